import type { Level } from '@kontor/bots';
import {
  type AnyGame,
  expectParsed,
  Match,
  moveBuffer,
  type Options,
  openTable,
  randomMove,
  rngFromText,
  type Table,
} from '@kontor/core';
import { hermagor } from '@kontor/games/hermagor/rules';
import { merchants } from '@kontor/games/merchants/rules';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import type { Page } from 'playwright-core';

/** A player; without a level it is a person at this device. */
export interface Chair {
  readonly name: string;
  readonly bot?: Level;
}

const GAMES = {
  hermagor: { name: 'Hermagor', rules: hermagor as unknown as AnyGame },
  merchants: { name: 'Merchants of Empire', rules: merchants as unknown as AnyGame },
} as const;
export type GameId = keyof typeof GAMES;

/** Short names, quick bots: a person and as many novices as wanted. */
export function meAndNovices(novices: number): Chair[] {
  const names = ['Bruno', 'Clara', 'Dario', 'Edda', 'Fritz'].slice(0, novices);
  return [{ name: 'Anna' }, ...names.map((name): Chair => ({ name, bot: 'novice' }))];
}

/** Starts such a table from the home page, as somebody who has played there before. */
export async function sitDown(
  page: Page,
  id: GameId,
  chairs: readonly Chair[],
  options: Options = {},
): Promise<void> {
  const players = chairs.map((chair, i) => ({
    ...chair,
    colour: PLAYER_COLOURS[i],
    shape: PLAYER_SHAPES[i],
  }));
  await page.evaluate(([key, setup]) => localStorage.setItem(key, setup), [
    `kontor.setup.${id}`,
    JSON.stringify({ players, options }),
  ] as const);
  const { name } = GAMES[id];
  await page.getByRole('button', { name: new RegExp(`^(Play ${name} now|Jouer à ${name})$`) }).click();
  await page.locator('.w-table, .w-hand-over-mark').first().waitFor();
}

type AnyMatch = Match<Table, unknown, unknown, unknown, unknown>;

interface Wanted {
  readonly chairs: readonly Chair[];
  readonly options?: Options;
  readonly seed?: string;
  /** The moment when the record breaks off. */
  readonly until: (match: AnyMatch) => boolean;
}

/** A table at a chosen moment, reached by random moves, opened from its record on the home page. */
export async function openAt(page: Page, id: GameId, wanted: Wanted): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: `${id}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recordAt(id, wanted))),
  });
  await page.locator('.w-table, .w-hand-over-mark').first().waitFor();
}

export function recordAt(id: GameId, { chairs, options = {}, seed = id, until }: Wanted): unknown {
  const { rules } = GAMES[id];
  const table = expectParsed(openTable(rules, { seats: chairs.length, options }));
  const match = expectParsed(Match.start(rules, table, { kind: 'fixed', seed }, [...chairs]));
  const rng = rngFromText(`${seed} moves`);
  const buffer = moveBuffer(rules);
  while (!until(match)) {
    const { active, ready } = match.frame(null);
    const seat = active.find((each) => !ready.includes(each));
    if (seat === undefined) throw new Error('the game ended before the moment came');
    const { state } = match.timeline;
    const move = rules.formatMove(table, randomMove(rules, state, seat, rng, buffer));
    if (rules.decision(state, seat)?.simultaneous) {
      match.draft(seat, move);
      match.ready(seat);
    } else match.play(seat, move);
  }
  return match.record();
}
