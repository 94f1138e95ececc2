// The formats of nauty's tools: bytes 63..126 carry six bits each. First the order (one byte, 126 and three bytes, or
// twice 126 and six bytes), then, filled up to a byte:
//
//     graph6    the upper triangle of the adjacency matrix column by column, (0,1) (0,2) (1,2) (0,3) ...
//     digraph6  after '&', the whole matrix row by row
//     sparse6   after ':', a bit and a number in turn, the number of as many bits as the last vertex needs. A bit 1
//               moves on to the next vertex; a number above the vertex takes its place, any other one is joined to it
#include "base/text.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

enum class Kind { graph6, digraph6, sparse6 };

bool is_byte(char c) { return c >= 63 && c <= 126; }

int six_bits(char c) { return c - 63; }

std::int64_t data_bytes(Kind kind, std::int64_t order) {
  return ((kind == Kind::digraph6 ? order * order : order * (order - 1) / 2) + 5) / 6;
}

/// The order from one, three or six bytes.
Result<std::int64_t> read_order(TextCursor& cursor) {
  const TextCursor start = cursor;
  int bytes = 1;
  if (cursor.accept("~")) bytes = cursor.accept("~") ? 6 : 3;
  std::int64_t order = 0;
  for (; bytes > 0; --bytes) {
    if (!is_byte(cursor.peek())) return cursor.error(say(words::graph6_order_cut));
    order = (order << 6) + six_bits(cursor.peek());
    cursor.advance();
  }
  if (order <= max_vertices) return order;
  return start.error(say(words::graph6_order_too_large, {{"order", order}, {"most", max_vertices}}));
}

/// The bits of the bytes that follow a cursor.
class Bits {
 public:
  Bits(const TextCursor& cursor, std::size_t bytes) : text_(cursor.rest().substr(0, bytes)), start_(cursor) {}

  std::size_t left() const { return 6 * text_.size() - at_; }
  /// The next bits as a number; there must be as many.
  int take(int count = 1) {
    int number = 0;
    for (; count > 0; --count, ++at_) number = 2 * number + (six_bits(text_[at_ / 6]) >> (5 - at_ % 6) & 1);
    return number;
  }
  /// The byte of the last bit taken, or the first byte.
  Word place() const { return {{}, start_.line(), start_.column() + (at_ > 0 ? static_cast<int>((at_ - 1) / 6) : 0)}; }

 private:
  std::string_view text_;
  TextCursor start_;
  std::size_t at_ = 0;
};

std::optional<Error> read_matrix(GraphReader& reader, Bits& bits, Kind kind, int order) {
  const bool directed = kind == Kind::digraph6;
  if (directed) reader.remark(words::directions_left_out);
  for (Vertex v = 0; v < order; ++v)
    for (Vertex u = 0; u < (directed ? order : v); ++u)
      if (bits.take() != 0)
        if (auto error = directed ? reader.add_arc(bits.place(), v, u) : reader.add_edge(bits.place(), u, v))
          return error;
  if (bits.left() > 0 && bits.take(static_cast<int>(bits.left())) != 0)
    return bits.place().error(say(words::graph6_spare_bits));
  return std::nullopt;
}

std::optional<Error> read_sparse(GraphReader& reader, Bits& bits, int order) {
  int width = 0;
  while (1 << width < order) ++width;
  std::size_t left = bits.left();
  for (Vertex v = 0; left > static_cast<std::size_t>(width); left = bits.left()) {
    v += bits.take();
    const Vertex u = bits.take(width);
    if (v >= order || u >= order) break;
    if (u > v)
      v = u;
    else if (auto error = reader.add_edge(bits.place(), u, v))
      return error;
  }
  if (left < 6) return std::nullopt;
  return bits.place().error(say(words::sparse6_end));
}

}  // namespace

Result<Graph> parse_graph6(std::string_view text, std::string& note) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  for (std::string_view header : {">>graph6<<", ">>digraph6<<", ">>sparse6<<"})
    if (cursor.accept(header)) break;
  cursor.skip_space();
  const Kind kind = cursor.accept("&") ? Kind::digraph6 : cursor.accept(":") ? Kind::sparse6 : Kind::graph6;

  const std::string_view line = cursor.rest().substr(0, cursor.rest().find_first_of(" \t\r\n"));
  TextCursor end = cursor;
  end.take_while(is_byte);
  if (end.offset() < cursor.offset() + line.size()) return goes_on(end, words::graph6_no_byte);
  if (line.empty()) return cursor.error(say(words::graph6_empty));

  const Result<std::int64_t> order = read_order(cursor);
  if (!order) return order.error();
  const std::size_t have = end.offset() - cursor.offset();
  const std::int64_t needed = data_bytes(kind, *order);
  if (kind != Kind::sparse6 && static_cast<std::int64_t>(have) != needed)
    return cursor.error(say(words::graph6_length, {{"order", *order}, {"needed", needed}, {"found", have}}));

  GraphReader reader;
  const int vertices = static_cast<int>(*order);
  reader.add_numbered(0, vertices);
  Bits bits(cursor, have);
  auto error = kind == Kind::sparse6 ? read_sparse(reader, bits, vertices) : read_matrix(reader, bits, kind, vertices);
  if (error) return *error;
  end.skip_space();
  if (!end.at_end()) return end.error(say(words::graph6_goes_on));
  note = reader.note();
  return std::move(reader.builder()).build();
}

Result<std::string> write_graph6(const Graph& graph) {
  constexpr int most = 10'000;
  if (graph.order() > most) return Error{say(words::too_large_for_matrix, {{"format", "graph6"}, {"most", most}})};
  std::string out;
  const int order = graph.order();
  if (order <= 62) {
    out += static_cast<char>(63 + order);
  } else {
    out += '~';
    for (int shift = 12; shift >= 0; shift -= 6) out += static_cast<char>(63 + (order >> shift & 63));
  }
  const std::size_t data = out.size();
  out.append(static_cast<std::size_t>(data_bytes(Kind::graph6, order)), '?');
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    const std::size_t bit =
        static_cast<std::size_t>(v) * static_cast<std::size_t>(v - 1) / 2 + static_cast<std::size_t>(u);
    char& byte = out[data + bit / 6];
    byte = static_cast<char>(63 + (six_bits(byte) | 32 >> bit % 6));
  }
  return out + "\n";
}

}  // namespace schlegel
