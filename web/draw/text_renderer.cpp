#include "web/draw/text_renderer.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "base/text.hpp"
#include "web/page/page.hpp"

namespace schlegel::web {
namespace {

/// Dear ImGui measures a font from its ascender to its descender; Inter's are this many em apart.
constexpr float em = 1.2102F;
constexpr std::size_t most_cuts = 14;
constexpr char32_t narrow_space = 0x202F, wide_space = 0xA0;

char32_t next_codepoint(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned lead = byte(at);
  const int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
  char32_t code = more == 0 ? lead : lead & (0x3FU >> more);
  ++at;
  for (int i = 0; i < more && (byte(at) & 0xC0U) == 0x80U; ++i) code = (code << 6) | (byte(at++) & 0x3FU);
  return code;
}

constexpr ImWchar characters[] = {0x20,   0x7E,   0xA0,   0xFF,   0x2013, 0x2026, 0x2080, 0x2089, 0x2190, 0x2193,
                                  0x2212, 0x2212, 0x221E, 0x221E, 0x2264, 0x2265, 0x2713, 0x2713, 0};

/// A blank as in "column 5", where no line ends.
bool joins(std::string_view text, std::size_t blank) {
  const std::string_view around = blank > 0 && blank < text.size() ? text.substr(blank - 1, 3) : "";
  return around.size() == 3 && is_letter(around[0]) && around[1] == ' ' && is_digit(around[2]);
}

}  // namespace

bool TextRenderer::in_use(const Cut& cut) { return cut.last_used + 1 >= ImGui::GetFrameCount(); }

bool TextRenderer::prepare(float pixel_ratio) {
  if (!stale_ && pixel_ratio == pixel_ratio_) return false;
  if (regular_.empty()) {
    regular_ = page::site_file("Inter-Regular.otf");
    bold_ = page::site_file("Inter-SemiBold.otf");
    for (const Style& s : {style::body, style::strong, style::small, style::title, style::verdict}) cut(s);
  }
  pixel_ratio_ = pixel_ratio;
  stale_ = false;

  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  // Sizes in use come first, of them those that are there already; older ones stay for a board that is zoomed back.
  std::vector<Cut> next, crowded;
  for (const bool used : {true, false})
    for (const std::vector<Cut>* cuts : {&cuts_, &wanted_, &crowded_})
      for (const Cut& cut : *cuts) {
        if (in_use(cut) != used || std::find(next.begin(), next.end(), cut) != next.end()) continue;
        if (next.size() < most_cuts)
          next.push_back(cut);
        else if (used)
          crowded.push_back(cut);
      }
  cuts_ = std::move(next);
  crowded_ = std::move(crowded);
  wanted_.clear();
  for (Cut& cut : cuts_) {
    std::string& data = cut.bold ? bold_ : regular_;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.RasterizerDensity = pixel_ratio;
    config.OversampleH = pixel_ratio >= 2 ? 1 : 2;
    config.GlyphRanges = characters;
    cut.font = atlas.AddFontFromMemoryTTF(data.data(), static_cast<int>(data.size()),
                                          static_cast<float>(cut.size) / 4 * em, &config);
  }
  return true;
}

const TextRenderer::Cut& TextRenderer::cut(const Style& style) {
  const Cut exact{static_cast<int>(std::lround(style.size * 4)), style.bold, nullptr, ImGui::GetFrameCount()};
  Cut* best = nullptr;
  for (Cut& c : cuts_) {
    const auto distance = [&](const Cut& other) {
      return std::abs(other.size - exact.size) + (other.bold == exact.bold ? 0 : 10'000);
    };
    if (!best || distance(c) < distance(*best)) best = &c;
  }
  if (best && *best == exact) {
    best->last_used = exact.last_used;
    return *best;
  }
  const auto noted = [&](std::vector<Cut>& cuts) {
    const auto found = std::find(cuts.begin(), cuts.end(), exact);
    if (found != cuts.end()) found->last_used = exact.last_used;
    return found != cuts.end();
  };
  // A size for which there was no room is asked for again when some other is no longer in use.
  const bool full = noted(crowded_) && std::all_of(cuts_.begin(), cuts_.end(), in_use);
  if (!full && !noted(wanted_)) {
    wanted_.push_back(exact);
    stale_ = true;
  }
  static const Cut none;
  return best ? *best : none;
}

/// Calls visit(glyph, x, scale) for every visible glyph, x from 0; returns the width.
template <class Visit>
float TextRenderer::walk(const Style& style, std::string_view text, Visit visit) {
  const Cut& c = cut(style);
  if (!c.font) return 0;
  const float scale = style.size / (static_cast<float>(c.size) / 4);
  float x = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t code = next_codepoint(text, at);
    if (code == narrow_space || code == wide_space) {
      x += style.size * (code == narrow_space ? 0.18F : 0.28F);
      continue;
    }
    const ImFontGlyph* glyph = c.font->FindGlyph(static_cast<ImWchar>(code));
    if (!glyph) continue;
    float spare = 0;
    if (code == '1' && style.narrow_one)
      spare = std::max(0.0F, (glyph->AdvanceX - glyph->X1 + glyph->X0) * scale - 0.13F * style.size);
    if (glyph->Visible) visit(*glyph, x - spare / 2, scale);
    x += glyph->AdvanceX * scale - spare + style.tracking * style.size;
  }
  return x;
}

bool TextRenderer::has(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t code = next_codepoint(text, at);
    const ImWchar* range = characters;
    while (*range && (code < range[0] || code > range[1])) range += 2;
    if (!*range) return false;
  }
  return true;
}

