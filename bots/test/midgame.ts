import { type AnyGame, expectParsed, Match, openTable, rngFromText, type Seat, seatsOf } from '@kontor/core';
import { type BotQuestion, knowledgeOf, rulesOf } from '../src/index.ts';

/** A game after some quick moves. */
export async function midgame(id: string, seats: number, moves: number, seed = 'midgame') {
  const game = await rulesOf(id);
  const knowledge = await knowledgeOf(game, seats);
  const table = expectParsed(openTable(game, { seats }));
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = expectParsed(Match.start(game, table, { kind: 'fixed', seed }, players));
  const rng = rngFromText(seed);
  for (let i = 0; i < moves && match.result === undefined; i++) {
    const { state } = match.timeline;
    const seat = seatsOf(game.active(state))[0] as Seat;
    const outcome = match.play(seat, game.formatMove(table, knowledge.policy(state, seat, rng)));
    if (!outcome.ok) throw new Error(outcome.refused.code);
  }
  return { game, knowledge, match };
}

/** What a bot at the seat is asked about a state. */
export function questionAbout(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  history: readonly unknown[],
): BotQuestion {
  const { seats, options, board, pieces } = game.table(state);
  return {
    game: game.id,
    seats,
    options,
    board: board.id,
    pieces: pieces.id,
    seat,
    bot: 'master',
    view: game.view(state, seat),
    history,
    chance: 'the same',
    rounds: 60,
  };
}
