#!/usr/bin/env node
// split_app.mjs TOOLS WHOLE FIRST LATER [--quick]: cuts the app's module in two. FIRST is what the first screen needs and is loaded
// at once; LATER holds the functions of the other puzzles and of rare deeds, and is loaded by assets/page.js when it is
// wanted. Both share memory and table: a call from one into the other goes through the table, where a placeholder stands
// until LATER is there. TOOLS is Binaryen's folder. Any choice of functions is right; this one is small. --quick leaves out what only makes the halves smaller.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [tools, whole, first, later, quick] = process.argv.slice(2);

/** The puzzles of the one list that are not the first one: the first screen shows none of them. Also the examples, which
 * are in the app where the build is told so. A name of two words is `TwoWords` as a type and `two_words` as a namespace. */
const registry = readFileSync(new URL('../core/puzzles/registry.hpp', import.meta.url), 'utf8');
const other_puzzles = [...registry.matchAll(/= PuzzleList<([^>]+)>;/g)]
  .flatMap(([, names]) => names.split(','))
  .slice(1)
  .map((name) =>
    name
      .trim()
      .replace(/\B(?=[A-Z])/g, '_?')
      .toLowerCase(),
  );

/** What only another puzzle, a foreign text, a drawing without coordinates or an answer of the solver calls for; and what
 * nobody needs before the page is touched: kept games, links, bookmarks, own boards, lists of solutions, the printer. */
