import { LARGEST_FILE_BYTES, type MatchRecord, verifyRecord } from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import { describe, expect, it } from 'vitest';
import { openData } from '../src/admin/database.ts';
import { listReports, showReport } from '../src/admin/people.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn, rulesOf, seatAll } from './play.ts';
import { two } from './two-people.ts';

const SEATS = [{ bot: null }, { bot: null }];

/** A published file under another id. */
function ownFile(game: string, kind: 'boards' | 'pieces', over: object = {}): object {
  const [file] = findGame(game)?.[kind] ?? [];
  return { ...structuredClone(file), id: `own-${kind}`, name: 'Mine', ...over };
}

describe.each(['hermagor', 'merchants'])('a board and pieces of one’s own, %s', (game) => {
  it('are seen before the game, played on, kept over a restart and in the record', async () => {
    const { ann, bob, server } = await two();
    const files = { board: ownFile(game, 'boards'), pieces: ownFile(game, 'pieces') };
    const made = await ann.makeTable(game, SEATS, files);
    expect(made.board.id).toBe('own-boards');
    const at = `/api/tables/${made.id}`;
    expect(await bob.ask('GET', `${at}/files`)).toEqual(files);
    rulesOf(made, files);
    await ann.connect();
    await bob.connect();
    await seatAll([ann, bob], made.id);
    await ann.watch(made.id);
    await bob.watch(made.id);
    await playOn([ann, bob], made.id, 'own board', 8);
    server.server.services.rooms.forget(made.id);
    await playOn([ann, bob], made.id, 'own board 2');
    const record = await bob.ask<MatchRecord>('GET', `${at}/record`);
    expect(record.board.file).toEqual(files.board);
    const rules = findGame(game);
    expect(rules && verifyRecord(rules, record)).toMatchObject({ ok: true });

    const { table } = await ann.ask<{ table: string }>('POST', `${at}/rematch`);
    expect(await bob.ask('GET', `/api/tables/${table}/files`)).toEqual(files);
  });

  it('are not sent where the files are published ones', async () => {
    const { ann } = await two();
    const [board] = findGame(game)?.boards ?? [];
    const made = await ann.makeTable(game, SEATS, { board: structuredClone(board) ?? {} });
    expect(made.board.id).toBe(board?.id);
    expect(await ann.ask('GET', `/api/tables/${made.id}/files`)).toEqual({});
  });
});

describe('an offensive board', () => {
  it('is reported to the host by whoever sees it, with the files and who has brought them', async () => {
    const { ann, bob, server } = await two();
    const board = ownFile('hermagor', 'boards', { name: 'Shame' });
    const { id } = await ann.makeTable('hermagor', SEATS, { board });
    const words = { reason: 'board', text: 'its names' };
    // He has no seat, and the game has not begun.
    await bob.ask('POST', `/api/tables/${id}/seats/0/reports`, words);
    const data = await openData({ databaseUrl: undefined, dataDir: server.folder });
    const [report] = (await listReports(data, 9)) as { id: string; reported: string }[];
    expect(report).toMatchObject({ name: 'Ann', table: id, ...words });
    const shown = await showReport(data, report?.id ?? '');
    expect(shown).toMatchObject({ openedBy: report?.reported, board });
    expect(shown).not.toHaveProperty('pieces');
    await data.close();
  });
});

describe('a hostile board', () => {
  const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });
  it.each([
    ['no board', {}],
    ['pieces instead of a board', ownFile('hermagor', 'pieces')],
    ['a board of another game', ownFile('merchants', 'boards')],
    ['an unknown field', ownFile('hermagor', 'boards', { script: 'x' })],
    ['a published id', ownFile('hermagor', 'boards', { id: 'ilmar' })],
    ['odd numbers', ownFile('hermagor', 'boards', { size: { width: 1e300, height: -1 } })],
    ['a point far away', ownFile('hermagor', 'boards', { coast: [[0, 0], [1e9, 0], [0, 1e9]] })], // biome-ignore format: points read better in one line
    ['deep nesting', ownFile('hermagor', 'boards', { deep: deep(200) })],
    ['too many bytes', ownFile('hermagor', 'boards', { author: 'x'.repeat(LARGEST_FILE_BYTES) })],
  ])('with %s is refused with a reason and stores nothing', async (_, board) => {
    const { ann } = await two();
    await expect(ann.makeTable('hermagor', SEATS, { board })).rejects.toThrow('table.terms');
    expect(await ann.ask('GET', '/api/tables')).toMatchObject({ mine: [] });
  });

  it('learns where it is wrong', async () => {
    const { ann } = await two();
    const refused = await ann.call('POST', '/api/tables', {
      game: 'hermagor',
      seats: SEATS,
      open: false,
      time: { pace: 'live', clock: null, onTimeout: 'ask' },
      board: ownFile('hermagor', 'boards', { size: { width: 1600, height: 'high' } }),
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'table.terms', message: '/board/size/height: This must be a number.' },
    });
  });

  it('larger than any request may be is refused before it is read', async () => {
    const { ann } = await two();
    const board = ownFile('hermagor', 'boards', { author: 'x'.repeat(3 * LARGEST_FILE_BYTES) });
    await expect(ann.makeTable('hermagor', SEATS, { board })).rejects.toThrow('413');
  });

  it('again and again is refused, while tables with published boards can be made', async () => {
    const { url } = await startServer({ limits: { ownFilesPerMinute: 2 } });
    const ann = await Person.named(url, 'Ann');
    for (let i = 0; i < 2; i++)
      await expect(ann.makeTable('hermagor', SEATS, { board: {} })).rejects.toThrow('table.terms');
    await expect(ann.makeTable('hermagor', SEATS, { board: {} })).rejects.toThrow('request.rate');
    await ann.makeTable('hermagor', SEATS);
  });

  it('that names a script shows it as text only', async () => {
    const { ann, bob } = await two();
    const board = ownFile('hermagor', 'boards', { name: '<script>alert(1)</script>' });
    const { id } = await ann.makeTable('hermagor', SEATS, { board });
    expect(await bob.ask('GET', `/api/tables/${id}/files`)).toEqual({ board });
  });
});
