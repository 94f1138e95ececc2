#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "play/session.hpp"

namespace schlegel {

/// Builds sessions out of text: the moves are played one by one, so that a save can hold nothing that play cannot.
class SessionText {
 public:
  static void write_moves(std::string& out, const std::vector<std::string>& moves) {
    out += "moves";
    for (const std::string& move : moves) out += ' ' + move;
    out += '\n';
  }

  static std::optional<Error> play_all(Session& session, const std::vector<std::string_view>& moves, int line) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::string refusal = session.play(moves[i]);
      if (!refusal.empty())
        return Error{"move " + std::to_string(i + 1) + ", " + quoted(moves[i]) + ", is not legal there: " + refusal,
                     line, 1};
    }
    return std::nullopt;
  }

  static std::optional<Error> add_checkpoint(Session& session, std::string name, std::int64_t at,
                                             const std::vector<std::string_view>& moves, int line) {
    Session trial(session.game().clone());
    trial.game_->restart();
    if (auto error = play_all(trial, moves, line)) return error;
    if (at > static_cast<std::int64_t>(moves.size()))
      return Error{
          "the checkpoint stands after move " + std::to_string(at) + " of only " + std::to_string(moves.size()), line,
          1};
    session.checkpoints_.push_back({std::move(name), trial.moves_, static_cast<int>(at)});
    return std::nullopt;
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

Result<std::unique_ptr<Game>> game_of_level(std::string_view puzzle, std::string_view id) {
  const Level* level = find_level(puzzle, id);
  if (!level) return Error{"there is no board " + quoted(id) + " of the puzzle " + quoted(puzzle)};
  return parse_game(puzzle, level->text);
}

}  // namespace

std::string write_save(const Session& session) {
  std::string out = std::string(save_header) + "\npuzzle " + std::string(session.game().puzzle()) + '\n';
  if (!session.level().empty()) out += "level " + session.level() + '\n';
  out += "at " + std::to_string(session.at()) + '\n';
  SessionText::write_moves(out, session.moves());
  for (const auto& checkpoint : session.checkpoints()) {
    out += "checkpoint " + std::to_string(checkpoint.at) + ' ' + percent_encoded(checkpoint.name) + '\n';
    SessionText::write_moves(out, checkpoint.moves);
  }
  return out + "instance\n" + session.game().write_instance();
}

Result<Session> parse_save(std::string_view text) {
  if (text.size() > 2 * max_instance_bytes) return Error{"the save is larger than any that is written here"};
  TextCursor cursor(without_mark(text));
  if (trim(cursor.take_line()) != save_header)
    return Error{"a save begins with the line \"" + std::string(save_header) + "\"", 1, 1};
  struct Moves {
    std::string name;
    std::int64_t at = 0;
    std::vector<std::string_view> moves;
    int line = 0;
  };
  std::string_view puzzle, level, instance;
  std::vector<Moves> lists(1);
  bool instance_seen = false;
  while (!cursor.at_end() && !instance_seen) {
    const int line = cursor.line();
    std::string_view key = cursor.take_word();
    cursor.skip_blanks();
    if (key == "puzzle") {
      puzzle = trim(cursor.take_line());
    } else if (key == "level") {
      level = trim(cursor.take_line());
    } else if (key == "at" || key == "checkpoint") {
      if (key == "checkpoint") lists.emplace_back();
      auto at = cursor.take_integer("the place on the timeline", 0, max_moves);
      if (!at) return at.error();
      lists.back().at = *at;
      lists.back().name = percent_decoded(trim(cursor.take_line()));
    } else if (key == "moves") {
      lists.back().line = line;
      lists.back().moves = split_words(cursor.take_line());
    } else if (key == "instance") {
      cursor.take_line();
      instance = cursor.rest();
      instance_seen = true;
    } else {
      return Error{"a save has no line " + quoted(key), line, 1};
    }
  }
  if (!instance_seen) return cursor.error("the save ends before its instance");
  auto game = parse_game(puzzle, instance);
  if (!game) {
    Error error = game.error();
    if (error.line > 0) error.line += cursor.line() - 1;
    return error;
  }
  const Level* known = find_level(puzzle, level);
  Session session(std::move(game).value(), known ? std::string(level) : std::string());
  if (auto error = SessionText::play_all(session, lists[0].moves, lists[0].line)) return *error;
  session.seek(static_cast<int>(lists[0].at));
  for (std::size_t i = 1; i < lists.size(); ++i)
    if (auto error = SessionText::add_checkpoint(session, lists[i].name, lists[i].at, lists[i].moves, lists[i].line))
      return *error;
  return session;
}

std::string write_link(const Session& session) {
  std::string out(session.game().puzzle());
  out += session.level().empty() ? "?text=" + percent_encoded(session.game().write_instance())
                                 : "?level=" + session.level();
  if (!session.moves().empty()) {
    out += "&moves=";
    for (std::size_t i = 0; i < session.moves().size(); ++i)
      out += (i > 0 ? "+" : "") + percent_encoded(session.moves()[i]);
    if (session.can_redo()) out += "&at=" + std::to_string(session.at());
  }
  return out;
}

Result<Session> parse_link(std::string_view fragment) {
  if (fragment.size() > 3 * max_instance_bytes) return Error{"the link is longer than any that is written here"};
  const std::size_t mark = fragment.find('?');
  const std::string_view puzzle = fragment.substr(0, mark);
  if (!find_puzzle(puzzle)) return Error{"the link names no puzzle of this site: " + quoted(puzzle)};
  std::string level, text, moves, at;
  if (mark != std::string_view::npos)
    for (std::string_view part : split(fragment.substr(mark + 1), '&')) {
      const std::size_t equals = std::min(part.find('='), part.size());
      const std::string_view key = part.substr(0, equals);
      const std::string value = percent_decoded(part.substr(std::min(equals + 1, part.size())));
      if (key == "level")
        level = value;
      else if (key == "text")
        text = value;
      else if (key == "moves")
        moves = value;
      else if (key == "at")
        at = value;
      else
        return Error{"the link has a part that is not known here: " + quoted(key)};
    }
  if (level.empty() && text.empty()) {
    for (const Level& first : levels())
      if (first.puzzle == puzzle) {
        level = first.id;
        break;
      }
  }
  auto game = text.empty() ? game_of_level(puzzle, level) : parse_game(puzzle, text);
  if (!game) return game.error();
  Session session(std::move(game).value(), text.empty() ? level : std::string());
  if (auto error = SessionText::play_all(session, split_words(moves), 0)) return *error;
  if (!at.empty()) {
    TextCursor cursor(at);
    auto place = cursor.take_integer("the link's place on the timeline", 0, max_moves);
    if (!place) return Error{place.error().message};
    session.seek(static_cast<int>(*place));
  }
  return session;
}

}  // namespace schlegel