const wanted_later = new RegExp(
  [
    new RegExp(other_puzzles.join('|')),
    /parse_graph|layout_plane|settingshandler_|(::|\d)(check|parse_solution|write_solution|write_as|write_instance_as|reason|light)\b/i,
    /parse_save|parse_link|read_bookmark|percent_decoded|SessionText::(add|read)|Session::(show|go_back|set_aside|return_to|rename_|remove_|put_|add_|take_over|set_bookmark)/,
    /web::App::(offer_new_board|cancel_job|explain|tell_hint|do_hint|pencil|pencil_at|pencil_key|told_entry|toggle_why_play|print|bookmark|take_bookmark|show_|browse|go_back|ask_number|toggle_why|step_why|show_certificate|open_text|open_received|open_place|take_games|merge_game|take_finish|tell_solved|tell_aid|take_edit|change_boards|return_to)/,
    /web::Solutions::(begin|show|browse|go|next|previous|random|retry|answered|failed)\b|web::(successor|predecessor|less_digits|prove|finished_by_computer|name_of_shown)\b/,
    /web::LocalStore::(id_of|name|list_own|take_in_unnamed)\b|read_session|read_under_title/,
    /DotReader|JsonReader|GraphmlReader|Tags::|HcpReader|DimacsReader|PrologReader|ListWords|GraphStatements::read_(vertex|edge|face)|GraphReader::foreign_vertex|schlegel::write_(dot|graphml|gexf|json_graph|edge_list|adjacency_lists|matrix|prolog_graph|graph6|dimacs|hcp)|dot_id|json_string|looks_like_|list_kind|graph_in\b|parse_matrix|recipe_alone|read_kept|vertex_too_many|is_tsplib|is_edge_head/,
    /write_svg|web::Library::take|App::grade_of_made|App::remember_grade|own_board_id|App::(touch_home|take_library|show_picture|open_day|open_neighbour|make_board)\b|LocalStore::begun|\(anonymous namespace\)::(Writer|covers|touched_target|next_level|send_card|card_show|line_paint|listed)\b|More::draw|Panel::draw_(browser|why|rules?)\b|App::(meets_new|remember)_rules|web::Why::(unfold|ask|ask_portion|stay|number_of_steps|way_out|withheld|show|answered|failed|tell|play|step|heading|sentence|spoken|scene|deeds)\(|Celebration::draw|web::Lens::(draw|beside)|BoardView::(waits_for_lift|choose|lift|draw_lens|press_long)\b|schlegel::(draw_marks|marks_drawn|mark_at|mark_of|Target::add_state|TargetIndex|insert_under_places|marks_after|grade_of)\b|take_explanation_line|Session::place_after\b|App::foresee|\(anonymous namespace\)::(pour|between)\b/,
    /schlegel::Sheet(Editor|Text)?::|::(sheet|write_sheet|parting)\(|conway_polyhedron|by_recipe|snub_solid|Narrowing::|web::(Drawing::(?!tick|next_tick|Drawing\()|Printing::(?!tick|next_tick|Printing\()|App::(draw|print_boards|board_of_list|edited_text)\b)|schlegel::(arranged|crossing_lines|graph_of|sheet_of|without|(add|copy|toggle|has|drop)_\w*settings?)\b/,
  ]
    .map((one) => one.source)
    .join('|'),
  'i',
);

/** What is drawn, told or asked only after something was done, or by few; and what the libraries never come to here. */
const rare =
  /(::|\d)(narrate|describe|unfinished|find_solid|shortest_edges_on_solid)\b|schlegel::draw_faces\b|\(anonymous namespace\)::fold\b|web::(forced_theme|with_contrast|parse_system_colours|marked_hint|progress_bar)|Screen::draw_page|draw_name_beside|(Arcball::(drag|grab|release)|BoardView::(zoom_at|drop_touch)|BoardPainter::(polygon|bevel)|App::(read|step_back|announce_hand)|Advisor::(answered|failed)|SolverQueue::handle|Shapes2D::soft_polygon)\b|parse_reply|suggestion|LeftRight|Checker::|schlegel::make::(hypercube|theta|tutte|torus|hexagon)|names_near|dollarNormalize|^(decfloat|hexfloat|__floatscan|SDL_Blit_Slow|SDL_ConvertSurface)$|ImGui::(SaveIniSettingsToMemory|TableGcCompactSettings)/;

/** Templates, the library's and ours: equal ones were folded into one, under the name of any; and what Binaryen shares between functions that
 * are nearly equal. They go where their callers are. */
const library = /^byn\$mgfn-shared\$|^(?:[\w()*&]+ )*(?:std::|schlegel::Result<)|^_ZNK?St/;

/** @type {Map<string, boolean>} by name: is it called by name alone (neither through the table nor from JavaScript)? */
const functions = new Map();
/** @type {Map<string, string[]>} by name: what it calls by name */
const callees = new Map();
const graph = execFileSync(join(tools, 'wasm-opt'), [whole, '--print-call-graph', '-o', '/dev/null'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
for (const line of graph.split('\n')) {
  const call = /^ *"(.*)" -> "(.*)"; \/\/ call$/.exec(line);
  const node = /^ *"(.*)" \[style="filled(, rounded)?"(?:, fillcolor="(\w+)")?\];$/.exec(line);
  if (call) callees.set(call[1], [...(callees.get(call[1]) ?? []), call[2]]);
  else if (node && node[3] !== 'turquoise') functions.set(node[1], (functions.get(node[1]) ?? true) && !node[2] && node[3] !== 'gray');
}

/** The name as it was before Binaryen wrote \28 for a bracket. @param {string} name */
const plain = (name) => name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
const is_wanted_later = (name) => (wanted_later.test(plain(name)) || rare.test(plain(name))) && !library.test(plain(name));

/** What words a sentence: what it calls is its own, under whatever name it was folded. */
const words_sentences = /schlegel::(say|\(anonymous namespace\)::Filler::)/;

/** What the first half comes to: from the table and from JavaScript, on through all calls but those of what is wanted later. */
const reached = new Set([...functions].filter(([name, by_name_alone]) => !by_name_alone && !is_wanted_later(name)).map(([name]) => name));
for (const name of reached)
  for (const callee of callees.get(name) ?? [])
    if (functions.has(callee) && (!is_wanted_later(callee) || words_sentences.test(plain(name)))) reached.add(callee);
const chosen = new Set([...functions.keys()].filter((name) => !reached.has(name)));

const list = `${later}.txt`;
writeFileSync(list, [...chosen].join('\n') + '\n');
execFileSync(join(tools, 'wasm-split'), [whole, '--enable-mutable-globals', `--split-funcs=@${list}`, '-o1', first, '-o2', later], {
  stdio: 'inherit',
});
for (const half of quick ? [] : [first, later])
  execFileSync(join(tools, 'wasm-opt'), [half, '--enable-mutable-globals', '-Oz', '--strip-debug', '-o', half], { stdio: 'inherit' });
console.log(`${chosen.size} of ${functions.size} functions are loaded later`);
