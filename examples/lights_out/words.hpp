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
inline constexpr Sentence all_off{"All lamps are off!"}, none_on{"All lamps are off."}, on{"on"}, off{"off"};
inline constexpr Sentence still_on{"{lamps, plural, one {# lamp is on.} other {# lamps are on.}}"};
inline constexpr Sentence pressed{"{lamp} pressed."}, lit{"On: {lamps}. All others are off."};

// The computer's answer.
inline constexpr Sentence to_go{"{presses, plural, one {# press} other {# presses}} to go"};
inline constexpr Sentence fewest{"No solution takes fewer."}, perhaps_fewer{"Other solutions may take fewer presses."};
inline constexpr Sentence even_and_odd{
    "Every press switches an even number of certain lamps, but an odd number of them is on."};
inline constexpr Sentence always_even{"Every press switches an even number of these lamps."};
inline constexpr Sentence stays_odd{"An odd number of them is on, and stays odd: they’re never all off."};
inline constexpr Sentence phase_elimination{"solving equations"};
inline constexpr Sentence needs_memory{"the equations need more memory than allowed; try a smaller board"};
inline constexpr Sentence stopped_at_lamp{"stopped after {lamps, number} of {all, number} lamps"};

}  // namespace schlegel::lights_out::words
