#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// How a drawing is repeated: whatever is done to a vertex is done to its images, which are where turns about the
/// middle of the paper, and the mirror, bring it.
struct Symmetry {
  int turns = 1;        ///< 1 to 12; 1: none
  bool mirror = false;  ///< left and right
  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// A sheet that is drawn on, with undo. Each operation is one step of undo and keeps the sheet whole: names are unique,
/// lines and settings speak of vertices that are there. What cannot be done changes nothing; numbers of vertices that
/// are not there are passed over. An operation is O(size of the sheet), which undo keeps a copy of.
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
  /// Of what is drawn from now on; no step of undo.
  void set_symmetry(Symmetry symmetry);

  // Each returns whether anything has changed.
  /// The new vertex is the last one, but for its images. It gets the first name that is free.
  bool add_vertex(Point2 place);
  /// A new vertex, joined to u.
  bool extend(int u, Point2 place);
  bool connect(int u, int v);
  bool disconnect(int u, int v);
  /// With the lines and settings that hang on them.
  bool erase(std::span<const int> dots);
  /// As far as the paper goes.
  bool move(std::span<const int> dots, Point2 by);
  /// Copies them, the lines among them and the settings about them alone, and puts the copy there.
  bool duplicate(std::span<const int> dots, Point2 by);
  /// Makes the setting, or takes it away where it is there; on a path, goes on to the vertex or back to it. An empty
  /// word of a kind that is named becomes the first number that is free. False for what the kind does not allow.
  bool set(std::string_view keyword, std::span<const int> dots, std::string_view word);
  /// Why it cannot be called that, as a sentence; empty when it is.
  std::string rename(int dot, std::string_view name);
  /// Puts the vertices where they are, one place for each.
  bool arrange(std::vector<Point2> places);
  /// Another sheet.
  bool replace(Sheet sheet);

 private:
  const SettingKind* kind_of(std::string_view keyword) const;
  bool commit(Sheet sheet);
  std::vector<Point2> images(Point2 place) const;
  std::vector<std::vector<int>> images_of(std::span<const int> dots) const;

  std::span<const SettingKind> kinds_;
  std::vector<std::shared_ptr<const Sheet>> history_;
  std::size_t at_ = 0;
  Symmetry symmetry_;
};

}  // namespace schlegel
