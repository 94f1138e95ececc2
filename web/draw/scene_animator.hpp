#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "play/scene.hpp"

namespace schlegel::web {

/// A shape as it is to be drawn at this moment, between the scene before and the scene now.
struct Drawn {
  Shape shape;
  Role was_fill = Role::none, was_outline = Role::none;  ///< colours it comes from
  float turned = 1;                                      ///< how far its colours have changed, 0 to 1
  float scale = 1;                                       ///< about its centre
  float lift = 0;                                        ///< how high it is above its place, 0 to 1
  float grown = 1;                                       ///< how much of a line is drawn, from its first point
};

/// Keeps what is on the board and moves it from scene to scene: shapes with the same key travel, new ones land, old
/// ones leave. Times are in milliseconds.
class SceneAnimator {
 public:
  /// The scene that is true from now on. `still`: nothing travels (reduced motion). `follow`: what is there goes to its
  /// new place at once (the board turns, something is dragged), only what is new or gone takes its time.
  void show(const std::vector<Shape>& shapes, double now, bool follow, bool still);
  /// Forgets what was shown: the next scene is simply there.
  void clear() { actors_.clear(); }
  bool moving(double now) const;
  /// Back to front.
  const std::vector<Drawn>& at(double now);

 private:
  enum class Act { stays, arrives, travels, leaves };
  struct Actor {
    Shape from, to;
    Act act = Act::stays;
    double start = 0;
  };
  static double duration(Act act);
  static Drawn drawn(const Actor& actor, double now);
  void merge(std::vector<Actor>& next, std::unordered_map<std::string, std::size_t>& index, double now);

  std::vector<Actor> actors_;
  std::vector<Drawn> drawn_;
};

}  // namespace schlegel::web
