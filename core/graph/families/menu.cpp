// The library for a menu. In a file of its own, so that programs without a menu leave its text out.
#include "graph/families/families.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

struct MenuEntry {
  const char* name;
  Sentence group, title, about;
  Sentence form{""};
};

constexpr MenuEntry menu[] = {
    {"tetrahedron", words::platonic_solids, words::tetrahedron, words::about_tetrahedron},
    {"cube", words::platonic_solids, words::cube, words::about_cube},
    {"octahedron", words::platonic_solids, words::octahedron, words::about_octahedron},
    {"dodecahedron", words::platonic_solids, words::dodecahedron, words::about_dodecahedron},
    {"icosahedron", words::platonic_solids, words::icosahedron, words::about_icosahedron},
    {"truncated_tetrahedron", words::archimedean_solids, words::truncated_tetrahedron,
     words::about_truncated_tetrahedron},
    {"cuboctahedron", words::archimedean_solids, words::cuboctahedron, words::about_cuboctahedron},
    {"truncated_cube", words::archimedean_solids, words::truncated_cube, words::about_truncated_cube},
    {"truncated_octahedron", words::archimedean_solids, words::truncated_octahedron, words::about_truncated_octahedron},
    {"rhombicuboctahedron", words::archimedean_solids, words::rhombicuboctahedron, words::about_rhombicuboctahedron},
    {"truncated_cuboctahedron", words::archimedean_solids, words::truncated_cuboctahedron,
     words::about_truncated_cuboctahedron},
    {"snub_cube", words::archimedean_solids, words::snub_cube, words::about_snub_cube},
    {"icosidodecahedron", words::archimedean_solids, words::icosidodecahedron, words::about_icosidodecahedron},
    {"truncated_dodecahedron", words::archimedean_solids, words::truncated_dodecahedron,
     words::about_truncated_dodecahedron},
    {"truncated_icosahedron", words::archimedean_solids, words::truncated_icosahedron,
     words::about_truncated_icosahedron},
    {"rhombicosidodecahedron", words::archimedean_solids, words::rhombicosidodecahedron,
     words::about_rhombicosidodecahedron},
    {"truncated_icosidodecahedron", words::archimedean_solids, words::truncated_icosidodecahedron,
     words::about_truncated_icosidodecahedron},
    {"snub_dodecahedron", words::archimedean_solids, words::snub_dodecahedron, words::about_snub_dodecahedron},
    {"prism_6", words::prisms, words::prism, words::about_prism, words::prism_form},
    {"antiprism_5", words::prisms, words::antiprism, words::about_antiprism, words::antiprism_form},
    {"conway_k5aI", words::conway_polyhedra, words::conway, words::about_conway, words::conway_form},
    {"grid_5x5", words::boards, words::grid, words::about_grid, words::grid_form},
    {"knight_5x6", words::boards, words::knight, words::about_knight, words::knight_form},
    {"king_4x4", words::boards, words::king, words::about_king, words::king_form},
    {"hexagon_3", words::boards, words::hexagon, words::about_hexagon, words::hexagon_form},
    {"torus_4x4", words::boards, words::torus, words::about_torus, words::torus_form},
    {"petersen", words::famous_graphs, words::petersen, words::about_petersen},
    {"heawood", words::famous_graphs, words::heawood, words::about_heawood},
    {"mobius_kantor", words::famous_graphs, words::mobius_kantor, words::about_mobius_kantor},
    {"pappus", words::famous_graphs, words::pappus, words::about_pappus},
    {"desargues", words::famous_graphs, words::desargues, words::about_desargues},
    {"coxeter", words::famous_graphs, words::coxeter, words::about_coxeter},
    {"tutte", words::famous_graphs, words::tutte, words::about_tutte},
    {"gp_7_2", words::famous_graphs, words::generalised_petersen, words::about_generalised_petersen,
     words::generalised_petersen_form},
    {"K8", words::simple_graphs, words::complete, words::about_complete, words::complete_form},
    {"C8", words::simple_graphs, words::cycle, words::about_cycle, words::cycle_form},
    {"P5", words::simple_graphs, words::path, words::about_path, words::path_form},
    {"wheel_5", words::simple_graphs, words::wheel, words::about_wheel, words::wheel_form},
    {"ladder_4", words::simple_graphs, words::ladder, words::about_ladder, words::ladder_form},
    {"hypercube_4", words::simple_graphs, words::hypercube, words::about_hypercube, words::hypercube_form},
    {"theta_1_2_2", words::simple_graphs, words::theta, words::about_theta, words::theta_form},
    {"bowtie", words::simple_graphs, words::bowtie, words::about_bowtie},
};

}  // namespace

std::vector<Family> families() {
  std::vector<Family> all;
  for (const MenuEntry& entry : menu)
    all.push_back({entry.name, say(entry.form), say(entry.group), say(entry.title), say(entry.about)});
  return all;
}

}  // namespace schlegel
