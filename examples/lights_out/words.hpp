#pragma once
#include "base/say.hpp"

/// What Lights Out says to people. Lamps go by their names; a list of them is "a, b, c".
namespace schlegel::lights_out::words {

// The puzzle.
inline constexpr Sentence title{"Lights Out"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence goal{"Switch all lamps off. Pressing a lamp switches it and those joined to it."};
inline constexpr Sentence how{"Tap a lamp, or type its letter. A second press takes the first one back."};
inline constexpr Sentence option_lit{"the lamps that are on at the start, a,b,c"};
inline constexpr Sentence needs_lamp{"the graph has no vertex; there must be a lamp to switch off"};
inline constexpr Sentence only_ours{
    "other programs' formats hold the graph alone; only our own text holds which lamps are on"};
inline constexpr Sentence no_such_lamp{"There is no lamp {vertex} on this board."};

// The position.
inline constexpr Sentence all_off{"All lamps are off!"}, none_on{"All lamps are off."}, on{"on"}, off{"off"};
inline constexpr Sentence still_on{"{lamps, plural, one {# lamp is on.} other {# lamps are on.}}"};
inline constexpr Sentence pressed{"{lamp} pressed."}, lit{"On: {lamps}. All others are off."};

// The computer's answer.
inline constexpr Sentence to_go{"{presses, plural, one {# press} other {# presses}} to go"};
inline constexpr Sentence fewest{"No solution takes fewer."}, perhaps_fewer{"There may be solutions of fewer presses."};
inline constexpr Sentence even_and_odd{
    "Every press switches an even number of certain lamps, of which an odd number is on."};
inline constexpr Sentence always_even{"Whatever is pressed, an even number of these lamps is switched."};
inline constexpr Sentence stays_odd{"An odd number of them is on, so it stays odd: they are never all off."};
inline constexpr Sentence phase_elimination{"elimination"};
inline constexpr Sentence needs_memory{"the equations need more memory than allowed"};
inline constexpr Sentence stopped_at_lamp{"stopped after {lamps, number} of {all, number} lamps"};

}  // namespace schlegel::lights_out::words
