import { SqliteAdapter, SqliteDialect } from 'kysely';

/**
 * SQLite takes back what a transaction did to the tables themselves as well as all the rest. Kysely does not count on that
 * and would bring a database up to date without one: where that ended halfway, it could not be opened again.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class Dialect extends SqliteDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}
