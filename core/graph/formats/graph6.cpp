// The format of nauty's tools: bytes 63..126 carry six bits each. First the order (one byte, or 126 and three bytes),
// then the upper triangle of the adjacency matrix column by column, (0,1) (0,2) (1,2) (0,3) ..., filled up with zero
// bits.
#include "base/text.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {

static constexpr std::string_view header = ">>graph6<<";

static std::int64_t data_bytes(std::int64_t order) { return (order * (order - 1) / 2 + 5) / 6; }

static int six_bits(char c) { return static_cast<unsigned char>(c) - 63; }

// The order from one, three or six bytes.
static Result<std::int64_t> read_order(TextCursor& cursor) {
  const TextCursor start = cursor;
  int bytes = 1;
  if (cursor.accept("~")) bytes = cursor.accept("~") ? 6 : 3;
  std::int64_t order = 0;
  for (; bytes > 0; --bytes) {
    if (six_bits(cursor.peek()) < 0 || six_bits(cursor.peek()) > 63) return cursor.error(say(words::graph6_order_cut));
    order = (order << 6) + six_bits(cursor.peek());
    cursor.advance();
  }
  if (order <= max_vertices) return order;
  return start.error(say(words::graph6_order_too_large, {{"order", order}, {"most", max_vertices}}));
}

Result<Graph> parse_graph6(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space();
  cursor.accept(header);
  cursor.skip_space();
  if (cursor.peek() == ':' || cursor.peek() == '&') return cursor.error(say(words::graph6_only));

  const std::string_view line = cursor.rest().substr(0, cursor.rest().find_first_of(" \t\r\n"));
  TextCursor scan = cursor;
  scan.take_while([](char c) { return six_bits(c) >= 0 && six_bits(c) <= 63; });
  if (scan.offset() < cursor.offset() + line.size()) return goes_on(scan, words::graph6_no_byte);
  if (line.empty()) return cursor.error(say(words::graph6_empty));

  const Result<std::int64_t> order = read_order(cursor);
  if (!order) return order.error();
  const auto have = static_cast<std::int64_t>(scan.offset() - cursor.offset());
  if (have != data_bytes(*order))
    return cursor.error(
        say(words::graph6_length, {{"order", *order}, {"needed", data_bytes(*order)}, {"found", have}}));

  GraphReader reader;
  reader.add_numbered(0, static_cast<int>(*order));
  int left = 0, bits = 0;
  const auto next_bit = [&] {
    if (left == 0) {
      bits = six_bits(cursor.peek());
      left = 6;
      cursor.advance();
    }
    return (bits >> --left & 1) != 0;
  };
  for (Vertex v = 1; v < *order; ++v)
    for (Vertex u = 0; u < v; ++u)
      if (next_bit())
        if (auto error = reader.add_edge({{}, cursor.line(), cursor.column() - 1}, u, v)) return *error;
  if (left > 0 && (bits & ((1 << left) - 1)) != 0)
    return Error{say(words::graph6_spare_bits), cursor.line(), cursor.column() - 1};
  cursor.skip_space();
  if (!cursor.at_end()) return cursor.error(say(words::graph6_goes_on));
  return std::move(reader.builder()).build();
}

Result<std::string> write_graph6(const Graph& graph) {
  constexpr int most = 10'000;
  if (graph.order() > most) return Error{say(words::graph6_too_large, {{"most", most}})};
  std::string out;
  const int order = graph.order();
  if (order <= 62) {
    out += static_cast<char>(63 + order);
  } else {
    out += '~';
    for (int shift = 12; shift >= 0; shift -= 6) out += static_cast<char>(63 + (order >> shift & 63));
  }
  const std::size_t data = out.size();
  out.append(static_cast<std::size_t>(data_bytes(order)), '?');
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
