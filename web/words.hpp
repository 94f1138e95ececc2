#pragma once
#include "base/say.hpp"

/// What the app itself says: on buttons, next to the board and aloud. A puzzle has its own words.hpp; what the page
/// says without the app is in assets/words.js.
namespace schlegel::web::words {

inline constexpr Sentence no_board_before{"This is the first board."}, no_board_after{"This is the last board."};
inline constexpr Sentence graded_board{"{board} · {grade}"}, difficulty{"Difficulty"};

// Buttons and headings.
inline constexpr Sentence boards{"Boards"}, share{"Share"};
inline constexpr Sentence new_board{"New board"}, edit_board{"Edit this board"}, start_over{"Start over"};
inline constexpr Sentence bookmark_position{"Bookmark this position"}, edit_bookmarks{"Edit bookmarks"};
inline constexpr Sentence undo{"Undo"}, redo{"Redo"}, replay{"Replay"}, pause{"Pause"}, more{"More"};
inline constexpr Sentence speed{"Speed {speed}"}, move{"Timeline"}, goal{"Goal"}, show_goal{"Show the goal"};
inline constexpr Sentence solid{"Solid"}, flat{"Flat"}, flat_board{"Flat board"};
inline constexpr Sentence on_solid{"Press to play. Drag to turn the solid."};
inline constexpr Sentence cancel{"Cancel"}, close{"Close"}, closed{"Closed."}, next{"Next"}, done{"Done"};
inline constexpr Sentence try_again{"Try again"}, previous_step{"Previous step"}, next_step{"Next step"};
inline constexpr Sentence details{"Certificate"}, next_board{"Next board"}, next_daily{"Next daily board"},
    daily_boards{"Daily boards"}, previous_board{"Previous board"}, another_like_this{"Generate another"},
    back_to_lesson{"Back to lesson"};
inline constexpr Sentence rules_of_board{"Rules of this board"},
    back_after{"{way}, after {moves, plural, one {# move} other {# moves}}"};

// Help from the computer: Hint, Explain, Solution, and what it says unasked.
inline constexpr Sentence hint{"Hint"}, why{"Why?"}, do_it{"Do it"}, explain{"Explain"},
    explain_rest{"Explain the rest"}, explanation{"Explanation"}, proof{"Proof"}, play_steps{"Play all steps"};
inline constexpr Sentence while_i_play{"While I play, tell me"}, tell_me{"While I play, tell me: {what}"};
inline constexpr Sentence tell_nothing{"Nothing"}, tell_stuck{"When I’m stuck"}, tell_count{"How many ways are left"};
inline constexpr Sentence tells_nothing{"nothing"}, tells_stuck{"when I’m stuck"},
    tells_count{"how many ways are left"};
inline constexpr Sentence tell_nothing_more{"You can still ask for a hint."},
    tell_stuck_more{"Says so as soon as no {solution} is left, and why."},
    tell_count_more{
        "{safe, select, yes {Says after every move how many more are needed.} other {Counts them after every move, and "
        "rings the moves that keep a {solution} possible.}}"};
inline constexpr Sentence help_is_limited{
    "The link to this board allows {help, select, hints {hints only} other {no help}}."};
inline constexpr Sentence on_this_board{"On this board"};
inline constexpr Sentence whole_board{"Show whole board"};
inline constexpr Sentence board_takes_arrows{"Board. Slide tiles with the arrow keys."};
inline constexpr Sentence rotate_sideways{"Rotate left or right"}, rotate_over{"Rotate up or down"};

// The list of solutions. {solution} and {solutions} are what the puzzle calls them: "tour", "tours".
inline constexpr Sentence solution{"Solution"}, show_solution{"Show the {solution}"}, show_one{"Show one {solution}"};
inline constexpr Sentence browse_all{"Browse all {count, select, unknown {} other {{count, number} }}{solutions}"};
inline constexpr Sentence choose_number{"Go to {solution} number…"}, show_random{"Show a random {solution}"};
inline constexpr Sentence game_is_kept{"Your game is kept. Back to my game returns to it."};
inline constexpr Sentence go_to_number{"Go to number…"}, previous_solution{"Previous"}, stop_counting{"Stop counting"},
    see_others{"{count, select, unknown {Look for others} 2 {See the other} other {See the others}}"};
inline constexpr Sentence which_solution{"Which of the {count, number} {solutions}?"};
inline constexpr Sentence how_many_solutions{"{count, number} {solutions} in all."};
inline constexpr Sentence share_solution{"Share this {solution}"};
/// Which solution is shown instead of the game from move {from} on; 0: instead of all of it.
inline constexpr Sentence shown_only{"The only {solution}{from, select, 0 {} other { from move {from}}}"};
inline constexpr Sentence shown_number{
    "{Solution} {number, number}{count, select, unknown {} other { of {count, number}}}{from, select, 0 {} other { "
    "from move {from}}}"};
inline constexpr Sentence shown_random{
    "A random one of {count, number} {solutions}{from, select, 0 {} other { from move {from}}}"};
inline constexpr Sentence shown_some{"{Solution}{from, select, 0 {} other { from move {from}}}"};
inline constexpr Sentence shown_by_computer{"By the computer.{kept, select, yes { Your game is kept.} other {}}"};

// Whose moves they are. {moves} is a list of runs.
inline constexpr Sentence one_move{"move {number}"}, run_of_moves{"moves {first}–{last}"};
inline constexpr Sentence many_runs{"{count} moves from {first} to {last}"};
inline constexpr Sentence solved_with_computer{"Solved. The computer played {moves}."};
inline constexpr Sentence by_computer{"{moves} by the computer"};
inline constexpr Sentence back_to_game{"Back to my game"}, back_to_branch{"Back to the branch"};

// Moving along the timeline.
inline constexpr Sentence back_to_start{"Back to start"}, back_to_move{"Back to move {move}"};
inline constexpr Sentence on_to_move{"Forward to move {move}."};
inline constexpr Sentence no_move_yet{"No moves yet."};
inline constexpr Sentence target_and_state{"{name}, {state}"};
inline constexpr Sentence moves_are_given{
    "{moves, plural, one {The first move is} other {The first # moves are}} made for you. Go on from there."};
inline constexpr Sentence moves_shown{"{all, select, 0 {No moves} other {Move {at} of {all}}}"};
inline constexpr Sentence move_of_all{"{at} of {all}"}, move_of_all_and{"{at} of {all}, {whose}"};
inline constexpr Sentence after_moves{"after {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence after_moves_status{"After {moves, plural, one {# move} other {# moves}}: {status}"};

// Bookmarks.
inline constexpr Sentence has_bookmark{"This position is already bookmarked: {name}."},
    bookmark_number{"Bookmark {number}"};
inline constexpr Sentence bookmark_set{"{name} set after {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence back_at{"Back at {name}."}, back_to{"Back to {name}"};
inline constexpr Sentence bookmark_read{"{name}, after {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence bookmark_read_here{"{name}, after {moves, plural, one {# move} other {# moves}}: here"};

// The computer's answer.
inline constexpr Sentence counting{"Counting the {solutions}"}, is_thinking{"The computer is thinking."};
inline constexpr Sentence looking_for{
    "Looking for {what, select, hint {a hint} steps {an explanation} board {a board} other {a {solution}}}"};
inline constexpr Sentence share_done{
    "{eighths, select, 0 {Just started} 1 {A little done} 2 {A quarter done} 3 {Over a third done} 4 {About half done} "
    "5 {Over half done} 6 {Three quarters done} other {Nearly done}} after {seconds, plural, one {# second} other {# "
    "seconds}}."};
inline constexpr Sentence still_at_work{"Still working: {progress}."}, cancelled{"Cancelled."};
inline constexpr Sentence went_wrong{"Something went wrong"}, not_known{"Not known"}, no_answer{"No answer"};
inline constexpr Sentence the_goal{"The goal"}, rings{"The rings show what keeps a {solution} possible."};
inline constexpr Sentence stuck_since{"Stuck since move {move}"}, play_on{"You can play on meanwhile."};
inline constexpr Sentence could_not_find_out{"No answer found: {budget}."};
inline constexpr Sentence one_thing_is_certain{"One thing here is certain. Can you see what?"},
    good_move_here{"A good move starts here. Can you see which?"};
inline constexpr Sentence look_here{"Look at the highlighted part"}, look_at{"Look at {places}"};
inline constexpr Sentence wrong_mark{
    "The mark {to, select, none {on {from}} other {between {from} and {to}}} is wrong"};
inline constexpr Sentence nothing_found{"No step with a reason was found"};
inline constexpr Sentence shows_one{"The {solution} can still be shown, without reasons."};
inline constexpr Sentence explanation_ends{"The explanation ends here. Solution shows a whole {solution}."};
inline constexpr Sentence moves_to_go{"{moves, plural, one {# move} other {# moves}} to go."};
inline constexpr Sentence pencil_at{
    "Pencil on {name}. Press # at a neighbour to mark the line between them, or here again to mark {name}."};
inline constexpr Sentence step_of_all{"step {step}{steps, select, unknown {} other { of {steps}}}"};
inline constexpr Sentence steps_in_all{"{steps, plural, one {# step} other {# steps}}"};
inline constexpr Sentence step_in_outline{"Step {number}: {title}"}, and_more{"+ {count}"}, all_steps{"All steps"};
inline constexpr Sentence this_step{"This step"}, step_within{"{outline}: {step} of {steps}"};
inline constexpr Sentence grade_from_here{"{grade} from here."}, lesson_of{"Lesson: {title}"};
inline constexpr Sentence reason_failed_check{"The computer’s proof failed an independent check, so it isn’t shown."};
inline constexpr Sentence solution_failed_check{
    "The computer’s solution failed an independent check, so it isn’t shown."};
inline constexpr Sentence reason_checked{"An independent checker verified this proof."};
inline constexpr Sentence reason_unchecked{"This rests on an exhaustive search that the checker can’t repeat here."};

// Boards and storage.
inline constexpr Sentence your_board{"Your board{shape, select, none {} other {, {shape}}}"},
    numbered_board{"{title} ({number})"};
inline constexpr Sentence board_from_link{"Board from a link, {date}"}, earlier_game{"Earlier game"};
inline constexpr Sentence opened{"{puzzle}: {board}. {status}"}, heading{"{puzzle}: {board}"};
inline constexpr Sentence no_such_puzzle{"There’s no puzzle {name}."},
    board_gone{"That board is no longer saved here."};
inline constexpr Sentence bad_link{"Couldn’t open this link: {problem}"};
inline constexpr Sentence bad_board{"Couldn’t read this board: {problem}"};
inline constexpr Sentence sentence_of{"{words}."};
inline constexpr Sentence storage_emptied{"This site’s saved data was deleted. The games open here are saved again."};
inline constexpr Sentence storage_full{
    "Your browser’s storage is full, so new games won’t be saved. Delete boards, or save this game with Share."};
inline constexpr Sentence storage_forbidden{
    "Your browser won’t let this page save games. Keep this one as a link or a file with Share."};
inline constexpr Sentence unreadable_game{"Couldn’t read your saved game, so it starts over. Its text was kept."};
inline constexpr Sentence boards_full{"Your browser’s storage is full. Delete boards you no longer need."};
inline constexpr Sentence boards_forbidden{
    "Your browser won’t let this page save boards: these last until you close it."};
inline constexpr Sentence no_webgl{
    "This browser can’t draw the board without WebGL. Turn WebGL on, or try another browser."};

inline constexpr Sentence new_board_of{"New {puzzle} board"}, like_this_one{"Like this one"};
inline constexpr Sentence none_generated{"Couldn’t generate a board: {budget}. Try another board or difficulty."};
inline constexpr Sentence cannot_generate{"Couldn’t generate a board: {problem}"};

// Boards that are drawn, and what the computer finds out about them.
inline constexpr Sentence size_and_lines{
    "{size}{lines, select, 0 {} other {, {lines, plural, one {# line} other {# lines}}}}"};
inline constexpr Sentence vertices_and_lines{
    "{holes, select, yes {{vertices, plural, one {# hole} other {# holes}}} other {{vertices, plural, one {# vertex} "
    "other {# vertices}}}}, {lines, plural, one {# line} other {# lines}}"};
inline constexpr Sentence drawing_solvable{"Solvable"}, drawing_unsolvable{"No solution"};
/// {shortest} is "yes" where only the shortest solutions are counted.
inline constexpr Sentence drawing_several{"More than one {shortest, select, yes {shortest } other {}}{solution}"};
inline constexpr Sentence drawing_count{"{count} {solutions}"}, best_with_one{"A puzzle is best with exactly one."};
inline constexpr Sentence grade_of_drawing{
    "{grade}.{technique, select, none {} other { The hardest step is “{technique}”.}}"};
inline constexpr Sentence search_stopped{"You stopped the search."};
inline constexpr Sentence too_large_to_draw{"A drawing can have at most {most} vertices."};
inline constexpr Sentence only_graph_taken{"This board is for {puzzle}, so only its vertices and lines are drawn."};
inline constexpr Sentence nothing_moved{"Nothing moved: it’s arranged like this already, or the lines don’t allow it."};
inline constexpr Sentence not_made_unique{"No constraints were found that leave only one solution."};
inline constexpr Sentence no_solution_in_time{"No solution was found in time."};
inline constexpr Sentence no_explanation_in_time{"No explanation was found in time."};
inline constexpr Sentence exactly_one{"Exactly one {shortest, select, yes {shortest } other {}}solution"};
inline constexpr Sentence not_drawn{"You can edit this board only as text."};

// Results.
inline constexpr Sentence progress{"Progress"}, from_file{"From a file"};
inline constexpr Sentence results_full{
    "Your browser’s storage is full, so new results won’t be saved. Delete boards, or export everything under "
    "Progress."};
inline constexpr Sentence game_of_other_puzzle{"this game isn’t for {puzzle}"};

// Sections of the page for screen readers.
inline constexpr Sentence position{"Position"}, answer{"Answer"}, figures{"Figures"};
inline constexpr Sentence bookmarks{"Bookmarks"}, under_finger{"Under the finger"}, figure{"{name}: {value}"};
inline constexpr Sentence only_near_listed{"{summary} The board is large: only the area around the focus is listed."};

}  // namespace schlegel::web::words
