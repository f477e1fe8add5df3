import { type Logger, type LoggerOptions, pino } from 'pino';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The number by which the logger knows the level `error`. */
const ERROR = 50;

/** Writes to stderr, so that stdout has nothing but the address of the server. Calls `onError` with every error. */
export function makeLogger(level: LogLevel, onError: () => void): Logger {
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method, number) {
    if (number >= ERROR) onError();
    method.apply(this, args);
  };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks: { logMethod } },
    pino.destination(2),
  );
}

export const silentLogger: Logger = pino({ level: 'silent' });

/** An address without what works like a password: ids of tables, private links, and the query. */
export function safeUrl(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/[A-Za-z0-9_-]{20,}/g, '…');
}
