import * as Type from 'typebox';
import { failed, type Parsed, problem } from './parsed.ts';
import { type Player, PlayerSchema } from './record.ts';
import { parseShape } from './schema.ts';

const PlayersSchema = Type.Array(PlayerSchema);

/** Checks that there is one player for each seat, so that the record of the game can be read again. */
export function checkPlayers(players: unknown, seats: number): Parsed<readonly Player[]> {
  const read = parseShape(PlayersSchema, players, 'players');
  if (!read.ok) return failed(read.problems.map((each) => ({ ...each, path: `/players${each.path}` })));
  if (read.value.length !== seats)
    return problem('players.count', `There are ${seats} seats and ${read.value.length} players.`, '/players');
  return read;
}
