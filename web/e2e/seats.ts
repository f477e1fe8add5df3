import type { Options } from '@kontor/core';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import type { Page } from 'playwright-core';
import { LONG } from './harness.ts';
import { type Chair, GAMES, type GameId, recordAt, type Wanted } from './records.ts';
import { TABLE } from './table.ts';

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
  await page.locator(`${TABLE}, .w-hand-over-mark`).first().waitFor();
}

/** A table at a chosen moment, reached by random moves, opened from its record on the home page. */
export async function openAt(page: Page, id: GameId, wanted: Wanted): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: `${id}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recordAt(id, wanted))),
  });
  await page.locator(`${TABLE}, .w-hand-over-mark`).first().waitFor();
}

/** What counts the course of each game, and from when on it is late. */
const LATE = { hermagor: ['round', 3], merchants: ['turn', 6] } as const;

/** Starts a game that is to be played to its end; only the long tests play its first rounds as well. */
export async function sitDownLate(
  page: Page,
  id: GameId,
  chairs: readonly Chair[],
  options: Options = {},
): Promise<void> {
  if (LONG) return sitDown(page, id, chairs, options);
  const [count, late] = LATE[id];
  await openAt(page, id, {
    chairs,
    options,
    until: (match) => Number((match.frame(0).view as Record<string, unknown>)[count]) >= late,
  });
}
