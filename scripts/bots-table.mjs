import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { capture, command, Failure, ROOT } from './lib/run.mjs';

/** Every line of the table in docs/BOTS.md: who plays, how many games, at which part of the thinking time, what is wanted. */
const LINES = [
  { bots: 'apprentice,random', games: 200, scale: 0.1, wanted: 97 },
  { bots: 'apprentice,novice', games: 200, scale: 0.1, wanted: 70 },
  { bots: 'merchant,apprentice', games: 200, scale: 0.1, wanted: 50 },
  { bots: 'master,merchant', games: 200, scale: 0.1, wanted: 50 },
  { bots: 'master,apprentice', games: 200, scale: 0.1, wanted: 80 },
  { bots: 'master,apprentice,apprentice', games: 200, scale: 0.1, wanted: 55, only: 'merchants' },
  {
    bots: 'master,apprentice,apprentice,apprentice',
    games: 200,
    scale: 0.1,
    wanted: { hermagor: 50, merchants: 45 },
  },
  { bots: 'master,mcts', games: 200, scale: 0.1, wanted: 85 },
  { bots: 'master,apprentice', games: 30, scale: 1 },
];
const FOLDER = 'docs/arena';
const DOCUMENT = 'docs/BOTS.md';
const TABLE = /(<!-- arena table -->\n)[\s\S]*?(<!-- end of arena table -->)/;

/**
 * `node scripts/bots-table.mjs` writes the table of docs/BOTS.md from the results in docs/arena. With `--play` it first plays
 * what is missing, one line after the other on all cores, and goes on where it was broken off. `--game ID`: one game only.
 */
await command(async () => {
  const games = await gamesWithKnowledge();
  const { values } = parseArgs({ options: { play: { type: 'boolean' }, game: { type: 'string' } } });
  const lines = games
    .flatMap((game) => LINES.map((line) => ({ game, ...line })))
    .filter(({ game, only = game }) => game === only);
  if (values.play)
    for (const line of lines) if (values.game === undefined || values.game === line.game) await play(line);
  await writeTable(lines);
});

/** The games whose bots have knowledge of their own. */
async function gamesWithKnowledge() {
  const folders = await readdir(join(ROOT, 'games'), { withFileTypes: true });
  return folders
    .map(({ name }) => name)
    .filter((name) => existsSync(join(ROOT, 'games', name, 'bot')))
    .sort();
}

function nameOf({ game, bots, scale }) {
  return `${game}-${bots.replaceAll(',', '-')}${scale === 1 ? '-full-time' : ''}`;
}

function resultFile(line) {
  return join(ROOT, FOLDER, `${nameOf(line)}.json`);
}

function wordsOf({ game, bots, games, scale }) {
  return `arena ${game} --bots ${bots} --games ${games} --seed 1 --scale ${scale}`.split(' ');
}

/** The games themselves are kept in .build, so that a line that was broken off goes on. */
async function play(line) {
  if (existsSync(resultFile(line))) return;
  const games = join(ROOT, '.build', 'arena', `${nameOf(line)}.jsonl`);
  await mkdir(join(games, '..'), { recursive: true });
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  const words = [...wordsOf(line), '--out', games, '--resume', '--json'];
  console.error(`kontor ${words.join(' ')}`);
  const report = JSON.parse(await kontor(words));
  await writeFile(resultFile(line), `${JSON.stringify({ ...report, file: undefined }, null, 1)}\n`);
}

async function kontor(words) {
  const { code, output } = await capture(process.execPath, [join(ROOT, 'scripts', 'kontor.mjs'), ...words]);
  if (code !== 0) throw new Failure(`kontor ${words.join(' ')} failed.`);
  return output;
}

async function writeTable(lines) {
  const rows = [];
  for (const line of lines) if (existsSync(resultFile(line))) rows.push(await rowOf(line));
  const table = [
    '| Game | First bot against the others | Games | It wins | Wanted | ms a decision (99 % within) | Command |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  const path = join(ROOT, DOCUMENT);
  const text = await readFile(path, 'utf8');
  if (!TABLE.test(text)) throw new Failure(`${DOCUMENT} has no place for the table.`);
  await writeFile(path, text.replace(TABLE, `$1\n${table}\n\n$2`));
  console.log(`${rows.length} of ${lines.length} lines have been played.`);
}

async function rowOf(line) {
  const { games, standings } = JSON.parse(await readFile(resultFile(line), 'utf8'));
  const [hero] = line.bots.split(',');
  const { wins, msPerDecision } = standings.find(({ bot }) => bot === hero);
  const percent = (share) => (100 * share).toFixed(1);
  const wanted = typeof line.wanted === 'object' ? line.wanted[line.game] : line.wanted;
  const cells = [
    line.game,
    line.bots.replaceAll(',', ', '),
    games,
    `${percent(wins.share)} % (${percent(wins.low)}–${percent(wins.high)})`,
    wanted === undefined ? '–' : `≥ ${wanted} %`,
    `${msPerDecision.mean.toFixed(0)} (${msPerDecision.p99.toFixed(0)})`,
    `\`kontor ${wordsOf(line).join(' ')}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}
