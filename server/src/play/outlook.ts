import type { Heard, Step, Viewer } from '@kontor/core';
import type { TableProgress } from '../store/store.ts';
import type { AnyMatch } from './room.ts';

/** What is shown beside the match. */
type Times = Pick<TableProgress, 'clocks' | 'deadline'>;

/** Texts of the parts of an object, by key. */
type Parts = ReadonlyMap<string, string>;

/**
 * What one kind of viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same
 * eyes shares one.
 */
export class Outlook {
  readonly #table: string;
  readonly #viewer: Viewer;
  #frame: Parts = new Map();
  #view: Parts = new Map();
  /** The steps that were sent, and whether a held move of the viewer's own came after them. */
  #line: Step<unknown>[] = [];
  #held = false;

  constructor(table: string, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
  }

  /** The text of everything now; what was heard, only as far as it is not known up to row `since`. */
  full(match: AnyMatch, times: Times, since: number, now: number): string {
    this.#look(match, times);
    // What was undone is no longer on the line; of what still is, the rows up to `since` were there at the time.
    const known = match.timeline.line.findLast((step) => step.row <= since)?.row ?? -1;
    return this.#text(
      'frame',
      now,
      `"viewer":${this.#viewer},"frame":${frameText(this.#frame, this.#view)}`,
      known,
      match,
    );
  }

  /** The text of what is new, or `undefined` if nothing is. */
  change(match: AnyMatch, times: Times, now: number): string | undefined {
    const { line } = match.timeline;
    const kept = this.#kept(line);
    const known = line[kept - 1]?.row ?? -1;
    const held = this.#held || match.desk.held?.seat === this.#viewer;
    const heard = held || kept < this.#line.length || kept < line.length;
    const frameBefore = this.#frame;
    const viewBefore = this.#view;
    this.#look(match, times);
    const frame = difference(frameBefore, this.#frame);
    const view = difference(viewBefore, this.#view);
    const gone = { frame: lost(frameBefore, this.#frame), view: lost(viewBefore, this.#view) };
    const fewer = gone.frame.length + gone.view.length > 0;
    if (frame === '' && view === '' && !fewer && !heard) return undefined;
    const middle = `"frame":{${frame}},"view":{${view}}${fewer ? `,"gone":${JSON.stringify(gone)}` : ''}`;
    return this.#text('change', now, middle, known, match);
  }

  /** Put together from texts that are there already. */
  #text(type: string, now: number, middle: string, after: number, match: AnyMatch): string {
    const heard: readonly Heard<unknown>[] = match.heardSince(this.#viewer, after);
    return `{"type":"${type}","table":"${this.#table}","now":${now},${middle},"after":${after},"heard":${JSON.stringify(heard)}}`;
  }

  #look(match: AnyMatch, { clocks, deadline }: Times): void {
    const { view, ...frame } = match.frame(this.#viewer);
    this.#frame = parts({ ...frame, clocks: clocks ?? undefined, deadline: deadline ?? undefined });
    this.#view = parts(view);
    const { line } = match.timeline;
    this.#line.length = this.#kept(line);
    for (let i = this.#line.length; i < line.length; i++) this.#line.push(line[i] as Step<unknown>);
    this.#held = match.desk.held?.seat === this.#viewer;
  }

  /** How many of the steps that were sent still stand: a step on the line has the same ones before it for ever. */
  #kept(line: readonly Step<unknown>[]): number {
    let kept = Math.min(this.#line.length, line.length);
    while (kept > 0 && this.#line[kept - 1] !== line[kept - 1]) kept--;
    return kept;
  }
}

function parts(data: unknown): Parts {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(data as object))
    if (value !== undefined) texts.set(key, JSON.stringify(value));
  return texts;
}

function frameText(frame: Parts, view: Parts): string {
  return `{${entries(frame)}${frame.size > 0 ? ',' : ''}"view":{${entries(view)}}}`;
}

function entries(texts: Parts): string {
  return [...texts].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',');
}

function difference(before: Parts, after: Parts): string {
  const changed: string[] = [];
  for (const [key, text] of after)
    if (before.get(key) !== text) changed.push(`${JSON.stringify(key)}:${text}`);
  return changed.join(',');
}

function lost(before: Parts, after: Parts): string[] {
  return [...before.keys()].filter((key) => !after.has(key));
}
