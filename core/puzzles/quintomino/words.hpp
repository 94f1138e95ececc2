#pragma once
#include "base/say.hpp"

/// What quintominoes say to people. {face} is a face's name, "A"; {piece} a piece's number or, if it is called by
/// its colours, "12345", which is not a number; {colours} a row of names, "1 2 3" or "red blue".
namespace schlegel::quintomino::words {

// The puzzle.
inline constexpr Sentence title{"Quintominoes"}, tab{"Quintominoes"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence board_size{"{count, plural, one {# face} other {# faces}}"};
inline constexpr Sentence goal{"Cover the solid with the pieces. Touching edges must match in colour."};
inline constexpr Sentence how{
    "Drag a piece onto a face, or press the piece and then the face; press it there to rotate it. R or the wheel "
    "rotates the held piece, F flips it, X takes it off the board."};

// Help for its options on the command line.
inline constexpr Sentence option_flip{"whether pieces may be flipped, yes or no"};
inline constexpr Sentence option_repeat{"whether a piece may be used more than once, yes or no"};
inline constexpr Sentence option_given{"number of pieces given (default: as few as leave one solution)"};
inline constexpr Sentence option_new_pieces{"a random set of pieces, with one solution up to symmetry"};
inline constexpr Sentence option_up_to{
    "which solutions count as the same: nothing (none), rotation, symmetry, rotation+colour or symmetry+colour"};

// The rules of one board.
inline constexpr Sentence pieces_to_cut_out{"Pieces to cut out"};
inline constexpr Sentence may_flip{"Pieces may be rotated and flipped."};
inline constexpr Sentence may_not_flip{"Pieces may be rotated, but not flipped."};
inline constexpr Sentence may_repeat{"Use each piece as often as you like."};
inline constexpr Sentence left_over{"{pieces, plural, one {# piece is} other {# pieces are}} left over in the end."};
inline constexpr Sentence given{
    "{pieces, plural, one {# piece is given and stays} other {# pieces are given and stay}} in place."};

// Why a move is not played.
inline constexpr Sentence move_form{
    "{text} is not a move: write face:colours, for example {face}:{colours, number, ::group-off}."};
inline constexpr Sentence no_such_face{"There is no face {face} on this board."};
inline constexpr Sentence no_such_colour{"No piece has the colour {colour}."};
inline constexpr Sentence face_size{
    "Face {face} has {edges, plural, one {# edge} other {# edges}}, but the piece has {sides}."};
inline constexpr Sentence face_smaller{
    "Face {face} has {edges, plural, one {# edge} other {# edges}}, but the piece has more."};
inline constexpr Sentence no_such_piece{"No piece has the colours {colours, number, ::group-off} in this order."};
inline constexpr Sentence only_flipped{
    "No piece has the colours {colours, number, ::group-off} in this order without being flipped, which is not allowed "
    "here."};
inline constexpr Sentence piece_stays{"The piece on face {face} is given and stays in place."};
inline constexpr Sentence nothing_to_take{"There is no piece on face {face}."};
inline constexpr Sentence is_elsewhere{"That piece is not on face {face}."};
inline constexpr Sentence is_so_already{"That piece is already on face {face} in this orientation."};
inline constexpr Sentence is_on{"Piece {piece, number, ::group-off} is on face {face}."};
inline constexpr Sentence none_left{"No piece {piece, number, ::group-off} is left."};
inline constexpr Sentence choose_piece{"Choose a piece from the tray first."};
inline constexpr Sentence no_flipping{"These pieces may not be flipped."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence solved{"Solved! All {edges, plural, other {# edges match}}."};
inline constexpr Sentence covered_but{
    "Every face is covered, but {edges, plural, one {# edge doesn’t} other {# edges don’t}} match."};
inline constexpr Sentence mismatch_and_to_go{
    "{edges, plural, one {# edge doesn’t} other {# edges don’t}} match, {faces, plural, one {# face} other {# faces}} "
    "to go."};
inline constexpr Sentence to_go{"{faces, plural, one {# face} other {# faces}} to go."};
inline constexpr Sentence begin{"Place a piece on a face."};
inline constexpr Sentence match_figure{"Matching edges"}, match_of{"{matching} of {edges}"};
inline constexpr Sentence mismatch{"{edges, plural, one {# edge doesn’t} other {# edges don’t}} match."};
inline constexpr Sentence taken_off{"Piece {piece} taken off face {face}."};
inline constexpr Sentence moved{"Piece {piece} moved from face {from} to face {face}: {colours}."};
inline constexpr Sentence rotated_there{"Piece {piece} on face {face} now has {colours}."};
inline constexpr Sentence placed{"Piece {piece} placed on face {face}: {colours}."};
/// {sides} is a list of {colour} at {face}, the face on the other side.
inline constexpr Sentence face_with_piece{"Face {face}: piece {piece} with {sides}."};
inline constexpr Sentence face_empty{"Face {face}: empty."}, face_needs{"Face {face}: empty, needs {sides}."};
inline constexpr Sentence colour_at_face{"{colour} at {face}"};
inline constexpr Sentence all_on_board{"All pieces are on the board."};
inline constexpr Sentence in_tray{"In the tray: {pieces}."}, tray_empty{"The tray is empty."};
inline constexpr Sentence piece_with_colours{"piece {piece}, {colours}"};  ///< one of {pieces}, separated by semicolons
inline constexpr Sentence pieces_with_colours{"{count} times piece {piece}, {colours}"};
inline constexpr Sentence to_cover{"{count, plural, one {# face} other {# faces}} to cover: {faces}."};
inline constexpr Sentence faces_covered{
    "{faces, plural, one {# face} other {# faces}}, {covered, plural, other {# covered}}."};
inline constexpr Sentence set_flips{"{pieces, plural, one {# piece} other {# pieces}}, which may be flipped."};
inline constexpr Sentence set_does_not_flip{
    "{pieces, plural, one {# piece} other {# pieces}}, which may not be flipped."};
inline constexpr Sentence set_repeats_flips{
    "{pieces, plural, one {# piece} other {# pieces}}, to be used as often as you like. Pieces may be flipped."};
inline constexpr Sentence set_repeats_does_not_flip{
    "{pieces, plural, one {# piece} other {# pieces}}, to be used as often as you like. Pieces may not be flipped."};
inline constexpr Sentence in_hand{"Held: {colours}."};

// Moves by name, in a list of moves.
inline constexpr Sentence move_from_to{"piece {piece} from face {from} to face {face}"};
inline constexpr Sentence move_onto{"piece {piece} on face {face}"}, move_off{"taking the piece off face {face}"};

// Targets: names, and states, some of them separated by commas.
inline constexpr Sentence face_name{"face {face}"}, piece_name{"piece {piece}, {colours}"};
inline constexpr Sentence rotate_tool{"rotate the held piece"}, flip_tool{"flip the held piece"};
inline constexpr Sentence lift_tool{"take the held piece off"};
inline constexpr Sentence empty{"empty"}, needs{"needs {sides}"}, piece_shows{"piece {piece}: {colours}"};
inline constexpr Sentence held_safe{"the held piece is safe here"};
inline constexpr Sentence mismatches{"{edges, plural, one {# edge doesn’t} other {# edges don’t}} match"};
inline constexpr Sentence fixed{"fixed"}, held{"held"}, shows{"colours {colours}"};
inline constexpr Sentence lifting_helps{"taking it off makes the board solvable again"};
inline constexpr Sentence on_board{"on the board"}, as_often_as_liked{"as often as you like"};
inline constexpr Sentence one_in_tray{"in the tray"}, some_in_tray{"{count} in the tray"};

// How the held piece must be rotated.
inline constexpr Sentence as_it_is{"not rotated"}, flipped{"flipped"};
inline constexpr Sentence rotated{"rotated {times, plural, one {# step} other {# steps}} clockwise"};
inline constexpr Sentence flipped_and_rotated{
    "flipped and rotated {times, plural, one {# step} other {# steps}} clockwise"};

// The computer's answer.
inline constexpr Sentence at_least{
    "There {solutions, plural, one {is at least # solution} other {are at least # solutions}}."};
inline constexpr Sentence only_one_from_here{"From here, the solution is unique."};
inline constexpr Sentence rotated_separately{
    "{flip, select, yes {Rotations and mirror images} other {Rotations}} of a solution count separately."};
inline constexpr Sentence fits{"Piece {piece} fits face {face}, {rotated}."};  ///< {rotated}: as above, "rotated once"
inline constexpr Sentence solvable_again{"solvable again"};
inline constexpr Sentence take_off{"Take the piece off face {face}."};
inline constexpr Sentence take_one_off{"Take a piece off one of these faces: {faces}."};
inline constexpr Sentence all_figure{"Solutions in all"};
inline constexpr Sentence classes_figure{"{classes, plural, one {# class} other {# classes}} of"};
inline constexpr Sentence class_size{"{solutions, plural, one {# solution} other {# solutions}}"};
inline constexpr Sentence up_to_figure{"up to {equivalence}"};
inline constexpr Sentence too_much_memory{"the search would need more memory than allowed"};
inline constexpr Sentence stopped_at{"stopped after {steps, plural, one {# step} other {# steps}}"};

// What cannot be asked.
inline constexpr Sentence up_to_form{
    "--up-to must be nothing, rotation, symmetry, rotation+colour or symmetry+colour, not {text}"};
inline constexpr Sentence no_symmetries{
    "symmetries can be found only for a surface in one part with at most {faces, plural, one {# face} other {# "
    "faces}}"};
inline constexpr Sentence no_rotations{
    "it is not clear which symmetries are rotations: the face lists form no sphere or torus, and reversing some gives "
    "no sphere, or more than one"};

// Explanations and reasons. {edge} is an edge, {list} several of them; {asked} is what the edges of a face are known to
// have, "1 any 3", or "none".
inline constexpr Sentence technique_one_colour{"Edge settled"}, technique_only_piece{"Only piece"};
inline constexpr Sentence technique_only_turn{"Only orientation"}, technique_forced_colour{"Forced colour"};
inline constexpr Sentence technique_only_face{"Only face"}, technique_two_faces{"Shared colour"};
inline constexpr Sentence technique_counted{"Colour count"}, technique_two_pieces{"Naked pair"};
inline constexpr Sentence technique_excluded{"Colours ruled out"};
inline constexpr Sentence title_counted{"A colour runs out"};
inline constexpr Sentence title_two_pieces{"Two pieces for two faces"};
inline constexpr Sentence edge_between{
    "{sort, select, own {edge {name} at which face {one} meets itself} one {edge {name} between faces {one} and {two}} "
    "short {{one}-{two}} other {edge {one}-{two}}}"};
inline constexpr Sentence these_edges{"these {count} edges"};
inline constexpr Sentence edge_has{"{edge} {holds, select, yes {has} other {doesn’t have}} colour {colour}"};
inline constexpr Sentence edge_lacks{"{edge} doesn’t have colour {colours}"};  ///< "1, 2 or 3"
inline constexpr Sentence piece_is_on{"piece {piece} {holds, select, yes {is} other {isn’t}} on face {face}"};
inline constexpr Sentence why_symmetric{"The colours can be renamed so that the set of pieces stays the same."};
inline constexpr Sentence with_colours{"with {sides}"};  ///< a list of the next
/// One of a list of colours: its first edge is called so, the others in short.
inline constexpr Sentence colour_at{"{first, select, yes {colour } other {}}{colour} at {edge}"};
/// As {asked}; {bars} are "2 or 4 at F-G" or, with more of them, the next.
inline constexpr Sentence needs_and_bars{"{needs}, and can’t have {bars}"}, bars_and_more{"{bars}, nor {more}"};
/// {after}: what it rests on was said right before.
inline constexpr Sentence step_both_colours{"There are two colours on {edge}: {one} and {two}."};
inline constexpr Sentence step_no_colour{"No colour is left for {edge}."};
inline constexpr Sentence step_one_colour{"Colour {colour} is on {edge}, so no other colour is."};
inline constexpr Sentence step_last_colour{"Only colour {colour} is left for {edge}."};
/// {barred} is what was ruled out before and where pieces are that would fit; or "none".
inline constexpr Sentence step_no_piece{
    "{asked, select, none {{barred, select, none {No piece fits face {face}} other {{barred}. So no piece that fits "
    "face {face} is left}}} other {Face {face} needs {asked}{barred, select, none {, and no piece fits} other {, but "
    "{barred}. So no piece that fits is left}}}}."};
inline constexpr Sentence cannot_have{"{edge} can’t have colour {colours}"};
inline constexpr Sentence step_only_piece{
    "{asked, select, none {{after, select, yes {So only} other {Only}} piece {piece} fits face {face}} other "
    "{Face {face} needs {asked}. {after, select, yes {So only} other {Only}} piece {piece} fits}}{turn, select, "
    "known {, in just one position{brought, select, none {} other {, "
    "with {brought}}}} other {}}."};
inline constexpr Sentence step_only_turn{
    "{asked, select, none {Piece {piece} fits face {face}} other {Face {face} needs {asked}, so piece {piece} fits "
    "it}} "
    "in just one position{brought, select, none {} other {, with {brought}}}."};
/// {asked} is what the face needs, or "none"; {these} the next but one, or "none".
inline constexpr Sentence step_forced_colour{
    "{these, select, none {{asked, select, none {{after, select, yes {Then every} other {Every}} piece that fits "
    "face {face}} other {Face {face} needs {asked}. Every piece that fits}} has} other {{these}, with}} colour "
    "{colour} at {edge}."};
/// {pieces} is a list of {count} names.
inline constexpr Sentence only_these_fit{
    "{asked, select, none {{after, select, yes {So only} other {Only}}} other {Face {face} needs {asked}, so only}} "
    "{count, plural, one {piece {pieces} fits} other {pieces {pieces} fit}}{asked, select, none { face "
    "{face}} other {}}"};
inline constexpr Sentence step_few_pieces{"There are more faces with {edges} edges than pieces for them."};
inline constexpr Sentence step_only_face{
    "{single, select, yes {Piece {piece} must be used. {others, select, none {It} other {It doesn’t fit on {others}. "
    "So it}} is on face {faces}} other {So many of "
    "piece {piece} are needed that {count, plural, one {face {faces} must take one} other {faces {faces} must take one "
    "each}}}}."};
/// {needs} and {lacks} are lists, "3 at D-L and 5 at C-D" and "2 at D-F and 4 at D-F", or "none"; {count} of {lacks}.
inline constexpr Sentence unfit_face{
    "{face} ({needs, select, none {} other {needs {needs}}}{lacks, select, none {} other {{needs, select, none {} "
    "other "
    "{; }}{lacks} {count, plural, one {is} other {are}} ruled out}})"};
inline constexpr Sentence step_no_face{
    "{single, select, yes {Piece {piece} must be used, but no face can still take it} other {More of piece {piece} are "
    "needed than there are faces that can take one}}."};
inline constexpr Sentence colour_once{
    "Face {face} already has {asked}, so {edge} can’t have {count, select, 1 {it as well} 2 {either} other {any of "
    "them}}."};
inline constexpr Sentence face_allows{
    "{these, select, none {{asked, select, none {{after, select, yes {Then the pieces} other {The pieces}} that fit "
    "face {face}} other {Face {face} needs {asked}. The pieces that fit}} can have only} other {{these}, with}} colour "
    "{colours} at {edge}."};
inline constexpr Sentence step_two_faces{
    "{one} {two} {is, select, none {They have no colour in common} other {So {edge} has colour {colour}}}."};
inline constexpr Sentence step_odd_sides{
    "Whichever pieces are used, they have colour {colour} on an odd number of sides. But every edge takes two of "
    "them."};
inline constexpr Sentence step_most_edges{
    "The pieces have at most {sides, plural, one {# edge} other {# edges}} of colour {colour} in all, and each edge of "
    "the board takes two. So at most {edges, plural, one {# edge} other {# edges}} of the board can have it. {is, "
    "select, none {But {found} have it} other {{held, select, "
    "0 {So} 1 {As {found} has it already,} other {As {found} have it already,}} {list} can’t have it}}."};
inline constexpr Sentence step_fewest_edges{
    "The pieces bring colour {colour} to {edges, plural, one {at least # edge} other {at least # edges}}{is, select, "
    "none {, but fewer can still have it} other {, and only that many can still have it. So {list} {count, plural, "
    "one {has} other {have}} it}}."};
inline constexpr Sentence step_two_pieces{
    "Only pieces {first} and {second} fit faces {one} and {two}, so neither piece can go anywhere else."};
inline constexpr Sentence step_excluded{
    "{asked, select, none {{after, select, yes {Then no} other {No}} piece that fits face {face}} other {Face {face} "
    "needs {asked}. No piece that fits}} can have colour {colours} at {edge}{neighbour, select, none {} other {, so "
    "face {neighbour} can’t have {count, plural, one "
    "{that colour} other {those colours}} there either}}."};

// What is wrong with a text. {text} and, in the sentences that ask for it, {keyword} come with quotation marks.
inline constexpr Sentence text_too_long{"the text has {bytes} bytes, but a set of pieces may have at most {most}"};
inline constexpr Sentence header_alone{"nothing may follow \"quintomino\" on its line"};
inline constexpr Sentence keyword_yes_or_no{"\"{keyword}\" must be followed by yes or no"};
inline constexpr Sentence one_edge{"a face needs at least two edges, but this one has only one"};
inline constexpr Sentence too_many_faces{"there are too many faces; at most {most} can be read"};
inline constexpr Sentence edge_name{"name of an edge"}, colour_name{"name of a colour"};
inline constexpr Sentence edge_form{"name an edge with letters and digits, not {text}"};
inline constexpr Sentence colour_form{"name a colour with letters and digits, not {text}"};
inline constexpr Sentence face_too_long{"a face may have at most {most} edges"};
inline constexpr Sentence edge_thrice{
    "edge {edge} is on three faces: on a closed surface every edge is on exactly two"};
inline constexpr Sentence edge_once{
    "edge {edge} is on one face only: on a closed surface every edge is on exactly two"};
inline constexpr Sentence colour_missing{"a colour is missing before or after a comma"};
inline constexpr Sentence too_many_colours{"there are too many colours; at most {most} can be read"};
inline constexpr Sentence piece_without_colours{"\"piece\" must be followed by its colours in order"};
inline constexpr Sentence piece_too_long{"a piece may have at most {most} colours"};
inline constexpr Sentence too_many_pieces{"there are too many pieces; at most {most} can be read"};
inline constexpr Sentence no_faces{
    "there are no faces: give the edges of each, faces separated by slashes, as in \"a b c / a d e / ...\""};
inline constexpr Sentence no_pieces{"there are no pieces: give the colours of each in order, as in \"12345 12354\""};
inline constexpr Sentence no_face_of_size{
    "this piece has {colours, plural, one {# colour} other {# colours}}, but no face has as many edges"};
inline constexpr Sentence unknown_word{
    "unknown word {text}: as a piece it has {colours, plural, one {# colour} other {# colours}}, but no face has as "
    "many edges"};
inline constexpr Sentence no_piece_of_size{
    "this face has {edges, plural, one {# edge} other {# edges}}, but no piece has as many colours"};
inline constexpr Sentence pieces_too_large{"the pieces together are too large"};
inline constexpr Sentence put_form{
    "write a placed piece as face:colours, for example \"{face}:{colours, number, ::group-off}\""};
inline constexpr Sentence put_no_face{"there is no face {text}; the faces are {first} to {last}"};
inline constexpr Sentence put_no_colour{"no piece has the colour {text}"};
inline constexpr Sentence put_size{
    "face {face} has {edges, plural, one {# edge} other {# edges}}, but {piece, number, ::group-off} has {colours, "
    "plural, one {# colour} other {# colours}}"};
inline constexpr Sentence put_no_piece{"no piece has the colours {piece, number, ::group-off} in this order"};
inline constexpr Sentence put_only_flipped{
    "no piece has the colours {piece, number, ::group-off} in this order without being flipped"};
inline constexpr Sentence put_twice{"face {face} is given two pieces"};
inline constexpr Sentence put_too_often{
    "the piece {piece, number, ::group-off} is placed more often than the set holds it; \"repeat yes\" allows that"};

// What the computer is doing, as its progress shows.
inline constexpr Sentence phase_symmetries{"finding symmetries"};
inline constexpr Sentence phase_placements{"testing each placement"};
inline constexpr Sentence phase_taking_off{"removing pieces"};
inline constexpr Sentence phase_classes{"sorting into classes"};
inline constexpr Sentence phase_filling{"filling faces"};

// What is proved of a new board, and why there can be none.
inline constexpr Sentence generated_with_one{"It has exactly one solution."};
inline constexpr Sentence generated_with_fewest{"With fewer pieces given, it would have more."};
inline constexpr Sentence generated_up_to_symmetry{
    "It has exactly one solution, not counting rotations and mirror images."};
inline constexpr Sentence generated_up_to_rotation{"It has exactly one solution, not counting rotations."};
inline constexpr Sentence too_many_new_pieces{
    "there are too many such pieces to draw from, or none; leave --new-pieces out, or choose a board with smaller "
    "faces or fewer colours"};
inline constexpr Sentence no_symmetry_for_new_pieces{
    "the symmetries of this surface are not known, so --new-pieces needs --given"};

// Base boards for new boards.
inline constexpr Sentence base_some_given{"Like this one, 6 pieces given"};
inline constexpr Sentence base_new_pieces{"New set of pieces"};

// What the editor sets.
inline constexpr Sentence setting_put{"Piece"}, setting_pieces{"Set of pieces"}, setting_colours{"Colours"};
inline constexpr Sentence setting_one_sided{"No flipping"}, setting_repeat{"Pieces may repeat"};
inline constexpr Sentence set_put_help{
    "Type a piece’s colours, then tap a face to place the piece there from the start. To choose where its first "
    "colour goes, tap two vertices that follow each other clockwise round the face."};
inline constexpr Sentence set_pieces_help{
    "The colours of each piece in order, as in 12345 12354. Leave it empty to generate pieces that fit."};
inline constexpr Sentence set_colours_help{"How many colours generated pieces have: 1–9. Leave it empty for 5."};
inline constexpr Sentence set_one_sided_help{"Pieces may be rotated, but not flipped."};
inline constexpr Sentence set_repeat_help{"Each piece can be used any number of times."};

}  // namespace schlegel::quintomino::words
