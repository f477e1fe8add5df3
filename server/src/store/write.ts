import type { Compilable, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Carries out statements that change something, all or none; resolves to the number of rows that each has changed. */
export type Write = (statements: readonly Compilable[]) => Promise<number[]>;

/** For SQLite, where everything that is written goes through the file's own transactions. */
export function sqliteWrite(file: SqliteFile): Write {
  return (statements) =>
    file.write(() =>
      statements.map((statement) => {
        const { sql, parameters } = statement.compile();
        return file.statement(sql).run(...parameters).changes;
      }),
    );
}

/** For databases that Kysely can write to by itself. */
export function kyselyWrite(db: Kysely<Database>): Write {
  return (statements) =>
    db.transaction().execute(async (transaction) => {
      const changed: number[] = [];
      for (const statement of statements) {
        const { numAffectedRows = 0n } = await transaction.executeQuery(statement.compile());
        changed.push(Number(numAffectedRows));
      }
      return changed;
    });
}
