#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A graph of the library, or one of a kind that comes in many sizes.
struct Family {
  std::string name;   ///< what make_family takes; for a kind an example, such as "grid_8x8"
  std::string form;   ///< for a kind, how its names are made, such as "grid_ROWSxCOLUMNS"; else empty
  std::string group;  ///< "Platonic solids", "Archimedean solids", "Prisms", "Conway polyhedra", "Boards", "Famous
                      ///< graphs", "Simple graphs"
  std::string title;
  std::string about;  ///< one sentence
};

/// Everything make_family knows, grouped, for a menu.
std::vector<Family> families();

/// The graph of that name, with a drawing; solids also with their shape in space and their faces. Letter case does not
/// matter and '-', '_' and blanks are the same; a recipe may stand alone ("tD"). An unknown name gets an error that
/// suggests near ones; a size out of range is refused before memory is taken.
Result<Graph> make_family(std::string_view name);
/// The same; nothing when the name belongs to no graph and to no kind of graphs.
std::optional<Result<Graph>> family_called(std::string_view name);

/// The names of up to three graphs that an unknown name may be a slip of, nearest first: "petersen or prism_6". Empty
/// when none is near.
std::string families_near(std::string_view name);

}  // namespace schlegel
