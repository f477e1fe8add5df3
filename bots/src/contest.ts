import {
  type AnyGame,
  type AnyKnowledge,
  type AnyMatch,
  type BotName,
  expectParsed,
  Match,
  openTable,
  type Seat,
  seatsOf,
  type Table,
} from '@kontor/core';
import { knowledgeOf, rulesOf } from './knowledge.ts';
import { THINKING_MS } from './settings.ts';
import { think } from './think.ts';

/** A game between bots. */
export interface Contest {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly table: Table;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly BotName[];
  /** Multiplies every bot's thinking time. */
  readonly scale: number;
}

/** A contest as plain data, which can be sent to another thread. */
export interface Pairing extends Pick<Contest, 'seed' | 'bots' | 'scale'> {
  readonly game: string;
  readonly options?: unknown;
  /** Ids of published files, or whole files; the default ones if left out. */
  readonly board?: unknown;
  readonly pieces?: unknown;
}

/** How a contest ended, as plain data. */
export interface ContestResult {
  readonly seed: string;
  readonly bots: readonly BotName[];
  /** The seat that moved first. */
  readonly first: Seat;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly moves: number;
  /** Milliseconds per decision, by seat. */
  readonly times: readonly (readonly number[])[];
}

/** A contest that was played to its end. */
export interface PlayedContest {
  readonly result: ContestResult;
  readonly match: AnyMatch;
}

/** Loads what a pairing names. */
export async function openPairing(pairing: Pairing): Promise<Contest> {
  const { seed, bots, scale, options, board, pieces } = pairing;
  const game = await rulesOf(pairing.game);
  const knowledge = await knowledgeOf(game, bots.length);
  const choice = { seats: bots.length, options, board, pieces };
  return { game, knowledge, table: expectParsed(openTable(game, choice)), seed, bots, scale };
}

/** Plays a whole game; every bot gets its seat's view and history only. */
export async function playContest(contest: Contest): Promise<PlayedContest> {
  const { game, knowledge, table, seed, bots, scale } = contest;
  const players = bots.map((bot) => ({ name: bot, bot }));
  const match = expectParsed(Match.start(game, table, { kind: 'fixed', seed }, players));
  const times: number[][] = bots.map(() => []);
  const first = seatsOf(game.active(match.timeline.state))[0] ?? 0;
  let moves = 0;
  while (match.result === undefined) {
    const seat = seatsOf(game.active(match.timeline.state))[0] as Seat;
    const bot = bots[seat] as BotName;
    const before = performance.now();
    const answer = await think(
      {
        game,
        knowledge,
        table,
        view: game.view(match.timeline.state, seat),
        history: match.timeline.history(seat),
        seat,
        bot,
        seed: `${seed}/${seat}/${moves}`,
      },
      { ms: THINKING_MS[bot] * scale },
    );
    times[seat]?.push(performance.now() - before);
    const outcome = match.play(seat, answer.move);
    if (!outcome.ok) throw new Error(`${bot} played ${answer.move}: ${outcome.refused.code}`);
    moves++;
  }
  const { ranks, scores } = match.result;
  return { result: { seed, bots, first, ranks, scores, moves, times }, match };
}
