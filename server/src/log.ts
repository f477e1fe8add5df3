import { type Logger, pino } from 'pino';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Writes to stderr, so that stdout has nothing but the address of the server. */
export function makeLogger(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}

export const silentLogger: Logger = pino({ level: 'silent' });

/** An address without what works like a password: ids of tables, private links, and the query. */
export function safeUrl(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/[A-Za-z0-9_-]{20,}/g, '…');
}
