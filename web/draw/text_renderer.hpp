#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/geometry.hpp"

namespace schlegel::web {

/// How a piece of text is set. `size` is the em in CSS pixels.
struct Style {
  float size = 15;
  bool bold = false;
  float tracking = 0;       ///< added between letters, in em
  bool narrow_one = false;  ///< a 1 takes only the room it needs; else all digits are as wide as each other
};
namespace style {
inline constexpr Style small{13}, body{15}, reading{16}, strong{15, true, -0.003F}, title{22, true, -0.014F, true},
    verdict{30, true, -0.02F, true}, heading{17, true, -0.01F};
}
inline constexpr float line_height = 1.45F;  ///< of running text, in em
inline constexpr float capital = 0.727F;     ///< height of a capital, in em

/// The site's one font family, rasterised for the screen's pixels at exactly the sizes in use.
class TextRenderer {
 public:
  /// Rasterises the sizes that were asked for since the last time; true when the texture has to be made again.
  bool prepare(float pixel_ratio);
  /// Whether a text was drawn at a size that is not rasterised yet: it is scaled meanwhile.
  bool stale() const { return stale_; }

  float width(const Style& style, std::string_view text);
  /// Whether the font has all its letters.
  static bool has(std::string_view text);
  /// The text broken into lines at most `width` wide.
  std::vector<std::string_view> wrap(const Style& style, std::string_view text, float width);
  /// The text cut with an ellipsis to fit.
  std::string fit(const Style& style, std::string_view text, float width);

  /// Draws with the left end of the baseline at `at`.
  void draw(ImDrawList& list, const Style& style, Vec at, ImU32 colour, std::string_view text);
  /// Draws with the middle of the capitals at `at`; `along` is 0 for left, 0.5 for centred, 1 for right.
  void draw_middle(ImDrawList& list, const Style& style, Vec at, float along, ImU32 colour, std::string_view text);
  /// As draw_middle, centred and scaled about its middle, but rasterised for scale 1: for text that grows or shrinks.
  void draw_scaled(ImDrawList& list, const Style& style, float scale, Vec at, ImU32 colour, std::string_view text);
  /// Draws wrapped text downwards from the top of the first line; returns its height.
  float draw_lines(ImDrawList& list, const Style& style, Vec at, float width, ImU32 colour, std::string_view text,
                   float leading = line_height);
  float lines_height(const Style& style, std::string_view text, float width, float leading = line_height);

 private:
  struct Cut {
    int size = 0;  ///< em in quarters of a CSS pixel
    bool bold = false;
    ImFont* font = nullptr;
    int last_used = 0;  ///< the number of the frame
    friend bool operator==(const Cut& a, const Cut& b) { return a.size == b.size && a.bold == b.bold; }
  };
  /// Whether the last frame or this one has text of that size.
  static bool in_use(const Cut& cut);
  const Cut& cut(const Style& style);
  template <class Visit>
  float walk(const Style& style, std::string_view text, Visit visit);
  void draw_run(ImDrawList& list, const Style& style, float scale, Vec at, ImU32 colour, std::string_view text);

  std::string regular_, bold_;
  std::vector<Cut> cuts_;     ///< rasterised
  std::vector<Cut> wanted_;   ///< asked for, and not rasterised yet
  std::vector<Cut> crowded_;  ///< asked for, but there was no room: text of such a size is scaled from the nearest
  float pixel_ratio_ = 1;
  bool stale_ = true;
};

}  // namespace schlegel::web
