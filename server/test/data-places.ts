import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openData } from '../src/admin/database.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { createDatabase, openPatiently } from './postgres-server.ts';

/** Where the data of a server lie, as its configuration says it. */
interface Where {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** An empty place for data, which is gone after the test. */
export interface DataPlace {
  readonly where: Where;
  open(): Promise<Store>;
  /** Everything in every table of the database as text. */
  everything(): Promise<string>;
}

export function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `kontor-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a new, empty database in the PostgreSQL that all slow tests share. */
export function newDatabase(): Promise<string> {
  return createDatabase(inject('postgres'));
}

/** Makes places of each kind of database. */
export const PLACES: Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<DataPlace>>> = {
  SQLite: async () => {
    const dataDir = folderOf('place');
    return placeAt({ databaseUrl: undefined, dataDir }, () => SqliteStore.open(dataDir));
  },
  PostgreSQL: async () => {
    const databaseUrl = await newDatabase();
    return placeAt({ databaseUrl, dataDir: folderOf('place') }, () => openPatiently(databaseUrl));
  },
};

function placeAt(where: Where, open: () => Promise<Store>): DataPlace {
  return { where, open, everything: () => everythingIn(where) };
}

async function everythingIn(where: Where): Promise<string> {
  const source = await openData(where);
  try {
    const tables = await source.db.introspection.getTables();
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(source.db);
      texts.push(`${name}: ${JSON.stringify(rows)}`);
    }
    return texts.join('\n');
  } finally {
    await source.close();
  }
}
