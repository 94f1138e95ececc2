#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "play/session.hpp"
#include "play/words.hpp"

namespace schlegel {

/// A timeline as a text tells it, before its moves have been played.
struct ParsedLine {
  enum class Kind { game, aside, bookmark };
  Kind kind = Kind::game;
  std::string name;
  std::int64_t at = 0;
  bool at_end = true;  ///< no place is told
  std::vector<std::string> moves;
  std::string computer, shown;
  int line = 0;  ///< of the text that holds the moves
};

/// Builds sessions out of text: the moves are played one by one, so that a save can hold nothing that play cannot.
class SessionText {
 public:
  static std::optional<Error> add(Session& session, ParsedLine parsed) {
    Session trial(session.game().clone());
    trial.game_->restart();
    for (std::size_t i = 0; i < parsed.moves.size(); ++i) {
      const std::string refusal = trial.play(parsed.moves[i]);
      if (!refusal.empty())
        return Error{say(words::saved_move_not_legal,
                         {{"number", i + 1}, {"move", schlegel::quoted(parsed.moves[i])}, {"refusal", refusal}}),
                     parsed.line, parsed.line > 0 ? 1 : 0};
    }
    const auto error = [&](const std::string& what) { return Error{what, parsed.line, parsed.line > 0 ? 1 : 0}; };
    Timeline& line = trial.line_;
    if (parsed.at > line.at && parsed.kind == ParsedLine::Kind::bookmark)
      return error(say(words::bookmark_beyond, {{"place", parsed.at}, {"moves", line.at}}));
    if (!parsed.at_end) line.at = static_cast<int>(std::min<std::int64_t>(parsed.at, line.at));
    if (!read_runs(line, parsed.computer))
      return error(say(words::computer_form, {{"text", schlegel::quoted(parsed.computer)}}));
    if (!read_shown(line, parsed.shown))
      return error(say(words::shown_form, {{"text", schlegel::quoted(parsed.shown)}}));
    if (parsed.kind == ParsedLine::Kind::game)
      session.enter(std::move(line));
    else if (parsed.kind == ParsedLine::Kind::aside)
      session.aside_.push_back(std::move(line));
    else
      session.put_bookmark({plain_name(parsed.name), std::move(line)}, session.bookmarks_.size());
    return std::nullopt;
  }
  static const std::vector<Timeline>& aside(const Session& session) { return session.aside_; }

  /// "9-20,25-25", empty when there are none.
  static std::string runs_of(const Timeline& line) {
    std::string out;
    for (const Timeline::Run& run : line.computer_runs())
      out += (out.empty() ? "" : ",") + std::to_string(run.first) + '-' + std::to_string(run.last);
    return out;
  }
  /// "5.17.30", numbers that are not known being left out.
  static std::string shown_of(const Timeline& line) {
    return line.shown ? std::to_string(line.shown->from) + '.' + line.shown->number + '.' + line.shown->count : "";
  }

 private:
  /// As it can stand in one line.
  static std::string plain_name(std::string name) {
    for (char& c : name)
      if (static_cast<unsigned char>(c) < ' ') c = ' ';
    const std::string_view rest = trim(name);
    return rest.empty() ? say(words::bookmark) : std::string(rest);
  }

  static bool read_runs(Timeline& line, std::string_view text) {
    if (text.empty()) return true;
    line.computer.assign(line.moves.size(), 0);
    const auto count = static_cast<std::int64_t>(line.moves.size());
    for (const std::string_view run : split(text, ',')) {
      TextCursor cursor(run);
      const auto first = cursor.accept_integer(1, count);
      if (!first || !cursor.accept("-")) return false;
      const auto last = cursor.accept_integer(*first, count);
      if (!last || !cursor.at_end()) return false;
      for (auto i = static_cast<std::size_t>(*first), end = static_cast<std::size_t>(*last); i <= end; ++i)
        line.computer[i - 1] = 1;
    }
    return true;
  }

