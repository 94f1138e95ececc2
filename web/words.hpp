#pragma once
#include "base/say.hpp"

/// What the app itself says: on buttons, next to the board and aloud. A puzzle has its own words.hpp; what the page
/// says without the app is in assets/words.js.
namespace schlegel::web::words {

inline constexpr Sentence no_board_before{"This is the first board."}, no_board_after{"This is the last board."};
inline constexpr Sentence graded_board{"{board} · {grade}"}, difficulty{"Difficulty"};

// Buttons and headings.
inline constexpr Sentence home{"Home"};
inline constexpr Sentence boards{"Boards"}, new_short{"New"}, edit{"Edit"}, share{"Share"}, help{"Help"};
inline constexpr Sentence new_board{"New board"}, edit_board{"Edit this board"}, start_over{"Start over"},
    bookmark{"Bookmark"};
inline constexpr Sentence bookmark_position{"Bookmark this position"}, edit_bookmarks{"Edit bookmarks"};
inline constexpr Sentence undo{"Undo"}, redo{"Redo"}, replay{"Replay"}, pause{"Pause"}, more{"More"};
inline constexpr Sentence help_for{"Help: {puzzle}"};
inline constexpr Sentence speed{"Speed {speed}"}, move{"Timeline"}, goal{"Goal"}, show_goal{"Show the goal"};
inline constexpr Sentence solid{"Solid"}, flat{"Flat"}, flat_board{"Flat board"};
inline constexpr Sentence cancel{"Cancel"}, close{"Close"}, close_reason{"Close proof"},
    close_explanation{"Close explanation"}, why{"Why?"};
inline constexpr Sentence try_again{"Try again"},
    previous_step{"Previous step of the {what, select, reason {proof} other {explanation}}"},
    next_step{"Next step of the {what, select, reason {proof} other {explanation}}"};
inline constexpr Sentence details{"Certificate"}, next_board{"Next board"}, previous_board{"Previous board"},
    another_like_this{"Generate another"}, show_me{"Show solution"};
inline constexpr Sentence help_from_computer{"Computer help"}, advice_off{"Off"}, advice_count{"Count"};
inline constexpr Sentence advice_verdict{"Solvable?"}, advice_hint{"Next move"};
inline constexpr Sentence mark_safe_moves{"Mark safe moves"},
    new_on_board{"{rules, plural, one {New rule} other {New rules}}"};
inline constexpr Sentence more_about_puzzle{"Rules and help"}, whole_board{"Show whole board"};
inline constexpr Sentence board_takes_arrows{"Board. Slide tiles with the arrow keys."};
inline constexpr Sentence rotate_sideways{"Rotate left or right"}, rotate_over{"Rotate up or down"};

// The list of solutions. {solution} and {solutions} are what the puzzle calls them: "tour", "tours".
inline constexpr Sentence only_solution{"The only {solution}"}, all_solutions{"All {solutions}"};
inline constexpr Sentence previous_solution{"Previous {solution}"}, next_solution{"Next {solution}"};
inline constexpr Sentence random_solution{"Random {solution}"}, choose{"Go to…"}, choose_number{"Choose a number"};
inline constexpr Sentence shown_choose_number{"{shown}. Go to another number"};
inline constexpr Sentence close_list{"Close the list of {solutions}"};
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
inline constexpr Sentence shown_by_computer{"{shown}, shown by the computer"};

// Whose moves they are. {moves} is a list of runs.
inline constexpr Sentence one_move{"move {number}"}, run_of_moves{"moves {first}–{last}"};
inline constexpr Sentence many_runs{"{count} moves from {first} to {last}"};
inline constexpr Sentence solved_with_computer{"Solved. The computer played {moves}."};
inline constexpr Sentence by_computer{"{moves} by the computer"};
inline constexpr Sentence back_to_game{"Back to my game"}, back_to_branch{"Back to the branch"};

// Moving along the timeline.
inline constexpr Sentence back_to_start{"Back to the start"}, back_to_move{"Back to move {move}"};
inline constexpr Sentence went_back_to_start{"Back at the start."}, went_back_to_move{"Back at move {move}."};
inline constexpr Sentence on_to_move{"Forward to move {move}."}, undone{"Undone: {what}"};
inline constexpr Sentence no_move_yet{"No moves yet."}, nothing_held{"Nothing picked up."};
inline constexpr Sentence target_and_state{"{name}, {state}"}, target_held{"{name}, {state}."};
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
inline constexpr Sentence thinking{"Thinking…"}, is_thinking{"The computer is thinking."};
inline constexpr Sentence still_at_work{"Still working: {progress}."}, cancelled{"Cancelled."};
inline constexpr Sentence went_wrong{"Something went wrong"}, not_known{"Not known"}, no_answer{"No answer"};
inline constexpr Sentence undo_and_ask{"{reason} Undo some moves and try again."};
inline constexpr Sentence the_goal{"The goal"}, hint{"Next move: {move}"};
inline constexpr Sentence rings{"Solid ring: still solvable. Dashed ring: no longer solvable."};
inline constexpr Sentence could_not_find_out{"No answer found: {budget}."};
inline constexpr Sentence why_leads_through{"No short reason is known. Press “Why?” to see every step."};
inline constexpr Sentence next_step_hint{"Hint"}, explain{"Explain"}, do_it{"Do it"}, play_steps{"Play all steps"};
inline constexpr Sentence next_step_described{"Hint in three taps: where to look, why, then do it"};
inline constexpr Sentence explain_described{"Explain every step from here"};
inline constexpr Sentence look_here{"Look at the highlighted part. What follows?"};
/// Said aloud.
inline constexpr Sentence look_at{"Look here: {places}. What follows?"};
inline constexpr Sentence no_step_from_here{"There’s no solution from here. Press “{button}” first."};
inline constexpr Sentence no_step_at_all{"This board has no solution, so there’s no hint."};
inline constexpr Sentence nothing_forced{"No move is forced here. There’s more than one solution."};
inline constexpr Sentence nothing_found{"No step with a reason was found from here."};
inline constexpr Sentence pencil_at{
    "Pencil on {name}. Press # at a neighbour to cross out the line between them, or here again to cross out {name}."};
inline constexpr Sentence technique_and_grade{"{technique, select, none {} other {{technique} · }}{grade} from here"};
inline constexpr Sentence technique_and{"{technique}. {sentence}"};
inline constexpr Sentence at_least{"at least {number}"}, all_steps_ready{"All {steps} steps are ready."};
inline constexpr Sentence all_forced_ready{
    "{steps, plural, one {# step is} other {# steps are}} forced. After that, there’s a choice."};
inline constexpr Sentence grade_from_here{"{grade} from here."};
inline constexpr Sentence explanation_closed{"Explanation closed."};
inline constexpr Sentence reason_failed_check{"The computer’s proof failed an independent check, so it isn’t shown."};
inline constexpr Sentence solution_failed_check{
    "The computer’s solution failed an independent check, so it isn’t shown."};
inline constexpr Sentence step_of_reason{"Step {step}{steps, select, unknown {} other { of {steps}}}. {sentence}"},
    reason_closed{"Proof closed."};
inline constexpr Sentence reason_checked{"An independent checker verified this proof."};
inline constexpr Sentence reason_unchecked{"This rests on an exhaustive search that the checker can’t repeat here."};

// Boards and storage.
inline constexpr Sentence your_board{"Your board"}, my_board{"My board"}, numbered_board{"{title} {number}"};
inline constexpr Sentence board_from_link{"Board from a link, {date}"}, earlier_game{"Earlier game"};
inline constexpr Sentence opened{"{puzzle}: {board}. {status}"}, heading{"{puzzle}: {board}"};
inline constexpr Sentence no_such_puzzle{"There’s no puzzle {name}."},
    board_gone{"That board is no longer saved here."};
inline constexpr Sentence bad_link{"Couldn’t open this link: {problem}"};
inline constexpr Sentence bad_board{"Couldn’t read this board: {problem}"};
inline constexpr Sentence for_other_puzzle{"This is a board for {puzzle}, so Schlegel switched to that puzzle."};
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

inline constexpr Sentence new_board_of{"New board: {puzzle}"}, like_this_one{"Like this one"}, any_grade{"Any"};
inline constexpr Sentence generating{"Generating…"};
inline constexpr Sentence none_generated{"Couldn’t generate a board: {budget}. Try another board or difficulty."};
inline constexpr Sentence cannot_generate{"Couldn’t generate a board: {problem}"};

// What the computer finds out about a drawing.
inline constexpr Sentence drawing_solvable{"It’s solvable."}, drawing_unsolvable{"It has no solution."};
/// {shortest} is "yes" where only the shortest solutions are counted.
inline constexpr Sentence drawing_unique{"It has exactly one {shortest, select, yes {shortest } other {}}solution."};
inline constexpr Sentence drawing_several{"It has more than one {shortest, select, yes {shortest } other {}}solution."};
inline constexpr Sentence drawing_count{"It has {count} solutions."};
inline constexpr Sentence drawing_counted{"It has {solutions}."};  ///< "4 shortest solutions"
inline constexpr Sentence drawing_unknown{"Couldn’t tell whether it’s solvable: {budget}."};
inline constexpr Sentence too_large_to_draw{"A drawing can have at most {most} vertices."};
inline constexpr Sentence only_graph_taken{"This board is for {puzzle}, so only its vertices and lines are drawn."};
inline constexpr Sentence nothing_moved{"Nothing moved: it’s arranged like this already, or the lines don’t allow it."};
inline constexpr Sentence made_unique{
    "Added {count, plural, one {# constraint} other {# constraints}}: one solution left. You can undo this."};
inline constexpr Sentence not_made_unique{"No constraints were found that leave only one solution."};
inline constexpr Sentence no_solution_in_time{"No solution was found in time."};
inline constexpr Sentence not_drawn{"You can edit this board only as text."};

// Results.
inline constexpr Sentence progress{"Progress"}, from_file{"From a file"};
inline constexpr Sentence results_full{
    "Your browser’s storage is full, so new results won’t be saved. Delete boards, or export everything under "
    "Progress."};
inline constexpr Sentence game_of_other_puzzle{"this game isn’t for {puzzle}"};

// Sections of the page for screen readers.
inline constexpr Sentence position{"Position"}, answer{"Answer"}, reason{"Reason"}, figures{"Figures"};
inline constexpr Sentence bookmarks{"Bookmarks"}, under_finger{"Under the finger"}, figure{"{name}: {value}"};
inline constexpr Sentence only_near_listed{"{summary} The board is large: only the area around the focus is listed."};

}  // namespace schlegel::web::words
