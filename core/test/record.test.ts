import {
  commitment,
  contentHash,
  expectParsed,
  fairChance,
  Match,
  type MatchRecord,
  openTable,
  parseRecord,
  replayRecord,
  seedOf,
  verifyRecord,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { matchWithBoxes, playOut, toyMatch } from './tables.ts';
import { toy } from './toy/index.ts';

function finished(): MatchRecord {
  const match = toyMatch();
  playOut(match);
  return JSON.parse(JSON.stringify(match.record()));
}

function fairRecord(): MatchRecord {
  const table = expectParsed(openTable(toy, { seats: 2, options: { rounds: 12 } }));
  const chance = fairChance('a secret of the table', ['of Ada', 'of Bea']);
  const match = expectParsed(Match.start(toy, table, chance, [{ name: 'Ada' }, { name: 'Bea' }]));
  playOut(match);
  return JSON.parse(JSON.stringify(match.record()));
}

/** The problems of a changed record. */
function guilt(record: MatchRecord, change: object): string | undefined {
  const verdict = verifyRecord(toy, { ...record, ...change });
  return verdict.ok ? undefined : verdict.problems[0]?.code;
}

describe('a record', () => {
  it('survives JSON', () => {
    const record = finished();
    expect(expectParsed(parseRecord(record))).toEqual(record);
    const match = expectParsed(Match.fromRecord(toy, record));
    expect(match.record()).toEqual(record);
  });

  it('of a running game has no result', () => {
    const record = toyMatch().record();
    expect(record).not.toHaveProperty('result');
    expect(verifyRecord(toy, record)).toEqual({
      ok: true,
      value: { rows: 0, result: undefined, fair: false },
    });
  });

  it('names published files and carries others inside', () => {
    expect(finished().board).toEqual({
      id: 'three-shelves',
      hash: contentHash({ shelves: 3, id: 'three-shelves' }),
    });
    const board = { id: 'my-shelves', shelves: 4 };
    const match = toyMatch({ board });
    playOut(match);
    expect(match.record().board).toEqual({ id: 'my-shelves', hash: contentHash(board), file: board });
    expect(verifyRecord(toy, match.record()).ok).toBe(true);
  });

  it('carries a file that borrows the name of a published one', () => {
    const board = { id: 'three-shelves', shelves: 2 };
    const match = toyMatch({ board });
    playOut(match);
    expect(match.record().board.file).toEqual(board);
    expect(verifyRecord(toy, match.record()).ok).toBe(true);
  });

  it.each([
    ['another game', { game: 'chess' }, 'record.game'],
    ['other rules', { version: 2 }, 'record.version'],
    ['an unknown board', { board: { id: 'nowhere', hash: '0'.repeat(64) } }, 'table.board'],
    ['another board', { board: { id: 'two-shelves', hash: '0'.repeat(64) } }, 'table.hash'],
    ['other options', { options: { rounds: 99 } }, 'options.value'],
    ['too many players', { players: Array(9).fill({ name: 'A' }) }, 'table.seats'],
    ['a position that is none', { position: {} }, 'position.shape'],
  ])('of %s is refused', (_what, change, code) => {
    const replayed = replayRecord(toy, { ...finished(), ...change });
    expect(replayed.ok ? undefined : replayed.problems[0]?.code).toBe(code);
  });
});

describe('verifying', () => {
  it('proves a fair game', () => {
    expect(verifyRecord(toy, fairRecord())).toMatchObject({ ok: true, value: { fair: true } });
  });

  it('proves moves and result of a game with a chosen seed, and does not call it fair', () => {
    expect(verifyRecord(toy, finished())).toMatchObject({ ok: true, value: { fair: false } });
  });

  it('finds another secret', () => {
    const record = fairRecord();
    expect(guilt(record, { chance: { ...record.chance, secret: 'another' } })).toBe('record.commitment');
  });

  it('finds another commitment', () => {
    const record = fairRecord();
    const chance = { ...record.chance, commitment: commitment('another') };
    expect(guilt(record, { chance })).toBe('record.commitment');
  });

  it("finds a player's changed string by the draws that no longer follow", () => {
    const record = fairRecord();
    const found = [...Array(20).keys()].map((i) =>
      guilt(record, { chance: { ...record.chance, entropy: ['of Ada', `of Bea ${i}`] } }),
    );
    expect(found).toContain('record.result');
  });

  it('finds a changed, a missing and an added row', () => {
    const record = finished();
    const changed = record.rows.map((row, i) => (i === 0 ? { ...row, move: 'bid 9' } : row));
    expect(guilt(record, { rows: changed })).toBe('record.row');
    expect(guilt(record, { rows: record.rows.slice(0, -1) })).toBe('record.result');
    expect(guilt(record, { rows: [...record.rows, record.rows[0]] })).toBe('record.row');
  });

  it('finds a changed result', () => {
    const record = finished();
    const scores = record.result?.scores.map((score) => score + 1);
    expect(guilt(record, { result: { ...record.result, scores } })).toBe('record.result');
    expect(guilt(record, { result: { ...record.result, breakdown: { bank: -1 } } })).toBe('record.result');
  });

  it('finds a board that was edited after the game', () => {
    const match = toyMatch({ board: { id: 'my-shelves', shelves: 4 } });
    playOut(match);
    const record = match.record();
    const file = { id: 'my-shelves', shelves: 5 };
    expect(guilt(record, { board: { ...record.board, file } })).toBe('table.hash');
  });

  it('finds a draw that was taken back as if nothing had been learnt', () => {
    const record = matchWithBoxes(2).record();
    const undo = { kind: 'undo', seat: 2, to: 3 };
    expect(guilt(record, { rows: [...record.rows, { ...undo, by: 'own' }] })).toBe('record.row');
    expect(guilt(record, { rows: [...record.rows, { ...undo, by: 'consent' }] })).toBeUndefined();
  });

  it('finds an undo of a row that is not on the line', () => {
    const record = matchWithBoxes(2).record();
    const undo = { kind: 'undo', seat: 0, to: 99, by: 'consent' };
    expect(guilt(record, { rows: [...record.rows, undo] })).toBe('record.row');
    expect(guilt(record, { rows: [{ kind: 'timeout', seat: 8 }] })).toBe('record.row');
  });
});

describe('chance', () => {
  it('of a fair game depends on the secret and on every string in its place', () => {
    const seeds = [
      fairChance('a', ['b', 'c']),
      fairChance('a', ['c', 'b']),
      fairChance('a', ['bc']),
      fairChance('b', ['b', 'c']),
      fairChance('a', ['b', 'c', '']),
    ].map(seedOf);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