  static bool read_shown(Timeline& line, std::string_view text) {
    if (text.empty()) return true;
    const auto parts = split(text, '.');
    if (parts.size() != 3) return false;
    for (const std::string_view digits : parts)
      if (digits.size() > 4000 || digits.find_first_not_of("0123456789") != std::string_view::npos) return false;
    TextCursor cursor(parts[0]);
    const auto from = cursor.accept_integer(0, static_cast<std::int64_t>(line.moves.size()));
    if (!from) return false;
    line.shown = Timeline::Shown{static_cast<int>(*from), std::string(parts[1]), std::string(parts[2])};
    return true;
  }
};

namespace {

constexpr std::string_view save_header = "schlegel save 1";

bool is_plain(char c) { return is_word(c) || c == '-' || c == '.' || c == '~' || c == ','; }

std::string percent_encoded(std::string_view text) {
  static constexpr char hex[] = "0123456789ABCDEF";
  std::string out;
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (is_plain(c))
      out += c;
    else if (c == ' ')
      out += '+';
    else
      (out += '%') += {hex[byte >> 4], hex[byte & 15]};
  }
  return out;
}

int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  const char low = to_lower(c);
  return low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
}

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+') {
      out += ' ';
    } else if (text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 && hex_value(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

/// A board as saves and links hold it.
Result<Session> session_of_board(std::string_view puzzle, std::string_view text, std::string_view level = {}) {
  auto game = parse_kept_game(puzzle, text);
  if (!game) return game.error();
  Session session(std::move(game).value(), std::string(level));
  if (level.empty()) session.set_title(title_in(text));
  return session;
}

Result<Session> session_of_level(std::string_view puzzle, std::string_view id) {
  const Level* level = find_level(puzzle, id);
  if (!level)
    return Error{say(words::no_such_board, {{"board", schlegel::quoted(id)}, {"puzzle", schlegel::quoted(puzzle)}})};
  auto game = parse_game(puzzle, level->text);
  if (!game) return game.error();
  return Session(std::move(game).value(), std::string(id));
}

void write_line(std::string& out, const Timeline& line) {
  out += "moves";
  for (const std::string& move : line.moves) out += ' ' + move;
  out += '\n';
  if (const std::string runs = SessionText::runs_of(line); !runs.empty()) out += "computer " + runs + '\n';
  if (line.shown) out += "shown " + SessionText::shown_of(line) + '\n';
}

std::vector<std::string> words_of(std::string_view text) {
  const auto words = split_words(text);
  return {words.begin(), words.end()};
}

/// Moves behind the first `kept` ones, place and the rest of a line as parts of a link.
void write_parts(std::string& out, const Timeline& line, std::size_t kept) {
  for (std::size_t i = kept; i < line.moves.size(); ++i)
    out += (i > kept ? "+" : "&moves=") + percent_encoded(line.moves[i]);
  if (const std::string runs = SessionText::runs_of(line); !runs.empty()) out += "&computer=" + runs;
  if (line.shown) out += "&shown=" + SessionText::shown_of(line);
}

/// "8.5 Name": the place of a bookmark, how many of the game's moves its line begins with, and its name.
std::optional<Error> read_bookmark(std::string_view value, ParsedLine& parsed, const ParsedLine& game) {
  TextCursor cursor(value);
  const auto at = cursor.take_integer(words::bookmark_position, 0, max_moves);
  if (!at) return Error{at.error().message};
  const auto most = static_cast<std::int64_t>(game.moves.size());
  if (!cursor.accept(".")) return Error{say(words::link_bookmark_form, {{"text", schlegel::quoted(value)}})};
  const auto kept = cursor.take_integer(words::shared_moves, 0, most);
  if (!kept) return Error{kept.error().message};
  parsed.kind = ParsedLine::Kind::bookmark;
  parsed.at = *at;
  parsed.at_end = false;
  parsed.name = trim(cursor.rest());
  parsed.moves.assign(game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(*kept));
  return std::nullopt;
}

}  // namespace

std::string write_board(const Session& session) {
  return (session.title().empty() ? "" : "# " + session.title() + '\n') + session.game().write_instance();
}

std::string write_save(const Session& session) {
  std::string out = std::string(save_header) + "\npuzzle " + std::string(session.game().puzzle()) + '\n';
  if (!session.level().empty()) out += "level " + session.level() + '\n';
  if (session.help() != Help::all) (out += "help ") += std::string(enum_name(session.help())) + '\n';
  out += "at " + std::to_string(session.at()) + '\n';
  write_line(out, session.line());
  for (const Timeline& line : SessionText::aside(session)) {
    out += "aside " + std::to_string(line.at) + '\n';
    write_line(out, line);
  }
  for (const Session::Bookmark& bookmark : session.bookmarks()) {
    out += "bookmark " + std::to_string(bookmark.line.at) + ' ' + percent_encoded(bookmark.name) + '\n';
    write_line(out, bookmark.line);
  }
  return out + "instance\n" + write_board(session);
}

Result<Session> parse_save(std::string_view text) {
  if (text.size() > 2 * max_instance_bytes) return Error{say(words::save_too_long)};
  TextCursor cursor(without_mark(text));
  if (trim(cursor.take_line()) != save_header) return Error{say(words::save_form, {{"header", save_header}}), 1, 1};
  std::string_view puzzle, level, instance;
  Help help = Help::all;
  std::vector<ParsedLine> lines(1);
  bool instance_seen = false;
  while (!cursor.at_end() && !instance_seen) {
    const int line = cursor.line();
    std::string_view key = cursor.take_word();
    cursor.skip_blanks();
    if (key == "puzzle") {
      puzzle = trim(cursor.take_line());
    } else if (key == "level") {
      level = trim(cursor.take_line());
    } else if (key == "help") {
      const std::string_view value = trim(cursor.take_line());
      const auto limit = enum_value<Help>(value);
      if (!limit)
        return Error{say(words::no_line_in_save, {{"text", schlegel::quoted("help " + std::string(value))}}), line, 1};
      help = *limit;
    } else if (key == "at" || key == "aside" || key == "bookmark" || key == "checkpoint") {
      if (key != "at") lines.emplace_back();
      ParsedLine& parsed = lines.back();
      if (key != "at") parsed.kind = key == "aside" ? ParsedLine::Kind::aside : ParsedLine::Kind::bookmark;
      auto at = cursor.take_integer(words::timeline_position, 0, max_moves);
      if (!at) return at.error();
      parsed.at = *at;
      parsed.at_end = false;
      parsed.name = percent_decoded(trim(cursor.take_line()));
    } else if (key == "moves") {
      lines.back().line = line;
      lines.back().moves = words_of(cursor.take_line());
    } else if (key == "computer") {
      lines.back().computer = trim(cursor.take_line());
    } else if (key == "shown") {
      lines.back().shown = trim(cursor.take_line());
    } else if (key == "instance") {
      cursor.take_line();
      instance = cursor.rest();
      instance_seen = true;
    } else {
      return Error{say(words::no_line_in_save, {{"text", schlegel::quoted(key)}}), line, 1};
    }
  }
  if (!instance_seen) return cursor.error(say(words::save_ends));
  auto read = session_of_board(puzzle, instance, find_level(puzzle, level) ? level : std::string_view());
  if (!read) {
    Error error = read.error();
    if (error.line > 0) error.line += cursor.line() - 1;
    return error;
  }
  Session session = std::move(read).value();
  session.set_help(help);
  for (ParsedLine& parsed : lines)
    if (auto error = SessionText::add(session, std::move(parsed))) return *error;
  return session;
}

std::string write_link(const Session& session, bool with_bookmarks) {
  std::string out(session.game().puzzle());
  out += session.level().empty() ? "?text=" + percent_encoded(write_board(session)) : "?level=" + session.level();
  if (session.level().empty() && session.grade() > 0) out += "&grade=" + std::to_string(session.grade());
  if (session.help() != Help::all) (out += "&help=") += enum_name(session.help());
  write_parts(out, session.line(), 0);
  if (session.can_redo()) out += "&at=" + std::to_string(session.at());
  if (!with_bookmarks) return out;
  const std::vector<std::string>& moves = session.moves();
  for (const Session::Bookmark& bookmark : session.bookmarks()) {
    const Timeline& line = bookmark.line;
    const auto parted = std::mismatch(moves.begin(), moves.end(), line.moves.begin(), line.moves.end()).first;
    const auto kept = static_cast<std::size_t>(parted - moves.begin());
    out += "&bookmark=" + std::to_string(line.at) + '.' + std::to_string(kept) + '+' + percent_encoded(bookmark.name);
    write_parts(out, line, kept);
  }
  return out;
}

Result<Session> parse_link(std::string_view fragment) {
  if (fragment.size() > 3 * max_instance_bytes) return Error{say(words::link_too_long)};
  const std::size_t mark = fragment.find('?');
  const std::string_view puzzle = fragment.substr(0, mark);
  if (!find_puzzle(puzzle)) return Error{say(words::link_without_puzzle, {{"puzzle", schlegel::quoted(puzzle)}})};
  const auto unknown = [](std::string_view part) {
    return Error{say(words::no_part_of_link, {{"text", schlegel::quoted(part)}})};
  };
  std::string level, text;
  int grade = 0;
  Help help = Help::all;
  std::vector<ParsedLine> lines(1);
  if (mark != std::string_view::npos)
    for (std::string_view part : split(fragment.substr(mark + 1), '&')) {
      const std::size_t equals = std::min(part.find('='), part.size());
      const std::string_view key = part.substr(0, equals);
      const std::string value = percent_decoded(part.substr(std::min(equals + 1, part.size())));
      if (key == "level")
        level = value;
      else if (key == "text")
        text = value;
      else if (key == "grade") {
        const auto number = TextCursor(value).accept_integer(1, number_of_grades);
        if (!number) return unknown(part);
        grade = static_cast<int>(*number);
      } else if (key == "help") {
        const auto limit = enum_value<Help>(value);
        if (!limit) return unknown(part);
        help = *limit;
      } else if (key == "bookmark") {
        lines.emplace_back();
        if (auto error = read_bookmark(value, lines.back(), lines.front())) return *error;
      } else if (key == "moves") {
        for (std::string& move : words_of(value)) lines.back().moves.push_back(std::move(move));
      } else if (key == "at") {
        auto at = TextCursor(value).take_integer(words::link_position, 0, max_moves);
        if (!at) return Error{at.error().message};
        lines.back().at = *at;
        lines.back().at_end = false;
      } else if (key == "computer")
        lines.back().computer = value;
      else if (key == "shown")
        lines.back().shown = value;
      else
        return unknown(key);
    }
  if (level.empty() && text.empty()) {
    for (const Level& first : levels())
      if (first.puzzle == puzzle) {
        level = first.id;
        break;
      }
  }
  auto read = text.empty() ? session_of_level(puzzle, level) : session_of_board(puzzle, text);
  if (!read) return read.error();
  Session session = std::move(read).value();
  session.set_grade(grade);
  session.set_help(help);
  for (ParsedLine& parsed : lines)
    if (auto error = SessionText::add(session, std::move(parsed))) return *error;
  return session;
}

}  // namespace schlegel
