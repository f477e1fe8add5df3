import { BOT_NAMES, type BotName, isBotName } from './bot-levels.ts';
import type { Game, GameFile, Table } from './game.ts';
import { Match } from './match.ts';
import { openNewTable } from './new-table.ts';
import { failed, type Parsed, type Problem } from './parsed.ts';
import { readPositionFile } from './position-file.ts';
import { parseRecord } from './record.ts';

/** The options that a game has, by name and value. */
export type OptionsFor<T extends Table> = [keyof Named<T['options']>] extends [never]
  ? T['options']
  : Named<T['options']>;

/** Without the index signature, which would allow any name. */
type Named<O> = { readonly [K in keyof O as string extends K ? never : K]?: O[K] };

/** A person by name, or a bot. */
export type NewPlayer = string | { readonly name: string; readonly bot?: BotName };

/** What a match begins with. */
export interface MatchSetup<T extends Table> {
  /** One for each seat. */
  readonly players: readonly NewPlayer[];
  /** Any text: the same seed and moves give the same game. Who wants draws that nobody chose uses `Match.start`. */
  readonly seed: string;
  /** The options that differ from the usual ones. */
  readonly options?: OptionsFor<T>;
  /** The id of a published board, or a whole board file. */
  readonly board?: string | GameFile;
  /** The id of a published set of pieces, or a whole file. */
  readonly pieces?: string | GameFile;
}

/** Starts a game. Wrong input gets problems, never an exception. */
export function startMatch<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  setup: MatchSetup<T>,
): Parsed<Match<T, S, V, E, P>> {
  const problems = setupProblems(game, setup, START_KEYS);
  if (problems.length > 0) return failed(problems);
  const { players, seed, ...choice } = setup;
  const table = openNewTable(game, { ...choice, seats: players.length });
  if (!table.ok) return table;
  return begin(game, table.value, players, seed, undefined);
}

/** Starts a game from a position file, as `match.position()` writes it. */
export function matchFromPosition<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  file: unknown,
  setup: Pick<MatchSetup<T>, 'players' | 'seed'>,
): Parsed<Match<T, S, V, E, P>> {
  const problems = setupProblems(game, setup, POSITION_KEYS);
  if (problems.length > 0) return failed(problems);
  const position = readPositionFile(game, file);
  if (!position.ok) return position;
  return begin(game, position.value.table, setup.players, setup.seed, position.value.opening);
}

/** Goes on with a recorded game, as `match.record()` writes it; every move is checked. */
export function matchFromRecord<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  record: unknown,
): Parsed<Match<T, S, V, E, P>> {
  if (!isGame(game)) return failed([NO_GAME]);
  const read = parseRecord(record);
  return read.ok ? Match.fromRecord(game, read.value) : read;
}

const POSITION_KEYS: readonly string[] = ['players', 'seed'];
const START_KEYS: readonly string[] = [...POSITION_KEYS, 'options', 'board', 'pieces'];

const NO_GAME: Problem = {
  code: 'game.shape',
  path: '',
  message:
    'The first argument is a game, as kontor/hermagor exports it or loadGame of kontor/games returns it.',
};

/** What is wrong with the arguments of a program that was not compiled; the players' names are checked by the match. */
function setupProblems(game: unknown, setup: unknown, known: readonly string[]): Problem[] {
  if (!isGame(game)) return [NO_GAME];
  if (typeof setup !== 'object' || setup === null)
    return [{ code: 'setup.shape', path: '', message: 'A match needs an object with players and a seed.' }];
  const { players, seed } = setup as { readonly players?: unknown; readonly seed?: unknown };
  const problems: Problem[] = Object.keys(setup)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      code: 'setup.unknown',
      path: `/${key}`,
      message: `This is not known here; there are ${known.join(', ')}.`,
    }));
  if (!Array.isArray(players))
    problems.push({ code: 'players.shape', path: '/players', message: 'Players are a list of names.' });
  else problems.push(...players.flatMap(botProblems));
  if (typeof seed !== 'string')
    problems.push({ code: 'seed.shape', path: '/seed', message: 'A seed is a text.' });
  return problems;
}

function botProblems(player: unknown, seat: number): Problem[] {
  const bot = typeof player === 'object' && player !== null && 'bot' in player ? player.bot : undefined;
  if (bot === undefined || (typeof bot === 'string' && isBotName(bot))) return [];
  const message = `There is no bot ${JSON.stringify(bot)}; there are ${BOT_NAMES.join(', ')}.`;
  return [{ code: 'players.bot', path: `/players/${seat}/bot`, message }];
}

function isGame(game: unknown): boolean {
  return typeof game === 'object' && game !== null && 'prepare' in game && 'seats' in game;
}

function begin<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  table: T,
  players: readonly NewPlayer[],
  seed: string,
  opening: unknown,
): Parsed<Match<T, S, V, E, P>> {
  const named = players.map((player) => (typeof player === 'string' ? { name: player } : player));
  return Match.start(game, table, { kind: 'fixed', seed }, named, opening);
}
