import { type Problem, problemText } from '@kontor/core';

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {}

/** Something given to the command is wrong or fails a check: exit code 1. */
export class Failure extends Error {
  /** For programs, where a problem of this kind is printed as JSON. */
  readonly code: string;

  constructor(message: string, code = 'failure') {
    super(message);
    this.code = code;
  }
}

/** One problem per line, each with its path in the file. */
export function problemLines(problems: readonly Problem[]): string {
  return problems.map(problemText).join('\n');
}
