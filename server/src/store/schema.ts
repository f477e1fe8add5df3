import type { Generated } from 'kysely';

/** The tables of the database as Kysely sees them; JSON columns hold text. docs/DATABASE.md describes them. */
export interface Database {
  users: { id: string; name: string; created_at: number };
  tokens: {
    hash: string;
    user_id: string;
    created_at: number;
    browser: Generated<string>;
    system: Generated<string>;
    used_at: number | null;
  };
  tables: {
    id: string;
    /** JSON of TableTerms without what has a column of its own. */
    terms: string;
    host: string;
    open: number;
    stage: string;
    due_at: number | null;
    created_at: number;
    version: number;
    last_row: number;
    /** Seats that owe a decision, one bit each. */
    active: number;
    /** JSON of TableProgress without what has a column of its own. */
    progress: string;
    updated_at: number;
    /** A bot has to act; PostgreSQL alone has this column. */
    bot_next?: boolean;
  };
  seats: {
    table_id: string;
    seat: number;
    user_id: string | null;
    name: string;
    bot: string | null;
    colour: string;
    shape: string;
    ready: number;
    return_hash: string | null;
    auto: string;
  };
  /** Boards and pieces that are not published, as JSON. */
  table_files: { table_id: string; kind: string; file: string };
  log_rows: {
    table_id: string;
    row: number;
    at: number;
    kind: string;
    seat: number;
    move: string | null;
    /** The row before which an undo went on. */
    undo_to: number | null;
    bot: string | null;
    /** Why a move was not chosen by its seat, or by what right an undo was made. */
    reason: string | null;
  };
  chat: {
    table_id: string;
    n: number;
    user_id: string;
    name: string;
    seat: number | null;
    text: string;
    at: number;
  };
  /** A confirmed mail address and a password; guests have no row. */
  accounts: { user_id: string; mail: string | null; password: string | null };
  passkeys: {
    /** The credential's id. */
    id: string;
    user_id: string;
    public_key: string;
    counter: number;
    /** JSON list. */
    transports: string;
    created_at: number;
    used_at: number | null;
  };
  recovery_codes: { hash: string; user_id: string };
  /** Links and challenges that work once. */
  one_time: { hash: string; user_id: string | null; purpose: string; payload: string; expires_at: number };
  /** Seats that were taken over by a private link, until their former owner has read of it. */
  takeovers: { table_id: string; user_id: string; at: number };
  /** Nobody with such an id may come back by an old back-up. */
  deleted_users: { id: string; deleted_at: number };
  /** Programs that have replayed stored games, and when. */
  programs: { hash: string; checked_at: number };
  /** Codes by which new guests come in where that takes one. */
  invitations: { hash: string; note: string; uses_left: number; created_at: number };
  /** How people want to be called. */
  notice_settings: {
    user_id: string;
    /** JSON of NoticeSettings and the webhook's secret. */
    settings: string;
    /** The address by which the person opens the server. */
    origin: string;
    /** When the last mails were sent, as a JSON list. */
    mailed: string;
  };
  /** Browsers that take pushes. */
  push_targets: {
    endpoint: string;
    user_id: string;
    /** The device, which takes its subscription with it when it is forgotten. */
    token_hash: string;
    p256dh: string;
    auth: string;
    created_at: number;
  };
  /** Tables of which somebody wants no notices. */
  silent_tables: { user_id: string; table_id: string };
  /** A notice to somebody by one way; it is sent once. */
  notices: {
    user_id: string;
    table_id: string;
    kind: string;
    /** Tells two of the same kind at one table apart. */
    moment: number;
    way: string;
    /** When it came to be. */
    at: number;
    /** When it is to be sent; null if it was, or need not be. */
    due_at: number | null;
    attempts: number;
  };
  /** Whom somebody has muted or blocked. */
  relations: { id: string; user_id: string; other_id: string; relation: string; name: string; at: number };
  reports: {
    id: string;
    at: number;
    reporter: string;
    reported: string;
    table_id: string;
    name: string;
    reason: string;
    text: string;
    /** JSON of the seats, the chat and the log. */
    evidence: string;
  };
  /** What the host has done about somebody. */
  sanctions: {
    id: string;
    user_id: string;
    kind: string;
    /** What they are sent, if anything. */
    text: string;
    at: number;
    until: number | null;
    seen_at: number | null;
  };
  /** What the host has done with the admin tool. */
  audit: { id: string; at: number; command: string; target: string; text: string };
  vacations: { user_id: string; from_at: number; until: number };
  /** Keys that the server has made for itself. */
  server_keys: { name: string; value: string };
  /** A single row. */
  server: { id: number; alive_at: number };
  /** Servers that share a database, until when each is taken for alive by the database's clock; PostgreSQL alone has it. */
  nodes: { id: string; until: number };
  /** Which server looks after which part of the tables; PostgreSQL alone has it. */
  parts: { part: number; node: string };
}
