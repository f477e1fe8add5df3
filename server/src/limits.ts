import { LARGEST_FILE_BYTES } from '@kontor/core';
import { ConfigError } from './config-error.ts';

/** A limit that protects the server from a single visitor; the host can change it by an environment variable. */
interface Limit {
  /** The environment variable. */
  readonly variable: string;
  readonly value: number;
  /** What it limits, with its unit, for the documentation. */
  readonly meaning: string;
}

/** Every limit of the server with its default. docs/SECURITY.md is checked against this table. */
export const LIMITS = {
  requestsPerMinute: {
    variable: 'LIMIT_REQUESTS',
    value: 600,
    meaning: 'HTTP requests a minute from one address',
  },
  connectionsPerAddress: {
    variable: 'LIMIT_CONNECTIONS',
    value: 500,
    meaning: 'WebSocket connections from one address, at once and opened in a minute',
  },
  botsThinkingPerPerson: {
    variable: 'LIMIT_BOTS_THINKING',
    value: 4,
    meaning: 'bots that think at the same time at tables of one person',
  },
  botsWaiting: {
    variable: 'LIMIT_BOTS_WAITING',
    value: 2000,
    meaning: 'bots that wait for their turn to think; beyond that a table is looked at again later',
  },
  botTablesPerPerson: {
    variable: 'LIMIT_BOT_TABLES',
    value: 30,
    meaning: 'running games with bots at tables that one person has made',
  },
  socketsPerAddress: {
    variable: 'LIMIT_SOCKETS',
    value: 1000,
    meaning: 'network connections of any kind from one address at once, unless it is a trusted proxy',
  },
  requestSeconds: {
    variable: 'LIMIT_REQUEST_SECONDS',
    value: 20,
    meaning: 'seconds in which a request must have arrived as a whole',
  },
  requestBytes: {
    variable: 'LIMIT_REQUEST_BYTES',
    value: 16_384,
    meaning: 'bytes in the body of a request',
  },
  fileBytes: {
    variable: 'LIMIT_FILE_BYTES',
    value: LARGEST_FILE_BYTES,
    meaning: 'bytes of a board or of a set of pieces that somebody brings to a table',
  },
  ownFilesPerMinute: {
    variable: 'LIMIT_FILES',
    value: 10,
    meaning: 'tables a minute with a board or pieces of their own, from one address',
  },
  listsPerPerson: {
    variable: 'LIMIT_LISTS',
    value: 120,
    meaning: 'lists of tables a minute for one person',
  },
  listsPerAddress: {
    variable: 'LIMIT_ADDRESS_LISTS',
    value: 300,
    meaning: 'lists of tables a minute from one address',
  },
  listCacheMs: {
    variable: 'LIMIT_LIST_CACHE',
    value: 1000,
    meaning: 'milliseconds for which everybody is sent the same list of open tables',
  },
  gatheringPerPerson: {
    variable: 'LIMIT_GATHERING',
    value: 10,
    meaning: 'tables of one person that wait for people',
  },
  messagesPerConnection: {
    variable: 'LIMIT_MESSAGES',
    value: 200,
    meaning:
      'WebSocket messages a second on one connection, twice as many at once; a subscription counts as 10',
  },
  messagesPerAddress: {
    variable: 'LIMIT_ADDRESS_MESSAGES',
    value: 2000,
    meaning:
      'WebSocket messages a second from one address, twice as many at once; a subscription counts as 10',
  },
  subscriptionsPerConnection: {
    variable: 'LIMIT_SUBSCRIPTIONS',
    value: 20,
    meaning: 'tables that one connection is subscribed to',
  },
  unreadBytes: {
    variable: 'LIMIT_UNREAD_BYTES',
    value: 1_000_000,
    meaning: 'bytes that wait in memory for one connection to read them',
  },
  allUnreadBytes: {
    variable: 'LIMIT_ALL_UNREAD_BYTES',
    value: 64_000_000,
    meaning: 'bytes that wait in memory for all connections together; those with the most are cut',
  },
  undosPerMinute: {
    variable: 'LIMIT_UNDOS',
    value: 60,
    meaning: 'moves that one person undoes in a minute',
  },
  chatPerMinute: {
    variable: 'LIMIT_CHAT',
    value: 60,
    meaning: 'chat messages a minute by one person, and from one address',
  },
  chatPerPerson: {
    variable: 'LIMIT_CHAT_PERSON',
    value: 1000,
    meaning: 'chat messages by one person at one table',
  },
  chatPerTable: {
    variable: 'LIMIT_CHAT_TABLE',
    value: 5000,
    meaning: 'chat messages at one table',
  },
  returnsPerMinute: {
    variable: 'LIMIT_RETURNS',
    value: 20,
    meaning: 'attempts a minute to come back by a private link, from one address',
  },
  signInsPerMinute: {
    variable: 'LIMIT_SIGN_INS',
    value: 10,
    meaning: 'attempts a minute to sign in, from one address, and with one mail address',
  },
  accountChangesPerMinute: {
    variable: 'LIMIT_ACCOUNT',
    value: 20,
    meaning: 'changes a minute to how one person signs in, and copies of their data',
  },
  mailsPerHour: {
    variable: 'LIMIT_MAILS',
    value: 6,
    meaning: 'mails an hour that are asked for from one address, and to one mail address',
  },
  newcomerMinutes: {
    variable: 'LIMIT_NEWCOMER_MINUTES',
    value: 60,
    meaning: 'minutes for which a new guest is slowed down by the next two',
  },
  newcomerChat: {
    variable: 'LIMIT_NEWCOMER_CHAT',
    value: 20,
    meaning: 'chat messages a minute by a new guest',
  },
  newcomerTables: {
    variable: 'LIMIT_NEWCOMER_TABLES',
    value: 5,
    meaning: 'tables of a new guest that wait for people',
  },
  reportsPerMinute: {
    variable: 'LIMIT_REPORTS',
    value: 3,
    meaning: 'reports a minute by one person',
  },
  shunnedPerPerson: {
    variable: 'LIMIT_SHUNNED',
    value: 500,
    meaning: 'people whom one person has muted or blocked',
  },
  vacationDays: {
    variable: 'LIMIT_VACATION_DAYS',
    value: 30,
    meaning:
      'vacation days of one person in 365 days, on which their clocks stand still at tables turn by turn',
  },
  trialsPerMinute: {
    variable: 'LIMIT_TRIALS',
    value: 5,
    meaning: 'notices a minute that one person sends to themselves as a trial',
  },
} as const satisfies Record<string, Limit>;

export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** The limits as the environment sets them. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const entries = Object.entries(LIMITS).map(([name, { variable, value }]) => {
    const text = env[variable];
    if (text === undefined || text === '') return [name, value];
    if (!/^[1-9]\d{0,8}$/.test(text))
      throw new ConfigError(`${variable} must be a whole number above 0, not "${text}".`);
    return [name, Number(text)];
  });
  return Object.fromEntries(entries) as Limits;
}

export const DEFAULT_LIMITS = readLimits({});
