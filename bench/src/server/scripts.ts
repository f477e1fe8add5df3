import {
  expectParsed,
  fairChance,
  Match,
  moveBuffer,
  openTable,
  randomMove,
  rngFromText,
} from '@kontor/core';
import { hermagor } from '@kontor/games/hermagor/rules';
import type { StoredTable } from '@kontor/server/store/store';
import type { ScriptedGame } from './messages.ts';

/** Plays a table's game through with random moves, in memory: with the same secret it will come the same way. */
export function scriptOf({ terms, progress, seats }: StoredTable): ScriptedGame {
  const table = expectParsed(openTable(hermagor, { seats: seats.length, options: terms.options }));
  const chance = fairChance(terms.secret, progress.entropy);
  const match = expectParsed(
    Match.start(
      hermagor,
      table,
      chance,
      seats.map(({ name }) => ({ name })),
    ),
  );
  const rng = rngFromText(terms.id);
  const buffer = moveBuffer(hermagor);
  const moves: { seat: number; move: string }[] = [];
  for (let active = hermagor.active(match.timeline.state); active !== 0; ) {
    const seat = 31 - Math.clz32(active);
    const move = hermagor.formatMove(table, randomMove(hermagor, match.timeline.state, seat, rng, buffer));
    if (!match.play(seat, move).ok) throw new Error(`a random move was refused: ${move}`);
    moves.push({ seat, move });
    active = hermagor.active(match.timeline.state);
  }
  return { table: terms.id, moves };
}
