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
