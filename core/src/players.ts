import { failed, type Parsed, type Problem, parsed, problem } from './parsed.ts';
import type { Player } from './record.ts';

const LONGEST_NAME = 40;
const LONGEST_BOT = 200;

/**
 * Checks that there is one player for each seat, so that the record of the game can be read again. By hand and not with
 * `PlayerSchema`, because every game begins here and a page must not load the schema library for that.
 */
export function checkPlayers(players: unknown, seats: number): Parsed<readonly Player[]> {
  if (!Array.isArray(players)) return problem('players.shape', 'The players must be a list.', '/players');
  const problems = players.flatMap(problemsOf);
  if (problems.length > 0) return failed(problems);
  if (players.length !== seats)
    return problem('players.count', `There are ${seats} seats and ${players.length} players.`, '/players');
  return parsed(players as readonly Player[]);
}

function problemsOf(raw: unknown, seat: number): Problem[] {
  const path = `/players/${seat}`;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return [{ code: 'players.shape', path, message: 'This must be an object.' }];
  const player = new Map<string, unknown>(Object.entries(raw));
  const problems: Problem[] = [];
  const expect = (holds: boolean, key: string, message: string): void => {
    if (!holds) problems.push({ code: 'players.shape', path: `${path}/${key}`, message });
  };
  expect(
    isText(player.get('name'), 1, LONGEST_NAME),
    'name',
    `This must be a text of 1 to ${LONGEST_NAME} characters.`,
  );
  const bot = player.get('bot');
  expect(
    bot === undefined || isText(bot, 0, LONGEST_BOT),
    'bot',
    `This must be a text of at most ${LONGEST_BOT} characters.`,
  );
  for (const key of player.keys()) expect(key === 'name' || key === 'bot', key, 'This is not known here.');
  return problems;
}

function isText(value: unknown, shortest: number, longest: number): value is string {
  if (typeof value !== 'string') return false;
  // A schema counts characters, not units of UTF-16.
  const length = [...value].length;
  return length >= shortest && length <= longest;
}
