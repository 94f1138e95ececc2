#pragma once
#include "base/say.hpp"

/// The sentences of Lights Out. {lamps} is a list of names: "a, b, c".
namespace schlegel::lights_out::words {

// The puzzle.
inline constexpr Sentence title{"Lights Out"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence board_size{"{count, plural, one {# light} other {# lights}}"};
inline constexpr Sentence goal{"Switch all lamps off. Pressing a lamp switches it and the lamps joined to it."};
inline constexpr Sentence how{"Tap a lamp, or type its letter. Press it again to take that back."};
inline constexpr Sentence option_lit{"the lamps that are on at the start, such as a,b,c"};
inline constexpr Sentence needs_lamp{"the graph has no vertex; add at least one lamp"};
inline constexpr Sentence schlegel_format_only{
    "other programs' formats hold only the graph; use Schlegel format to keep which lamps are on"};
inline constexpr Sentence no_such_lamp{"There is no lamp {vertex} on this board."};

// The position.
inline constexpr Sentence all_off{"All lamps are off!"}, on{"on"}, off{"off"};
inline constexpr Sentence still_on{"{lamps, plural, one {# lamp is on.} other {# lamps are on.}}"};
inline constexpr Sentence pressed{"{lamp} pressed."}, lit{"On: {lamps}. All others are off."};

// The computer's answer.
inline constexpr Sentence to_go{"{presses, plural, one {# press} other {# presses}} to go"};
inline constexpr Sentence fewest{"No solution takes fewer."}, perhaps_fewer{"Other solutions may take fewer presses."};
inline constexpr Sentence even_and_odd{
    "Every press switches an even number of certain lamps, but an odd number of them is on."};
inline constexpr Sentence phase_elimination{"solving equations"};
inline constexpr Sentence needs_memory{"the equations need more memory than allowed; try a smaller board"};
inline constexpr Sentence stopped_at_lamp{"stopped after {lamps, number} of {all, number} lamps"};

// Explanations: {count} {lamps}, which need an {odd} number of switches; {fact}: {lamp} is pressed, or not.
inline constexpr Sentence technique_one{"One lamp"}, technique_two{"Two lamps"}, technique_few{"A few lamps"};
inline constexpr Sentence technique_many{"Many lamps"}, so_many{"the highlighted lamps"};
inline constexpr Sentence is_pressed{"{lamp} is pressed"}, is_not_pressed{"{lamp} isn’t pressed"};
inline constexpr Sentence step_decided{
    "{count, plural, one {{lamps} still needs} other {Together, {lamps} still need}} an {odd, select, yes {odd} other "
    "{even}} number of switches. Of the presses left to decide, only {lamp} gives {count, plural, one {it} other "
    "{them}} an odd number. So {fact}."};
inline constexpr Sentence step_unmet{
    "{count, plural, one {{lamps} still needs} other {Together, {lamps} still need}} an odd number of switches, but "
    "every press left to decide gives {count, plural, one {it} other {them}} an even number."};

// The editor and the generator.
inline constexpr Sentence setting_lit{"On"}, set_lit_help{"Tap the lamps that are on. If you tap none, all are."};
inline constexpr Sentence generated{"It’s solvable, in {presses, plural, one {# press} other {# presses}}."};

}  // namespace schlegel::lights_out::words
