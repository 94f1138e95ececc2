#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A graph of the library, or a family of graphs of many sizes.
struct Family {
  std::string name;   ///< what make_family takes; for a family an example, such as "grid_5x5"
  std::string form;   ///< the form of a family's names, such as "grid_ROWSxCOLUMNS"; else empty
  std::string group;  ///< "Platonic solids", "Archimedean solids", "Prisms", "Conway polyhedra", "Boards", "Famous
                      ///< graphs", "Simple graphs"
  std::string title;
  std::string about;  ///< one sentence
};

/// Everything that make_family knows, by group.
std::vector<Family> families();

/// The graph of that name, with a drawing; solids also with their shape in space and their faces. Letter case does not
/// matter and '-', '_' and blanks are the same; Conway notation may stand alone ("tD"). An unknown name gets an error
/// that suggests near ones; a size out of range is refused before memory is taken.
Result<Graph> make_family(std::string_view name);
/// The name as one word: '_' for blanks.
std::string family_word(std::string_view name);
/// As make_family, but nothing if the name belongs to no graph and no family.
std::optional<Result<Graph>> family_called(std::string_view name);

/// Up to three names that an unknown one may be a typing error for, nearest first: "petersen or prism_6". Empty if none
/// is near.
std::string families_near(std::string_view name);

}  // namespace schlegel
