#pragma once
#include <cstdint>
#include <string_view>

#include "base/result.hpp"
#include "graph/embedding.hpp"

namespace schlegel {

inline constexpr int most_conway_vertices = 1000;

/// The neighbours of each vertex, counter-clockwise from outside, of the polyhedron in Conway and Hart's notation: a
/// solid with operations in front, the last of them applied first (Hart, "Conway Notation for Polyhedra", 1998). Letter
/// case does not matter, because the solid always comes last.
///
/// Solids: T tetrahedron, C cube, O octahedron, D dodecahedron, I icosahedron, P5 prism, A5 antiprism, Y5 pyramid over
/// five vertices, any number from 3. Operations, with the resulting vertices, edges and faces from v, e and f:
///
///     d dual     f       e   v          k kis     v+f     3e  2e         a ambo    e       2e  v+f
///     j join     v+f     2e  e          t truncate 2e     3e  v+f        z zip     2e      3e  v+f
///     n needle   v+f     3e  2e         e expand  2e      4e  v+e+f      o ortho   v+e+f   4e  2e
///     b bevel    4e      6e  v+e+f      m meta    v+e+f   6e  4e         s snub    2e      5e  v+2e+f
///     g gyro     v+2e+f  5e  2e         p propeller v+2e  5e  2e+f       r reflect v       e   f
///
/// k5 works only on faces with five vertices, t5 only on vertices with five edges; without any, they change nothing.
/// The result is polyhedral (see is_polyhedral). An Error names the wrong letter, or the operation that would exceed
/// most_conway_vertices, before memory is taken. O(n log n).
Result<RotationSystem> conway_polyhedron(std::string_view notation);

}  // namespace schlegel
