import type { Database } from './schema.ts';

type Columns = { readonly [Table in keyof Database]: readonly (keyof Database[Table] & string)[] };

/** The columns that every kind of database has; the key of each table comes first. */
export const COLUMNS = {
  users: ['id', 'name', 'created_at'],
  tokens: ['hash', 'user_id', 'created_at'],
  accounts: ['user_id', 'mail', 'password'],
  passkeys: ['id', 'user_id', 'public_key', 'counter', 'transports', 'created_at', 'used_at'],
  recovery_codes: ['hash', 'user_id'],
  deleted_users: ['id', 'deleted_at'],
  tables: [
    'id',
    'terms',
    'host',
    'open',
    'created_at',
    'stage',
    'due_at',
    'version',
    'last_row',
    'active',
    'progress',
    'updated_at',
  ],
  seats: ['table_id', 'seat', 'user_id', 'name', 'bot', 'colour', 'shape', 'ready', 'return_hash', 'auto'],
  table_files: ['table_id', 'kind', 'file'],
  log_rows: ['table_id', 'row', 'at', 'kind', 'seat', 'move', 'undo_to', 'bot', 'reason'],
  chat: ['table_id', 'n', 'user_id', 'name', 'seat', 'text', 'at'],
  takeovers: ['table_id', 'user_id', 'at'],
  invitations: ['hash', 'note', 'uses_left', 'created_at'],
  server: ['id', 'alive_at'],
} as const satisfies Partial<Columns>;
