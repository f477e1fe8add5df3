import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { crashRun } from './crash-run.ts';

const KILLS = Number(process.env['KONTOR_KILLS'] ?? (process.env['KONTOR_LONG'] === '1' ? 50 : 4));
const HASTY = pathToFileURL(join(import.meta.dirname, 'hasty.mjs')).href;

it(`after ${KILLS} kills at random moments every acknowledged move is found, and every table goes on`, {
  timeout: 60_000 + KILLS * 30_000,
}, async () => {
  const { kills, moves, faults } = await crashRun({ kills: KILLS, tables: 8 });
  console.log(`${kills} kills, ${moves} acknowledged moves, ${faults.length} faults`);
  expect(faults).toEqual([]);
  expect(moves).toBeGreaterThan(KILLS);
});

it('a server that acknowledges moves before they are durable is detected', { timeout: 600_000 }, async () => {
  const { faults } = await crashRun({ kills: 10, tables: 4, nodeArgs: ['--import', HASTY], once: true });
  expect(faults.join('\n')).toMatch(/was (acknowledged|shown to seat \d) and is gone/);
});
