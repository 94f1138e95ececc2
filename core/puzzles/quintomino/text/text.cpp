#include "base/text.hpp"

#include <algorithm>

#include "graph/formats/reader.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace quintomino {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : cursor_(text) {}

  Result<Instance> read() {
    std::optional<Error> problem;
    for (; !problem && !cursor_.at_end(); cursor_.take_line()) problem = read_line();
    if (!problem) problem = check();
    if (problem) return *problem;
    return std::move(instance_);
  }

 private:
  /// The words up to the end of the line: commas separate, slashes are words.
  std::vector<Word> face_words() {
    std::vector<Word> out;
    const auto separates = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == ','; };
    for (cursor_.take_while(separates); !cursor_.at_end() && cursor_.peek() != '\n' && cursor_.peek() != '#';
         cursor_.take_while(separates)) {
      Word& word = out.emplace_back(Word{cursor_.rest().substr(0, 1), cursor_.line(), cursor_.column()});
      if (!cursor_.accept("/"))
        word.text = cursor_.take_while([&](char c) { return !separates(c) && c != '\n' && c != '#' && c != '/'; });
    }
    return out;
  }

  std::optional<Error> read_line() {
    const std::string_view rest = cursor_.rest();
    const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.find('#')));
    const auto first = split_words(line.substr(0, 64));
    const std::string_view keyword = first.empty() ? "" : first[0];
    const bool by_keyword = keyword == "quintomino" || keyword == "flip" || keyword == "repeat" || keyword == "faces" ||
                            keyword == "face" || keyword == "pieces" || keyword == "piece" || keyword == "put";
    if (!by_keyword && (open_list_ || line.find('/') != std::string_view::npos)) return read_faces(face_words());
    if (!by_keyword) return read_pieces(rest_of_line(cursor_, '#'), true);

    cursor_.skip_blanks();
    const Word key{keyword, cursor_.line(), cursor_.column()};
    cursor_.advance(keyword.size());
    open_list_ = false;
    if (keyword == "faces" || keyword == "face") {
      open_list_ = true;
      return read_faces(face_words());
    }
    const auto list = rest_of_line(cursor_, '#');
    if (keyword == "quintomino") {
      if (!list.empty()) return list[0].error(say(words::header_alone));
      return std::nullopt;
    }
    if (keyword == "flip" || keyword == "repeat") {
      if (list.size() != 1 || (list[0].text != "yes" && list[0].text != "no"))
        return key.error(say(words::keyword_yes_or_no, {{"keyword", keyword}}));
      (keyword == "flip" ? instance_.flip : instance_.repeat) = list[0].text == "yes";
      return std::nullopt;
    }
    if (keyword == "pieces") return read_pieces(list, false);
    if (keyword == "piece") return read_piece(list, key);
    puts_.insert(puts_.end(), list.begin(), list.end());
    return std::nullopt;
  }

  std::optional<Error> read_faces(const std::vector<Word>& list) {
    if (list.empty()) return std::nullopt;
    open_list_ = list.back().text == "/";
    std::vector<int> face;
    Word start;
    const auto end_face = [&]() -> std::optional<Error> {
      if (face.empty()) return std::nullopt;
      if (face.size() < 2) return start.error(say(words::one_edge));
      if (instance_.faces.size() == max_faces) return start.error(say(words::too_many_faces, {{"most", max_faces}}));
      instance_.faces.push_back(std::move(face));
      face_places_.push_back(start);
      face.clear();
      return std::nullopt;
    };
    for (const Word& word : list) {
      if (word.text == "/") {
        if (auto problem = end_face()) return problem;
        continue;
      }
      if (auto problem = bad_name(word, say(words::edge_name))) return problem;
      if (!std::all_of(word.text.begin(), word.text.end(), is_word))
        return word.error(say(words::edge_form, {{"text", quoted(word.text)}}));
      if (face.size() == max_face_length) return word.error(say(words::face_too_long, {{"most", max_face_length}}));
      if (face.empty()) start = word;
      const auto [entry, fresh] = edge_ids_.emplace(std::string(word.text), static_cast<int>(instance_.edges.size()));
      const auto edge = static_cast<std::size_t>(entry->second);
      if (fresh) {
        instance_.edges.emplace_back(word.text);
        edge_uses_.push_back(0);
        edge_places_.push_back(word);
      }
      if (++edge_uses_[edge] > 2) return word.error(say(words::edge_thrice, {{"edge", word.text}}));
      face.push_back(entry->second);
    }
    return end_face();
  }

  std::optional<Error> add_colour(const Word& name, Colours& piece) {
    if (name.text.empty()) return name.error(say(words::colour_missing));
    if (auto problem = bad_name(name, say(words::colour_name))) return problem;
    if (!std::all_of(name.text.begin(), name.text.end(), is_word))
      return name.error(say(words::colour_form, {{"text", quoted(name.text)}}));
    int colour = instance_.find_colour(name.text);
    if (colour < 0) {
      if (instance_.colours.size() == max_colours)
        return name.error(say(words::too_many_colours, {{"most", max_colours}}));
      colour = static_cast<int>(instance_.colours.size());
      instance_.colours.emplace_back(name.text);
    }
    piece.push_back(static_cast<std::uint8_t>(colour));
    return std::nullopt;
  }

  /// The colours in a word ("12345" or "red,blue,green"), by names; each with its place.
  static std::vector<Word> colour_names(const Word& word) {
    std::vector<Word> out;
    int column = word.column;
    if (word.text.find(',') == std::string_view::npos) {
      for (std::size_t i = 0; i < word.text.size(); ++i) out.push_back({word.text.substr(i, 1), word.line, column++});
      return out;
    }
    for (std::string_view name : split(word.text, ',')) {
      out.push_back({name, word.line, column});
      column += static_cast<int>(name.size()) + 1;
    }
    return out;
  }

  std::optional<Error> read_pieces(const std::vector<Word>& list, bool bare) {
    for (const Word& word : list)
      if (auto problem = add_piece(colour_names(word), {bare ? word.text : "", word.line, word.column})) return problem;
    return std::nullopt;
  }

  std::optional<Error> read_piece(const std::vector<Word>& list, const Word& key) {
    if (list.empty()) return key.error(say(words::piece_without_colours));
    return add_piece(list.size() == 1 ? colour_names(list[0]) : list, {"", list[0].line, list[0].column});
  }

  std::optional<Error> add_piece(const std::vector<Word>& names, const Word& origin) {
    if (names.size() > max_face_length) return origin.error(say(words::piece_too_long, {{"most", max_face_length}}));
    if (instance_.pieces.size() == max_pieces_read)
      return origin.error(say(words::too_many_pieces, {{"most", max_pieces_read}}));
    Colours piece;
    for (const Word& name : names)
      if (auto problem = add_colour(name, piece)) return problem;
    instance_.pieces.push_back(std::move(piece));
    piece_origins_.push_back(origin);
    return std::nullopt;
  }

  std::optional<Error> check() {
    if (instance_.faces.empty()) return Error{say(words::no_faces), 1, 1};
    if (instance_.pieces.empty()) return Error{say(words::no_pieces), 1, 1};
    for (std::size_t e = 0; e < edge_uses_.size(); ++e)
      if (edge_uses_[e] < 2) return edge_places_[e].error(say(words::edge_once, {{"edge", instance_.edges[e]}}));
    std::array<char, max_face_length + 1> face_lengths{}, piece_lengths{};
    std::size_t work = 0;
    for (const auto& face : instance_.faces) face_lengths[face.size()] = 1;
    for (std::size_t i = 0; i < instance_.pieces.size(); ++i) {
      const std::size_t length = instance_.pieces[i].size();
      piece_lengths[length] = 1;
      work += 2 * length * length;
      const Word& origin = piece_origins_[i];
      if (face_lengths[length] == 0)
        return origin.error(say(origin.text.empty() ? words::no_face_of_size : words::unknown_word,
                                {{"text", quoted(origin.text)}, {"colours", length}}));
      if (work > (std::size_t{8} << 20)) return origin.error(say(words::pieces_too_large));
    }
    for (std::size_t f = 0; f < instance_.faces.size(); ++f)
      if (piece_lengths[instance_.faces[f].size()] == 0)
        return face_places_[f].error(say(words::no_piece_of_size, {{"edges", instance_.faces[f].size()}}));
    derive(instance_);

    for (const Word& put : puts_) {
      const std::size_t colon = put.text.find(':');
      if (colon == std::string_view::npos)
        return put.error(say(words::put_form, {{"face", instance_.face_name(0)},
                                               {"colours", instance_.write_colours(instance_.pieces[0])}}));
      const int face = instance_.find_face(put.text.substr(0, colon));
      if (face < 0)
        return put.error(
            say(words::put_no_face, {{"text", quoted(put.text.substr(0, colon))},
                                     {"first", instance_.face_name(0)},
                                     {"last", instance_.face_name(static_cast<int>(instance_.faces.size()) - 1)}}));
      Colours orientation;
      const int column = put.column + static_cast<int>(colon) + 1;
      for (const Word& name : colour_names({put.text.substr(colon + 1), put.line, column})) {
        const int colour = instance_.find_colour(name.text);
        if (colour < 0) return name.error(say(words::put_no_colour, {{"text", quoted(name.text)}}));
        orientation.push_back(static_cast<std::uint8_t>(colour));
      }
      instance_.placed.push_back({face, std::move(orientation), {}});
    }
    if (const auto problem = resolve_placed(instance_)) return puts_[problem->placed].error(problem->message);
    return std::nullopt;
  }

  TextCursor cursor_;
  Instance instance_;
  bool open_list_ = false;  ///< the list of faces goes on in the next line
  std::unordered_map<std::string, int> edge_ids_;
  std::vector<int> edge_uses_;
  std::vector<Word> edge_places_, face_places_;
  std::vector<Word> piece_origins_;  ///< with the text of those that stand on a line without a keyword
  std::vector<Word> puts_;
};

}  // namespace
}  // namespace quintomino

