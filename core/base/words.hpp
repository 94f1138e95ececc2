#pragma once
#include "base/say.hpp"

/// What all readers of texts say of numbers and names, and how lists are said.
namespace schlegel::words {

// Lists. {names} are all before {next}.
inline constexpr Sentence two_names{"{first} and {last}"}, several_names{"{names}, {next}"};

// Where an error is.
inline constexpr Sentence error_at{"line {line, number, ::group-off}, column {column, number, ::group-off}: {problem}"};

// What the computer is doing, where a search has no better word for it.
inline constexpr Sentence phase_search{"search"};

// What is wrong with a number. {what} is what it gives: "the width", "--limit".
inline constexpr Sentence no_number_here{
    "{what} must be a whole number from {least, number, ::group-off} to {most, number, ::group-off}, but found {found}"};
inline constexpr Sentence no_number_at_end{
    "{what} must be a whole number from {least, number, ::group-off} to {most, number, ::group-off}, but the text ends "
    "here"};
inline constexpr Sentence out_of_range{
    "{what} must be from {least, number, ::group-off} to {most, number, ::group-off}"};
inline constexpr Sentence no_decimal{"{what} must be a decimal number such as 0.25"};

// What is wrong with a name. {what} is what it names: "vertex name", "token".
inline constexpr Sentence name_missing{"a {what} is missing here"};
inline constexpr Sentence name_too_long{"this {what} is too long; the limit is {most} bytes"};
inline constexpr Sentence name_unprintable{"{name} cannot be a {what}; use no spaces, control characters or '#'"};

}  // namespace schlegel::words