float TextRenderer::width(const Style& style, std::string_view text) {
  return walk(style, text, [](const ImFontGlyph&, float, float) {});
}

std::vector<std::string_view> TextRenderer::wrap(const Style& style, std::string_view text, float width_) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::size_t end = 0, next = 0;  // the line so far, and where the text goes on after it
    for (std::size_t from = 0; from < text.size();) {
      std::size_t stop = text.find_first_of(" \n", from);
      while (joins(text, stop)) stop = text.find_first_of(" \n", stop + 1);
      stop = std::min(stop, text.size());
      if (end > 0 && width(style, text.substr(0, stop)) > width_) break;
      end = stop;
      next = std::min(stop + 1, text.size());
      if (stop < text.size() && text[stop] == '\n') break;
      from = next;
      if (from == text.size()) end = stop;
    }
    // A word wider than the line is broken anywhere.
    if (width(style, text.substr(0, end)) > width_ && end > 1) {
      std::size_t fits = 0;
      for (std::size_t at = 0; at < end;) {
        next_codepoint(text, at);
        if (fits > 0 && width(style, text.substr(0, at)) > width_) break;
        fits = at;
      }
      end = next = fits;
    }
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::max<std::size_t>(next, 1));
  }
  return lines;
}

std::string TextRenderer::fit(const Style& style, std::string_view text, float most) {
  if (width(style, text) <= most) return std::string(text);
  std::size_t fits = 0;
  for (std::size_t at = 0; at < text.size();) {
    next_codepoint(text, at);
    if (width(style, text.substr(0, at)) + width(style, "…") > most) break;
    fits = at;
  }
  return std::string(text.substr(0, fits)) + "…";
}

void TextRenderer::draw_run(ImDrawList& list, const Style& style, float scale, Vec at, ImU32 colour,
                            std::string_view text) {
  if ((colour >> 24) == 0) return;
  const Cut& c = cut(style);
  if (!c.font) return;
  const float ascent = std::round(c.font->Ascent) * (style.size / (static_cast<float>(c.size) / 4));
  walk(style, text, [&](const ImFontGlyph& g, float x, float size) {
    const Vec origin = at + Vec{x, -ascent} * scale;
    list.PrimReserve(6, 4);
    list.PrimRectUV(origin + Vec{g.X0, g.Y0} * (size * scale), origin + Vec{g.X1, g.Y1} * (size * scale), {g.U0, g.V0},
                    {g.U1, g.V1}, colour);
  });
}

void TextRenderer::draw(ImDrawList& list, const Style& style, Vec at, ImU32 colour, std::string_view text) {
  draw_run(list, style, 1, at, colour, text);
}

void TextRenderer::draw_scaled(ImDrawList& list, const Style& style, float scale, Vec at, ImU32 colour,
                               std::string_view text) {
  const Vec half{width(style, text) / 2, -capital * style.size / 2};
  draw_run(list, style, scale, at - half * scale, colour, text);
}

void TextRenderer::draw_middle(ImDrawList& list, const Style& style, Vec at, float along, ImU32 colour,
                               std::string_view text) {
  const auto to_pixel = [this](float v) { return std::round(v * pixel_ratio_) / pixel_ratio_; };
  const float x = at.x - along * (width(style, text) - style.tracking * style.size);
  draw(list, style, {to_pixel(x), to_pixel(at.y + capital * style.size / 2)}, colour, text);
}

float TextRenderer::draw_lines(ImDrawList& list, const Style& style, Vec at, float width_, ImU32 colour,
                               std::string_view text, float leading) {
  const float step = std::round(style.size * leading);
  float y = at.y;
  for (const std::string_view line : wrap(style, text, width_)) {
    // Large letters stand with their ink, not with the white at their side, on the left edge.
    std::optional<float> bearing;
    if (style.size > 20)
      walk(style, line, [&](const ImFontGlyph& g, float x, float scale) {
        if (!bearing) bearing = x + g.X0 * scale;
      });
    draw_middle(list, style, {at.x - std::max(0.0F, bearing.value_or(0) - 1), y + step / 2}, 0, colour, line);
    y += step;
  }
  return y - at.y;
}

float TextRenderer::lines_height(const Style& style, std::string_view text, float width_, float leading) {
  return std::round(style.size * leading) * static_cast<float>(wrap(style, text, width_).size());
}

}  // namespace schlegel::web
