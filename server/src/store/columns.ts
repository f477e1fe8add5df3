import type { Database } from './schema.ts';

type Columns = { readonly [Table in keyof Database]: readonly (keyof Database[Table] & string)[] };

/** The columns that every kind of database has; the key of each table comes first. */
export const COLUMNS = {
  users: ['id', 'name', 'created_at'],
  tokens: ['hash', 'user_id', 'created_at', 'browser', 'system', 'used_at'],
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
  notice_settings: ['user_id', 'settings', 'origin', 'mailed'],
  push_targets: ['endpoint', 'user_id', 'token_hash', 'p256dh', 'auth', 'created_at'],
  silent_tables: ['user_id', 'table_id'],
  notices: ['user_id', 'table_id', 'kind', 'moment', 'way', 'at', 'due_at', 'attempts'],
  relations: ['id', 'user_id', 'other_id', 'relation', 'name', 'at'],
  reports: ['id', 'at', 'reporter', 'reported', 'table_id', 'name', 'reason', 'text', 'evidence'],
  sanctions: ['id', 'user_id', 'kind', 'text', 'at', 'until', 'seen_at'],
  audit: ['id', 'at', 'command', 'target', 'text'],
  vacations: ['user_id', 'from_at', 'until'],
  server_keys: ['name', 'value'],
  server: ['id', 'alive_at'],
} as const satisfies Partial<Columns>;
