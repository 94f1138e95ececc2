#pragma once
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// The symmetry of a drawing. Whatever is done to a vertex is done to its images under rotations about the centre and
/// under the reflection.
struct Symmetry {
  int turns = 1;        ///< 1 to 12; 1 for none
  bool mirror = false;  ///< exchanges left and right
  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// A sheet with undo. Each operation is one step of undo and keeps the sheet consistent: names are unique, lines and
/// settings refer to existing vertices. An impossible operation changes nothing; numbers of missing vertices are
/// ignored. An operation is O(size of the sheet), because undo keeps a copy.
class SheetEditor {
 public:
  SheetEditor(std::span<const SettingKind> kinds, Sheet sheet);

  const Sheet& sheet() const { return *history_[at_]; }
  std::span<const SettingKind> kinds() const { return kinds_; }
  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < history_.size(); }
  void undo() { at_ -= can_undo() ? 1 : 0; }
  void redo() { at_ += can_redo() ? 1 : 0; }
  const Symmetry& symmetry() const { return symmetry_; }
  /// Applies to later operations; not a step of undo.
  void set_symmetry(Symmetry symmetry);

  // Each returns true if anything has changed.
  /// Adds a vertex with the first free name, and then its images.
  bool add_vertex(Point2 place);
  /// A new vertex, joined to u.
  bool extend(int u, Point2 place);
  /// Of the first vertex to the second, of the third to the fourth, and so on.
  bool connect(std::span<const int> ends);
  bool disconnect(std::span<const int> ends);
  bool connect(int u, int v) { return connect(std::array{u, v}); }
  bool disconnect(int u, int v) { return disconnect(std::array{u, v}); }
  /// Adds the vertex of this name as it is in `whole`, its images there, and their lines to vertices that are here.
  bool restore(const Sheet& whole, std::string_view name);
  /// Also removes their lines and settings.
  bool erase(std::span<const int> dots);
  /// Stops at the border of the unit square.
  bool move(std::span<const int> dots, Point2 by);
  /// Copies these vertices, the lines between them and the settings about only them, moved by this much.
  bool duplicate(std::span<const int> dots, Point2 by);
  /// Adds the setting, or removes it if it is set; extends a path to the vertex, or shortens it to there. An empty word
  /// of a `named` kind becomes the first free number. False if the kind does not allow it.
  bool set(std::string_view keyword, std::span<const int> dots, std::string_view word);
  /// Renames the vertex. Returns a sentence that says why it cannot have this name, or an empty one.
  std::string rename(int dot, std::string_view name);
  /// Moves all vertices to these positions.
  bool arrange(std::vector<Point2> places);
  /// Replaces the sheet.
  bool replace(Sheet sheet);

 private:
  bool commit(Sheet sheet);
  std::vector<Point2> images(Point2 place) const;
  std::vector<std::vector<int>> images_of(std::span<const int> dots) const;

  std::span<const SettingKind> kinds_;
  std::vector<std::shared_ptr<const Sheet>> history_;
  std::size_t at_ = 0;
  Symmetry symmetry_;
};

}  // namespace schlegel
