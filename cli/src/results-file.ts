import { appendFileSync, existsSync, rmSync } from 'node:fs';
import type { ContestResult } from '@kontor/bots';
import { Failure } from './errors.ts';
import { readText, writeText } from './files.ts';

/**
 * The games of an arena, one per line; the first line says what is played. Each game is appended when it ends, so that
 * an interrupted run loses nothing.
 */
export class ResultsFile {
  readonly #path: string;
  readonly results: ContestResult[];

  private constructor(path: string, results: ContestResult[]) {
    this.#path = path;
    this.results = results;
  }

  static open(path: string, heading: object, resume: boolean): ResultsFile {
    const first = JSON.stringify(heading);
    if (!existsSync(path) || isEmpty(path)) {
      writeText(path, `${first}\n`);
      return new ResultsFile(path, []);
    }
    if (!resume)
      throw new Failure(`${path} is there already: --resume goes on with it, --out names another file.`);
    const lines = readText(path).split('\n');
    if (lines[0] !== first) throw new Failure(`${path} holds other games: ${lines[0]?.slice(0, 300)}`);
    // An incomplete last line is of a game that was being written when the run was interrupted.
    const whole = lines.slice(1, -1);
    if (lines.at(-1) !== '') writeText(path, `${[first, ...whole].join('\n')}\n`);
    try {
      return new ResultsFile(
        path,
        whole.map((line) => JSON.parse(line) as ContestResult),
      );
    } catch {
      throw new Failure(`${path} is damaged: a line of it is not JSON.`);
    }
  }

  /** After a failure: a file without a game would only be in the way of the next call. */
  removeIfEmpty(): void {
    if (this.results.length === 0) rmSync(this.#path, { force: true });
  }

  add(result: ContestResult): void {
    const times = result.times.map((all) => all.map((ms) => Math.round(10 * ms) / 10));
    appendFileSync(this.#path, `${JSON.stringify({ ...result, times })}\n`);
    this.results.push(result);
  }
}

/** A call that failed or was broken off at its first game leaves a heading at most. */
function isEmpty(path: string): boolean {
  const [heading = '', ...games] = readText(path).split('\n');
  return games.join('') === '' && (heading === '' || heading.startsWith('{"game":'));
}
