import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DataSource, openTarget } from '../src/admin/database.ts';
import { prune, type RetentionTerms } from '../src/admin/prune.ts';
import { restore } from '../src/admin/restore.ts';
import { newDatabase } from './data-places.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const DAY_MS = 86_400_000;
const KEEP_ALL: RetentionTerms = {
  unbegunDays: undefined,
  abandonedDays: undefined,
  chatDays: undefined,
  archive: undefined,
};

interface Written {
  readonly at: number;
  readonly names: Readonly<Record<string, string>>;
}
const { at, names } = JSON.parse(readFileSync(join(FIXTURES, 'before-accounts.json'), 'utf8')) as Written;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-prune-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Tables of an earlier server; the one that gathered people was called off, and one game was abandoned. */
async function filled(kind: 'sqlite' | 'postgres'): Promise<DataSource> {
  const databaseUrl = kind === 'sqlite' ? undefined : await newDatabase();
  const data = await openTarget({ databaseUrl, dataDir: emptyFolder() });
  onTestFinished(() => data.close());
  await restore(data, join(FIXTURES, 'before-accounts.backup.gz'));
  for (const [name, stage] of [
    ['gathering', 'cancelled'],
    ['running', 'expired'],
  ] as const)
    await data.db
      .updateTable('tables')
      .set({ stage })
      .where('id', '=', names[name] ?? '')
      .execute();
  return data;
}

async function left({ db }: DataSource): Promise<string[]> {
  const ids = (await db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
  return Object.keys(names).filter((name) => ids.includes(names[name] ?? ''));
}

describe.each(['sqlite', 'postgres'] as const)('what is removed after a time (%s)', (kind) => {
  it('is nothing by default, and nothing before its time', async () => {
    const data = await filled(kind);
    const soon: RetentionTerms = { ...KEEP_ALL, unbegunDays: 30, abandonedDays: 30, chatDays: 30 };
    for (const [terms, days] of [
      [KEEP_ALL, 10_000],
      [soon, 29],
    ] as const)
      expect(await prune(data, terms, at + days * DAY_MS)).toEqual({ tables: 0, lines: 0, file: undefined });
    expect(await left(data)).toEqual(['gathering', 'finished', 'running', 'drafts']);
  });

  it('are tables that never began, abandoned games, and chats of games that are over; results and records stay', async () => {
    const data = await filled(kind);
    const later = at + 31 * DAY_MS;
    expect(await prune(data, { ...KEEP_ALL, unbegunDays: 30 }, later)).toMatchObject({ tables: 1 });
    expect(await left(data)).toEqual(['finished', 'running', 'drafts']);
    expect(await prune(data, { ...KEEP_ALL, abandonedDays: 30 }, later)).toMatchObject({ tables: 1 });
    expect(await left(data)).toEqual(['finished', 'drafts']);
    expect(await prune(data, { ...KEEP_ALL, chatDays: 30 }, later)).toMatchObject({ tables: 0, lines: 1 });
    const rows = await data.db
      .selectFrom('log_rows')
      .select('row')
      .where('table_id', '=', names['finished'] ?? '')
      .execute();
    expect(rows.length).toBeGreaterThan(20);
    expect(await data.db.selectFrom('seats').select('seat').execute()).toHaveLength(5);
  });

  it('is written to an archive first, if there is one', async () => {
    const data = await filled(kind);
    const archive = emptyFolder();
    const terms = { unbegunDays: 1, abandonedDays: 1, chatDays: 1, archive };
    const { tables, lines, file } = await prune(data, terms, at + 2 * DAY_MS);
    expect({ tables, lines }).toEqual({ tables: 2, lines: 2 });
    expect(readdirSync(archive).map((name) => join(archive, name))).toEqual([file]);
    const written = gunzipSync(readFileSync(file ?? '')).toString();
    for (const text of [names['gathering'], names['running'], 'Bonne chance', 'Well played.'])
      expect(written).toContain(text);
    expect(written).not.toContain(names['drafts']);
    await expect(restore(data, file ?? '')).rejects.toThrow('no back-up of Kontor');
  });
});
