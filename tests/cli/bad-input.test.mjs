// Bad input: where it is bad and what to do, on stderr alone, with an exit status of its own.
import assert from 'node:assert/strict';
import test from 'node:test';
import { damagedLinks } from '../damaged_links.mjs';
import { badInput, dodecahedron, schlegel } from './schlegel.mjs';

for (const [name, words, input, message] of [
  ['an unknown verb', ['conut', 'icosian'], '', /unknown verb "conut"; use solve, /],
  ['an unknown puzzle', ['count', 'icosain'], '', /unknown puzzle "icosain"; use one of: icosian/],
  ['an unknown puzzle with an option', ['solve', 'icosan', '--graph', 'K4'], '', /unknown puzzle "icosan"; use one of: icosian/],
  ['no puzzle', ['solve', '--graph', 'K4'], '', /solve needs a puzzle; name one of: icosian/],
  ['a value where none belongs', ['count', 'icosian', '--graph', 'cube', '--open=maybe'], '', /^schlegel: .*--open = maybe/],
  [
    'an option in the place of a value',
    ['count', 'numberlink', '--cover', '--grid', '3x3'],
    '',
    /--cover needs a value, but --grid follows/,
  ],
  ['a time that is no number', ['count', ...dodecahedron, '--time-limit', '5s'], '', /^schlegel: .*--time-limit/],
  ['a time for a list', ['boards', 'icosian', '--time-limit', '1'], '', /boards has no option --time-limit/],
  [
    'a difficulty that there is not',
    ['generate', 'peg', '--difficulty', 'tricky'],
    '',
    /--difficulty takes a number from 1 .* not "tricky"/,
  ],
  ['a difficulty of a count', ['count', ...dodecahedron, '--difficulty', '3'], '', /count has no option --difficulty/],
  ['a day with a difficulty', ['generate', 'peg', '--day', '2026-11-23', '--difficulty', '5'], '', /--day gives .* leave out --difficulty/],
  ['a day with a seed', ['generate', 'peg', '--day', '2026-11-23', '--seed', '4'], '', /--day gives .* leave out --seed/],
  ['an opening for a new board', ['generate', 'icosian', '--opening', 'q,r'], '', /generate has no option --opening/],
  ['tokens for a new board', ['generate', 'sliding', '--tokens', '1 2 3 0'], '', /generate has no option --tokens/],
  ['a graph and a shape', ['generate', 'icosian', '--graph', 'cube', '--shape', 'cubic'], '', /both --graph and --shape give a board/],
  ['a folder', ['count', 'icosian', '.'], '', /cannot read \.; check that it is a file and not a folder/],
  ['more after the name of the puzzle', ['count', 'icosian', '-'], 'icosian graph K4\n', /line 1, column 9: expected the end of the line/],
  ['a picture with another sign', ['count', 'peg', '-'], 'peg\nsquare\noo.oo\nooXoo\nend\n', /line 4, column 3: a picture has o for a peg/],
  ['an empty text', ['count', 'numberlink', '-'], '\n', /^(?!.*graph)/s],
  ['an unknown graph', ['count', 'icosian', '--graph', 'dodecahedrn'], '', /dodecahedrn/],
  ['an option of another puzzle', ['count', 'icosian', '--grid', '4x4'], '', /--grid/],
  ['an opening off the lines', ['count', ...dodecahedron, '--opening', 'q,b'], '', /./],
  ['a missing file', ['count', 'icosian', '/nowhere/at/all'], '', /cannot open/],
  ['a broken instance, with its place', ['count', 'icosian', '-'], '[(a,b),\n(b,,c)].', /line 2, column/],
  ['an n that is no number', ['solve', ...dodecahedron, '--nth', '0'], '', /--nth/],
  ['a token twice', ['solve', 'sliding', '--grid', '2x2', '--tokens', '1 1 2 0'], '', /column 3: token "1" appears twice/],
  ['a token twice in a file', ['solve', 'sliding', '-'], 'graph(x, g([0-1,\n1-1,2-2,3-0],[e(0,1)])).', /line 2, column 3.*twice/],
  ['no blank', ['solve', 'sliding', '--grid', '2x2', '--tokens', '1 3 2 4'], '', /there is no gap/],
  ['no blank in a file', ['solve', 'sliding', '-'], 'graph(x, g([0-1,1-2],[e(0,1)])).', /line 1, column \d+: there is no gap/],
  ['an edge to nowhere', ['solve', 'sliding', '-'], 'graph(x, g([0-0,1-1],\n[e(0,9)])).', /line 2, column \d+.*"9"/],
  ['a grid too large', ['solve', 'sliding', '--grid', '1000000000x1000000000'], '', /from 1 to/],
  ['a grid id too large', ['solve', 'sliding', '-'], '1000000000x1000000000:1,0', /line 1, column 1.*from 1 to/],
  ['too few tokens', ['solve', 'sliding', '--grid', '4x4', '--tokens', '1 2 3'], '', /16 vertices but 3 tokens/],
  ['a target of one strange word', ['solve', 'sliding', '--grid', '2x2', '--target', 'first'], '', /--target.*gap-last, gap-first/],
  ['a wrong number of moves', ['enumerate', 'sliding', '--grid', '2x2', '--max-moves', 'abc'], '', /--max-moves/],
  ['a line through one hole twice', ['solve', 'peg', '-'], 'move(h,m,o).\nmove(h,h,o).', /line 2, column 1.*"h" twice/],
  [
    'a hole jumped from outside',
    ['solve', 'peg', '-'],
    'peg\nhole a 0 0\nhole b .5 0\nhole c 1 0\nline a b d\n',
    /line 5, column 10.*no hole "d"/,
  ],
  [
    '65 holes',
    ['solve', 'peg', '-'],
    Array.from({ length: 63 }, (_, i) => `v${i} v${i + 1} v${i + 2}`).join('\n'),
    /line 63, column \d+.*at most 64/,
  ],
  ['a peg grid too large', ['solve', 'peg', '-'], '1000000000x1000000000:OPP', /line 1, column 1.*from 1 to 64/],
  ['a start that is no hole', ['solve', 'peg', '--board', 'pentagon16', '--start', 'z'], '', /--start.*no hole "z"/],
  ['a start hole twice', ['solve', 'peg', '--board', 'pentagon16', '--start', 'h,h'], '', /--start.*"h" appears twice/],
  ['a goal that is no hole', ['solve', 'peg', '--board', 'pentagon16', '--goal', 'zz'], '', /--goal.*no hole "zz"/],
  ['an unknown board', ['solve', 'peg', '--board', 'pentagon17'], '', /no board "pentagon17"/],
  [
    'a move that cannot be played',
    ['analyse', 'peg', '--board', 'pentagon16', '--moves', 'o-m-h k-i-h'],
    '',
    /--moves, "k-i-h": H is not empty/,
  ],
  ['a limit beyond all numbers', ['count', ...dodecahedron, '--limit', '123456789012345678901234567890'], '', /--limit must be from/],
  ['a format of solutions that there is not', ['solve', ...dodecahedron, '--format', 'morse'], '', /"morse".*names letters prolog tsplib/],
  ['a format where there is only one', ['enumerate', 'quintomino', '--format', 'names'], '', /only Schlegel format/],
  ['a format of boards for solutions', ['solve', 'numberlink', '--format', 'pzpr'], '', /asp grid paths/],
  [
    'a format of a count',
    ['count', ...dodecahedron, '--format', 'names'],
    '',
    /count has no option --format; use it with solve, enumerate or convert/,
  ],
  ['a number for a count', ['count', ...dodecahedron, '--nth', '3'], '', /count has no option --nth/],
  ['a limit of one solution', ['solve', ...dodecahedron, '--limit', '3'], '', /solve has no option --limit/],
  ['a seed without lots drawn', ['solve', ...dodecahedron, '--seed', '3'], '', /--seed only with --random/],
  ['a number and lots drawn', ['solve', ...dodecahedron, '--nth', '3', '--random'], '', /--nth excludes --random/],
  ['a picture too small to see', ['draw', 'peg', '--width', '15'], '', /--width must be from 16 to 10000/],
  ['a width that is no number', ['draw', 'peg', '--width', '3em'], '', /--width/],
  ['a width of a count', ['count', ...dodecahedron, '--width', '300'], '', /count has no option --width/],
  ['a limit of none', ['count', 'numberlink', '--limit', '0'], '', /--limit.*from 1/],
  ['no time', ['count', ...dodecahedron, '--time-limit', '0'], '', /^schlegel: --time-limit needs a number of seconds above 0\n$/],
  ['a file and a level', ['count', 'icosian', '-', '--level', 'hamilton'], '', /both the file "-" and --level give a board/],
  ['a level and a graph', ['count', ...dodecahedron, '--level', 'hamilton'], '', /both --level and --graph give a board/],
  [
    'a grid of a board that is not one',
    ['solve', 'numberlink', '-', '--format', 'grid'],
    'numberlink\ngraph petersen\npair 1 0 2\n',
    /--format grid: this board is not a grid; asp and paths can/,
  ],
  [
    'a grid where lines cross',
    ['enumerate', 'numberlink', '-', '--format', 'grid'],
    'numberlink\ngrid\n. 1 .\n2 + 2\n. 1 .\n',
    /--format grid: lines cross on this board.*paths can/,
  ],
  [
    'a grid of a line that touches itself',
    ['solve', 'numberlink', '-', '--format', 'grid'],
    'numberlink\ncover\ngrid\n1 1\n. .\n',
    /the line 1 touches itself at row 1, column 1,.*paths can/,
  ],
  [
    'lines in a file for what must not touch itself',
    ['solve', 'numberlink', '-', '--format', 'pzprv3'],
    'numberlink\nno-self-touch\ngrid\n1 1\n',
    /--format pzprv3: only the Schlegel format/,
  ],
  ['two forms of one answer', ['solve', ...dodecahedron, '--json', '--format', 'names'], '', /leave one out/],
  ['a board as JSON', ['convert', ...dodecahedron, '--json'], '', /convert has no option --json/],
  ['boards in a file', ['boards', 'icosian', '-'], '', /unexpected file "-"/],
  ['a solution from a position', ['verify', ...dodecahedron, '--moves', 'b c'], 'b c d', /--moves is only for certificates/],
  [
    'a position in a format without',
    ['convert', 'numberlink', '--moves', 'r1c1>r1c2'],
    '',
    /--moves: a board in Schlegel format holds no drawn lines; pzprv3 can/,
  ],
  [
    'a position among jumps alone',
    ['convert', 'peg', '--moves', 'o-m-h', '--format', 'facts'],
    '',
    /--moves: the format holds lines alone/,
  ],
  [
    'a position of a graph alone',
    ['convert', ...dodecahedron, '--moves', 'b c', '--format', 'hcp'],
    '',
    /--moves: other formats hold the graph alone/,
  ],
  [
    'a move of a board to convert that cannot be played',
    ['convert', ...dodecahedron, '--moves', 'b d'],
    '',
    /--moves, "d": No line connects peg 1 and D/,
  ],
  [
    'a tour beyond its graph',
    ['verify', ...dodecahedron, '-'],
    'TYPE : TOUR\nTOUR_SECTION\n1\n21\n-1\n',
    /line 4, column 1: the number of a vertex must be from 1 to 20/,
  ],
  [
    'the lines of another board',
    ['verify', 'numberlink', '-'],
    'pzprv3\nnumlin\n1\n3\n1 . 1\n1 1\n',
    /line 3, column 1: this file's board is 3 by 1/,
  ],
  ['boards of an unknown puzzle', ['boards', 'icosain'], '', /unknown puzzle "icosain"/],
  ['a table where there is none', ['table', 'sliding', '--grid', '3x3'], '', /no table/],
]) {
  test(`bad input: ${name}`, () => {
    const { status, stdout, stderr } = schlegel(words, input);
    assert.equal(status, badInput);
    assert.equal(stdout, '');
    assert.match(stderr, message);
  });
}

test('a damaged link is refused where it is damaged', () => {
  for (const [link, column, message] of damagedLinks) {
    const { status, stderr } = schlegel(['count', 'numberlink', '-'], link);
    assert.equal(status, badInput, link);
    const [, at, words] = stderr.trim().match(/^schlegel: -: line 1, column (\d+): (.*)$/) ?? [];
    assert.equal(Number(at), column, stderr);
    assert.match(words, message);
  }
});
