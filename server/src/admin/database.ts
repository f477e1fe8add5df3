import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import LibSql from 'libsql';
import type { Config } from '../config.ts';
import { Dialect } from '../store/dialect.ts';
import { lockFolder } from '../store/lock.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '../store/migrations/index.ts';
import { OpenMark } from '../store/open-mark.ts';
import { makePool } from '../store/postgres/connections.ts';
import { nameOf, whyUnusable as whyPostgresUnusable } from '../store/postgres/unusable.ts';
import type { Database } from '../store/schema.ts';
import { StoreUnusable, whyUnusable } from '../store/unusable.ts';

/** The data of a server, for tools that look at all of it. */
export interface DataSource {
  readonly kind: 'sqlite' | 'postgres';
  /** As messages name it. */
  readonly name: string;
  readonly db: Kysely<Database>;
  readonly migrations: typeof SQLITE_MIGRATIONS;
  /** Why the data cannot be used, as one sentence. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the data as they are, also while a server uses them. */
export async function openData({ databaseUrl, dataDir }: Where): Promise<DataSource> {
  if (databaseUrl !== undefined) return postgres(databaseUrl);
  const path = join(resolve(dataDir), 'kontor.db');
  if (!existsSync(path))
    throw new StoreUnusable(`There is no database ${path}; set DATA_DIR or DATABASE_URL.`);
  return sqlite(path, () => undefined);
}

/** Opens a place for data that no server uses. */
export async function openTarget({ databaseUrl, dataDir }: Where): Promise<DataSource> {
  if (databaseUrl !== undefined) return postgres(databaseUrl);
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  return sqlite(join(folder, 'kontor.db'), lockFolder(folder));
}

function sqlite(path: string, unlock: () => void): DataSource {
  const explain = (error: unknown): unknown => whyUnusable(error, path);
  try {
    new OpenMark(path).refuseCopy();
    const file = new LibSql(path, { timeout: 5000 });
    file.exec('pragma journal_mode = wal');
    file.exec('pragma synchronous = full');
    const db = new Kysely<Database>({ dialect: new Dialect({ database: file }) });
    const close = async (): Promise<void> => {
      await db.destroy();
      unlock();
    };
    return { kind: 'sqlite', name: path, db, migrations: SQLITE_MIGRATIONS, explain, close };
  } catch (error) {
    unlock();
    throw explain(error);
  }
}

function postgres(url: string): DataSource {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: makePool(url) }) });
  return {
    kind: 'postgres',
    name: nameOf(url),
    db,
    migrations: POSTGRES_MIGRATIONS,
    explain: (error) => whyPostgresUnusable(error, url),
    close: () => db.destroy(),
  };
}
