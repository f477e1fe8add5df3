import { SqliteAdapter, SqliteDialect } from 'kysely';

/**
 * Lets Kysely run migrations in a transaction, which SQLite can roll back. Without one a migration that fails halfway would
 * leave a database that cannot be opened.
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
