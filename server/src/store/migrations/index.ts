import type { Migration } from 'kysely';
import * as tables from './001-tables.ts';

/** In order; one that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-tables': tables };