Result<Quintomino::Instance> Quintomino::parse(std::string_view text) {
  constexpr std::size_t most_bytes = std::size_t{2} << 20;
  if (text.size() > most_bytes)
    return Error{say(quintomino::words::text_too_long, {{"bytes", text.size()}, {"most", most_bytes}})};
  return quintomino::Reader(text).read();
}

std::string Quintomino::write(const Instance& instance) {
  std::string out = "quintomino\nflip ";
  out += instance.flip ? "yes" : "no";
  out += "\nrepeat ";
  out += instance.repeat ? "yes" : "no";
  for (std::size_t f = 0; f < instance.faces.size(); ++f) {
    out += f % 6 == 0 ? "\nfaces" : " /";
    for (int e : instance.faces[f]) out += " " + instance.edges[e];
  }
  for (std::size_t i = 0; i < instance.pieces.size(); ++i) {
    out += i % 12 == 0 ? "\npieces " : " ";
    out += instance.write_colours(instance.pieces[i]);
  }
  for (std::size_t i = 0; i < instance.placed.size(); ++i) {
    out += i % 6 == 0 ? "\nput " : " ";
    out += instance.face_name(instance.placed[i].face);
    out += ':';
    out += instance.write_colours(instance.placed[i].colours);
  }
  out += '\n';
  return out;
}

Quintomino::Instance Quintomino::position(const Instance& instance, const State& state) {
  Instance here = instance;
  here.placed.clear();
  for (std::size_t f = 0; f < state.on.size(); ++f) {
    const quintomino::Placement placement = state.on[f];
    if (placement.kind < 0) continue;
    here.placed.push_back({static_cast<int>(f), instance.reading(placement), placement});
  }
  return here;
}

Result<Quintomino::Instance> Quintomino::instance_from(const Options&) {
  return parse(find_level(info.id, "conway")->text);
}

Result<Quintomino::Instance> Quintomino::refine(Instance instance, const Options& options) {
  if (auto problem = options.yes_or_no("flip", instance.flip)) return *problem;
  if (auto problem = options.yes_or_no("repeat", instance.repeat)) return *problem;
  quintomino::derive(instance);
  if (const auto problem = quintomino::resolve_placed(instance)) return Error{problem->message};
  return instance;
}

}  // namespace schlegel
