#pragma once
#include "base/say.hpp"

/// Sentences of all readers of texts, and lists.
namespace schlegel::words {

// Lists. {names} are the list before {next}.
inline constexpr Sentence two_names{"{first} and {last}"}, either_name{"{first} or {last}"};
inline constexpr Sentence several_names{"{names}, {next}"};
// Of names with commas, such as "row 1, column 2".
inline constexpr Sentence two_of_names{"{first}; and {last}"}, either_of_names{"{first}; or {last}"};
inline constexpr Sentence several_of_names{"{names}; {next}"};

// Where an error is.
inline constexpr Sentence error_at{"line {line, number, ::group-off}, column {column, number, ::group-off}: {problem}"};

// The progress of a search without a phase of its own.
inline constexpr Sentence phase_search{"search"};

// Errors in a number. {what} is its meaning: "the width", "--limit".
inline constexpr Sentence no_number_here{
    "{what} must be a whole number from {least, number, ::group-off} to {most, number, ::group-off}, but {found, "
    "select, text {the text ends here} line {the line ends here} other {found {found}}}"};
inline constexpr Sentence out_of_range{
    "{what} must be from {least, number, ::group-off} to {most, number, ::group-off}"};
inline constexpr Sentence no_decimal{"{what} must be a decimal number such as 0.25"};

// Errors in a name. {what} is "vertex name", "token" or alike.
inline constexpr Sentence name_missing{"a {what} is missing here"};
inline constexpr Sentence name_too_long{"this {what} is too long; the limit is {most} bytes"};
inline constexpr Sentence name_unprintable{"{name} cannot be a {what}; use no spaces, control characters or '#'"};

}  // namespace schlegel::words
