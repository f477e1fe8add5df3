import type { Kysely } from 'kysely';

/** Who wants nothing to do with whom, reports, what the host has done about them, and a log of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('other_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('relation', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('relations_pair', ['user_id', 'other_id'])
    .execute();
  await db.schema.createIndex('relations_by_other').on('relations').column('other_id').execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('reporter', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reported', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('evidence', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('reports_by_time').on('reports').column('at').execute();
  await db.schema
    .createTable('sanctions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('seen_at', 'bigint')
    .execute();
  await db.schema.createIndex('sanctions_by_user').on('sanctions').column('user_id').execute();
  await db.schema.createIndex('sanctions_by_end').on('sanctions').column('until').execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('command', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
}
