#pragma once
#include <cstdint>
#include <string_view>

#include "base/result.hpp"
#include "graph/embedding.hpp"

namespace schlegel {

/// The most corners of a polyhedron that a recipe makes.
inline constexpr int most_conway_corners = 1000;

/// The polyhedron that a recipe makes, round each corner its neighbours, counter-clockwise seen from outside. A recipe
/// is a solid with operations before it, the last one first to be done, in the notation of Conway and Hart (Hart,
/// "Conway Notation for Polyhedra", 1998). Letter case does not matter, because the solid always comes last.
///
/// Solids: T tetrahedron, C cube, O octahedron, D dodecahedron, I icosahedron, P5 prism, A5 antiprism, Y5 pyramid over
/// five corners, any number from 3. Operations, with the corners, edges and faces that come of v, e and f:
///
///     d dual     f       e   v          k kis     v+f     3e  2e         a ambo    e       2e  v+f
///     j join     v+f     2e  e          t truncate 2e     3e  v+f        z zip     2e      3e  v+f
///     n needle   v+f     3e  2e         e expand  2e      4e  v+e+f      o ortho   v+e+f   4e  2e
///     b bevel    4e      6e  v+e+f      m meta    v+e+f   6e  4e         s snub    2e      5e  v+2e+f
///     g gyro     v+2e+f  5e  2e         p propeller v+2e  5e  2e+f       r reflect v       e   f
///
/// k5 raises pyramids on faces of five corners only, t5 cuts off corners of five edges only; where there is none, all
/// stays as it is. What comes of a polyhedron is one (see is_polyhedral). An Error names the letter that is wrong, or
/// the operation by which there would be too many corners or edges, before memory is taken. O(n log n).
Result<RotationSystem> conway_polyhedron(std::string_view recipe);

}  // namespace schlegel
