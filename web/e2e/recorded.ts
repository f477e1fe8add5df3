import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotLevel, expectParsed, Match, type MatchRecord } from '@kontor/core';
import type { Page } from 'playwright-core';
import { GAMES, type GameId } from './records.ts';
import { TABLE } from './table.ts';

const NAMES = ['Anna', 'Balthasar', 'Clara', 'Dorothea', 'Emmerich'];
const LEVEL: BotLevel = 'apprentice';

/** A recorded game of bots, in which Anna has the first seat. */
export function recorded(id: GameId, fixture: string): MatchRecord {
  const file = join(import.meta.dirname, '..', '..', 'games', id, 'fixtures', `${fixture}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const players = record.players.map((_, seat) => {
    const name = NAMES[seat] ?? String(seat);
    return seat === 0 ? { name } : { name, bot: LEVEL };
  });
  return { ...record, players };
}

/** The first moment from a row on in which Anna is asked, so that no bot plays on while the picture is taken. */
export function momentFrom(id: GameId, fixture: string, row: number): MatchRecord {
  const { result: _, ...record } = recorded(id, fixture);
  for (let rows = row; rows < record.rows.length; rows++) {
    const part = { ...record, rows: record.rows.slice(0, rows) };
    if (expectParsed(Match.fromRecord(GAMES[id].rules, part)).frame(null).active.includes(0)) return part;
  }
  throw new Error(`Anna is not asked after row ${row} of ${fixture}.`);
}

/** Opens a record on the home page. */
export async function openRecord(page: Page, record: MatchRecord): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator(TABLE).waitFor();
  // The board comes with a part of the page that is loaded last.
  await page.locator('[data-place]:visible').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
