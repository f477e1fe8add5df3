import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../src/games/load-rules.ts';
import type { StoredTable } from '../src/store/database.ts';
import { withPendingMoves } from '../src/store/migrations.ts';

/** Written by the code of version 1 of the database: a plan laid in secret, and a move that waits to be confirmed. */
const loaded = join(import.meta.dirname, 'fixtures', 'stored-tables-1.json');
const stored = (JSON.parse(readFileSync(loaded, 'utf8')) as { table: StoredTable }[]).map(
  ({ table }) => table,
);

describe('a game stored by version 1 of the database', () => {
  it('keeps its pending moves', async () => {
    const matches = await Promise.all(
      stored.map(async (old) => {
        const { record, pending } = withPendingMoves(old);
        const match = Match.fromRecord(await loadRules(record.game), record, pending);
        return match.ok ? match.value : expect.fail(JSON.stringify(match.problems));
      }),
    );
    expect(matches.map(({ pending }) => pending)).toEqual([
      { held: null, drafts: ['plot ax', null], ready: [], redo: null, undoRequest: null },
      { held: { seat: 1, move: 'buy j3.1' }, drafts: [null, null], ready: [], redo: null, undoRequest: null },
    ]);
    expect(matches[0]?.frame(0).drafts[0]).toBe('plot ax');
    expect(matches[1]?.frame(1).held).toBe('buy j3.1');
  });

  it('keeps a request to undo', () => {
    const [, old] = stored as unknown as [unknown, { desk: object }];
    const request = { seat: 0, to: 2, yes: [0] };
    const moved = withPendingMoves({ ...old, desk: { ...old.desk, ask: request } } as never);
    expect(moved).not.toHaveProperty('desk');
    expect(moved.pending).toMatchObject({ undoRequest: request });
    expect(moved.pending).not.toHaveProperty('ask');
  });

  it('is left as it is when it was stored since', () => {
    const now = withPendingMoves(stored[0] as StoredTable);
    expect(withPendingMoves(now)).toBe(now);
  });
});
