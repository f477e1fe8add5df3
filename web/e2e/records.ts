import {
  type AnyGame,
  type AnyMatch,
  answerFor,
  type BotLevel,
  expectParsed,
  Match,
  type MatchRecord,
  moveBuffer,
  type Options,
  openTable,
  randomMove,
  rngFromText,
  seatsOf,
} from '@kontor/core';
import { hermagor } from '@kontor/games/hermagor/rules';
import { merchants } from '@kontor/games/merchants/rules';

/** A player; without a level it is a person at this device. */
export interface Chair {
  readonly name: string;
  readonly bot?: BotLevel;
}

export const GAMES = {
  hermagor: { name: 'Hermagor', rules: hermagor as unknown as AnyGame },
  merchants: { name: 'Merchants of Empire', rules: merchants as unknown as AnyGame },
} as const;
export type GameId = keyof typeof GAMES;

export interface Wanted {
  readonly chairs: readonly Chair[];
  readonly options?: Options;
  readonly seed?: string;
  /** The moment when the record breaks off. */
  readonly until: (match: AnyMatch) => boolean;
}

/** Not every random game has every question. */
const MOST_GAMES = 1500;

/** The record of a game up to a chosen moment, reached by random moves. */
export function recordAt(id: GameId, wanted: Wanted): MatchRecord {
  for (let game = 0; game < MOST_GAMES; game++) {
    const record = playedUntil(id, wanted, `${wanted.seed ?? id} ${game}`);
    if (record) return record;
  }
  throw new Error('the moment never came');
}

function playedUntil(
  id: GameId,
  { chairs, options = {}, until }: Wanted,
  seed: string,
): MatchRecord | undefined {
  const { rules } = GAMES[id];
  const table = expectParsed(openTable(rules, { seats: chairs.length, options }));
  const match = expectParsed(Match.start(rules, table, { kind: 'fixed', seed }, [...chairs]));
  const rng = rngFromText(`${seed} moves`);
  const buffer = moveBuffer(rules);
  while (!until(match)) {
    const { state } = match.timeline;
    const seat = seatsOf(rules.active(state)).find((each) => !match.pending.ready.includes(each));
    if (seat === undefined) return undefined;
    const move = rules.formatMove(table, randomMove(rules, state, seat, rng, buffer));
    answerFor(match, seat, move);
  }
  return match.record();
}
