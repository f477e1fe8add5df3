import type { BotName } from './bot-levels.ts';
import type { Game, GameFile, Table } from './game.ts';
import { Match } from './match.ts';
import { type Parsed, problem } from './parsed.ts';
import { readPositionFile } from './position-file.ts';
import { parseRecord } from './record.ts';
import { openTable } from './table.ts';

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
  const { players, seed, ...choice } = setup;
  if (!Array.isArray(players)) return problem('players.shape', 'Players are a list of names.', '/players');
  const table = openTable(game, { ...choice, seats: players.length });
  if (!table.ok) return table;
  return begin(game, table.value, players, seed, undefined);
}

/** Starts a game from a position file, as `match.position()` writes it. */
export function matchFromPosition<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  file: unknown,
  { players, seed }: Pick<MatchSetup<T>, 'players' | 'seed'>,
): Parsed<Match<T, S, V, E, P>> {
  const position = readPositionFile(game, file);
  if (!position.ok) return position;
  return begin(game, position.value.table, players, seed, position.value.opening);
}

/** Goes on with a recorded game, as `match.record()` writes it; every move is checked. */
export function matchFromRecord<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  record: unknown,
): Parsed<Match<T, S, V, E, P>> {
  const read = parseRecord(record);
  return read.ok ? Match.fromRecord(game, read.value) : read;
}

function begin<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  table: T,
  players: readonly NewPlayer[],
  seed: string,
  opening: unknown,
): Parsed<Match<T, S, V, E, P>> {
  if (typeof seed !== 'string') return problem('seed.shape', 'A seed is a text.', '/seed');
  const named = players.map((player) => (typeof player === 'string' ? { name: player } : player));
  return Match.start(game, table, { kind: 'fixed', seed }, named, opening);
}
