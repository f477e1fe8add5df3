import { type Logger, pino } from 'pino';

export interface LogLine {
  readonly time: number | string;
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly [field: string]: unknown;
}

/** A logger whose lines a test can look at. */
export function capturedLog(level = 'error'): { readonly log: Logger; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  return {
    log: pino({ level }, { write: (line: string) => lines.push(JSON.parse(line) as LogLine) }),
    lines,
  };
}
