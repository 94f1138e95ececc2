#pragma once
#include "base/say.hpp"

/// What the app itself says, on buttons, beside the board and to those who listen. What is said of a puzzle stands in
/// the puzzle's own file of words; what the page says without the app, in assets/words.js.
namespace schlegel::web::words {

inline constexpr Sentence no_board_before{"There is no board before this one."},
    no_board_after{"There is no board after this one."};
inline constexpr Sentence graded_board{"{board} · {grade}"};

// Buttons and headings.
inline constexpr Sentence home{"Home"}, all_puzzles{"All puzzles"};
inline constexpr Sentence boards{"Boards"}, new_short{"New"}, edit{"Edit"}, share{"Share"}, help{"Help"};
inline constexpr Sentence new_board{"New board"}, edit_board{"Edit the board"}, start_over{"Start over"},
    bookmark{"Bookmark"};
inline constexpr Sentence bookmark_position{"Bookmark this position"}, edit_bookmarks{"Edit bookmarks"};
inline constexpr Sentence undo{"Undo"}, redo{"Redo"}, replay{"Replay"}, pause{"Pause"}, more{"More"};
inline constexpr Sentence speed{"Speed {speed}"}, move{"Move"}, goal{"Goal"}, show_goal{"Show the goal"};
inline constexpr Sentence solid{"Solid"}, flat{"Flat"}, flat_board{"Flat board"};
inline constexpr Sentence cancel{"Cancel"}, close{"Close"}, close_reason{"Close the reason"},
    close_explanation{"Close the explanation"}, why{"Why?"};
inline constexpr Sentence try_again{"Try again"},
    previous_step{"Previous step of the {what, select, reason {reason} other {explanation}}"},
    next_step{"Next step of the {what, select, reason {reason} other {explanation}}"};
inline constexpr Sentence details{"Details for programs"}, next_board{"Next board"}, previous_board{"Previous board"},
    another_like_this{"Another like this"}, show_me{"Show me"};
inline constexpr Sentence help_from_computer{"Help from the computer"}, advice_off{"Off"}, advice_count{"Count"};
inline constexpr Sentence advice_verdict{"Can it be done?"}, advice_verdict_short{"Possible?"}, advice_hint{"Hint"};
inline constexpr Sentence mark_safe_moves{"Mark safe moves"}, new_on_board{"New on this board"};
inline constexpr Sentence more_about_puzzle{"More about the puzzle"}, whole_board{"Whole board"};
inline constexpr Sentence board_takes_arrows{"Whole board: arrow keys move"};
inline constexpr Sentence turn_sideways{"Turn the solid sideways"}, turn_over{"Turn the solid over"};

// The list of solutions. {solution} and {solutions} are what the puzzle calls them: "tour", "tours".
inline constexpr Sentence only_solution{"The only {solution}"}, all_solutions{"All {solutions}"};
inline constexpr Sentence previous_solution{"Previous {solution}"}, next_solution{"Next {solution}"};
inline constexpr Sentence random_solution{"A random {solution}"}, choose{"Choose"}, choose_number{"Choose a number"};
inline constexpr Sentence shown_choose_number{"{shown}, choose a number"};
inline constexpr Sentence close_list{"Close the list of {solutions}"};
inline constexpr Sentence close_list_and{"Close the list of {solutions}: {way_back}"};
inline constexpr Sentence which_solution{"Which {solution} of {count, number}?"};
inline constexpr Sentence how_many_solutions{"{count, number} {solutions} in all."};
inline constexpr Sentence share_solution{"Share this {solution}"};
/// Which solution is shown, in place of the game from move {from} on, or of the whole of it where that is 0.
inline constexpr Sentence shown_only{"The only {solution}{from, select, 0 {} other { from move {from}}}"};
inline constexpr Sentence shown_number{
    "{Solution} {number, number}{count, select, unknown {} other { of {count, number}}}{from, select, 0 {} other { "
    "from move {from}}}"};
inline constexpr Sentence shown_random{
    "A random one of {count, number} {solutions}{from, select, 0 {} other { from move {from}}}"};
inline constexpr Sentence shown_some{"{Solution}{from, select, 0 {} other { from move {from}}}"};
inline constexpr Sentence shown_by_computer{"{shown}, shown by the computer"};

// Whose moves they are. {moves} is a list of runs.
inline constexpr Sentence one_move{"move {number}"}, run_of_moves{"moves {first} to {last}"};
inline constexpr Sentence many_runs{"{count} moves from {first} to {last}"};
inline constexpr Sentence complete_with_one{"Complete. {Moves} is the computer’s."};
inline constexpr Sentence complete_with_many{"Complete. {Moves} are the computer’s."};
inline constexpr Sentence by_computer{"{moves} by the computer"};
inline constexpr Sentence back_to_game{"Back to my game"}, back_to_branch{"Back to the branch"};

// Going along the moves.
inline constexpr Sentence back_to_start{"Back to the start"}, back_to_move{"Back to move {move}"};
inline constexpr Sentence went_back_to_start{"Back to the start."}, went_back_to_move{"Back to move {move}."};
inline constexpr Sentence on_to_move{"On to move {move}."}, taken_back{"Taken back: {what}"};
inline constexpr Sentence no_move_yet{"No move has been made."}, nothing_held{"Nothing is held."};
inline constexpr Sentence target_and_state{"{name}, {state}"}, target_held{"{name}, {state}."};
inline constexpr Sentence move_of_all{"{at} of {all}"}, move_of_all_and{"{at} of {all}, {whose}"};
inline constexpr Sentence after_moves{"after {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence after_moves_status{"After {moves, plural, one {# move} other {# moves}}: {status}"};

// Bookmarks.
inline constexpr Sentence has_bookmark{"This position has a bookmark: {name}."}, bookmark_number{"Bookmark {number}"};
inline constexpr Sentence bookmark_set{"{name} is set, after {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence back_at{"Back at {name}."}, back_to{"Back to {name}"};
inline constexpr Sentence bookmark_read{"{name}, after {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence bookmark_read_here{"{name}, after {moves, plural, one {# move} other {# moves}}: here"};

// The computer's answer.
inline constexpr Sentence thinking{"Thinking …"}, is_thinking{"The computer is thinking."};
inline constexpr Sentence still_at_work{"Still at work: {progress}."}, cancelled{"Cancelled."};
inline constexpr Sentence went_wrong{"Something went wrong"}, not_known{"Not known"}, no_answer{"No answer"};
inline constexpr Sentence take_back_and_ask{"{reason} Take moves back and ask again."};
inline constexpr Sentence the_goal{"The goal"}, hint{"Hint: {move}"};
inline constexpr Sentence rings{"Solid rings keep a solution possible, dashed rings end it."};
inline constexpr Sentence could_not_find_out{"The computer could not find out: {budget}."};
inline constexpr Sentence why_leads_through{"No short reason is known. \"Why?\" leads through it step by step."};
inline constexpr Sentence next_step_hint{"Next step"}, explain{"Explain"}, do_it{"Do it"}, play_steps{"Play the steps"};
inline constexpr Sentence next_step_described{"Next step: where to look, then why, then do it"};
inline constexpr Sentence explain_described{"Explain every step from here"};
inline constexpr Sentence look_here{"Something follows from what is marked here. Do you see it?"};
/// To who listens; semicolons part the {places}.
inline constexpr Sentence look_at{"Something follows from what is marked here: {places}. Do you see it?"};
inline constexpr Sentence no_step_from_here{"No step leads on from here. Press “{button}” first."};
inline constexpr Sentence no_step_at_all{"This board has no solution, so no step leads to one."};
inline constexpr Sentence nothing_forced{"Nothing is forced here: more than one way leads on."};
inline constexpr Sentence nothing_found{"No step with a reason was found here."};
inline constexpr Sentence pencil_taken_up{
    "Pencil at {name}. Press # at a neighbour to cross out the line, or here again to cross out the place."};
inline constexpr Sentence grade_of_way{"{technique, select, none {} other {{technique} · }}the way from here: {grade}"};
inline constexpr Sentence technique_and{"{technique}. {sentence}"};
inline constexpr Sentence at_least{"at least {number}"}, all_steps_told{"All {steps} steps are told now."};
inline constexpr Sentence way_is_graded{"The way from here: {grade}."};
inline constexpr Sentence explanation_closed{"The explanation is closed."};
inline constexpr Sentence reason_failed_check{"The computer's reason failed an independent check, so it is not shown."};
inline constexpr Sentence solution_failed_check{
    "The computer's solution failed an independent check, so it is not shown."};
inline constexpr Sentence unreadable_answer{"The answer could not be read: {problem}"};
inline constexpr Sentence step_of_reason{"Step {step} of {steps}. {sentence}"}, reason_closed{"The reason is closed."};
inline constexpr Sentence reason_checked{"An independent checker has gone through this reason and accepts it."};
inline constexpr Sentence reason_unchecked{"This rests on a complete search, which the checker cannot repeat here."};

// Boards and what is kept.
inline constexpr Sentence own_board{"A board of your own"}, my_board{"My board"}, numbered_board{"{title} {number}"};
inline constexpr Sentence board_from_link{"Board from a link, {date}"}, earlier_game{"Earlier game"};
inline constexpr Sentence opened{"{puzzle}: {board}. {status}"}, heading{"{puzzle}: {board}"};
inline constexpr Sentence no_such_puzzle{"There is no puzzle {name}."},
    board_gone{"That board is no longer kept here."};
inline constexpr Sentence bad_link{"This link cannot be opened: {problem}"};
inline constexpr Sentence bad_board{"This is not a board I can read: {problem}"};
inline constexpr Sentence for_other_puzzle{"This is a board for {puzzle}, which is open now."};
inline constexpr Sentence sentence_of{"{words}."};
inline constexpr Sentence storage_emptied{
    "What this browser kept for this page has been deleted. The games that are open here are kept again."};
inline constexpr Sentence storage_full{
    "The browser's storage is full, so new games last only until the page is closed. Boards lists what you can delete; "
    "Share makes a file of a game."};
inline constexpr Sentence storage_forbidden{
    "This browser lets the page store nothing, so games last only until the page is closed. Share makes a link or a "
    "file "
    "of a game."};
inline constexpr Sentence unreadable_game{
    "A kept game could not be read, so it starts anew. What was kept is set aside."};
inline constexpr Sentence boards_full{"The browser's storage is full. Delete boards that you no longer need."};
inline constexpr Sentence boards_forbidden{
    "This browser lets the page store nothing: these boards last only until the page is closed."};
inline constexpr Sentence no_webgl{"This browser does not offer WebGL, which is needed to draw the board."};

inline constexpr Sentence new_board_of{"New board: {puzzle}"}, this_ground{"One like this"}, any_grade{"Any"};
inline constexpr Sentence making_board{"Making a board …"};
inline constexpr Sentence no_board_made{"No such board was found: {budget}. Another choice may have more of them."};
inline constexpr Sentence board_cannot_be_made{"No such board can be made: {problem}"};

// What the computer finds out about a board that is drawn.
inline constexpr Sentence drawing_solvable{"It can be solved."}, drawing_unsolvable{"It cannot be solved."};
inline constexpr Sentence drawing_unique{"It can be solved in exactly one way."};
inline constexpr Sentence drawing_several{"It can be solved in more than one way."};
inline constexpr Sentence drawing_count{"It can be solved in {count} ways."};
inline constexpr Sentence drawing_unknown{"Whether it can be solved is not known: {budget}."};
inline constexpr Sentence too_large_to_draw{"Drawings have at most {most} vertices."};
inline constexpr Sentence only_graph_taken{
    "This is a board for {puzzle}. Its vertices and lines are drawn; the rest is left out."};
inline constexpr Sentence nothing_moved{
    "Nothing has moved: it is arranged like this already, or the lines do not allow it."};
inline constexpr Sentence made_unique{
    "{count, plural, one {# addition makes} other {# additions make}} the first solution the only one. Undo takes this "
    "back."};
inline constexpr Sentence not_made_unique{"No additions were found that leave only one solution."};
inline constexpr Sentence no_solution_in_time{"No solution was found in time."};
inline constexpr Sentence not_drawn{"This board can only be edited as text."};

// What was solved.
inline constexpr Sentence progress{"Progress"}, from_file{"From a file"};
inline constexpr Sentence results_full{
    "The browser's storage is full, so new results last only until the page is closed. Boards lists what you can "
    "delete; Progress makes a file of everything."};
inline constexpr Sentence game_of_other_puzzle{"this game is not one of {puzzle}"};

// Sections of the page to be read.
inline constexpr Sentence position{"Position"}, answer{"Answer"}, reason{"Reason"}, figures{"Figures"};
inline constexpr Sentence bookmarks{"Bookmarks"}, under_finger{"Under the finger"}, figure{"{name}: {value}"};
inline constexpr Sentence some_places_listed{"{summary} Only the places around the one with the focus are listed."};

}  // namespace schlegel::web::words
