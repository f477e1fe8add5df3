import type { Heard, Step, Viewer } from '@kontor/core';
import type { OnlineFrame } from '@kontor/protocol';
import type { TableProgress } from '../store/store.ts';
import type { AnyMatch } from './room.ts';

/** What is shown beside the match. */
type Times = Pick<TableProgress, 'clocks' | 'deadline'>;

/** What is to be shown, by name; a part that is undefined is none. */
type Parts = Readonly<Record<string, unknown>>;

/** What was shown, by name. */
type Shown = Map<string, unknown>;

/** New and different parts as the inside of a JSON object, and the names of those that are no longer there. */
interface Difference {
  readonly text: string;
  readonly gone: readonly string[];
}

/**
 * What one kind of viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same
 * eyes shares one.
 */
export class Outlook {
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #frame: Shown = new Map();
  readonly #view: Shown = new Map();
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
      `"viewer":${this.#viewer},"frame":${JSON.stringify({ ...Object.fromEntries(this.#frame), view: Object.fromEntries(this.#view) })}`,
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
    const { frame, view } = this.#look(match, times);
    const fewer = frame.gone.length + view.gone.length > 0;
    if (frame.text === '' && view.text === '' && !fewer && !heard) return undefined;
    const gone = fewer ? `,"gone":${JSON.stringify({ frame: frame.gone, view: view.gone })}` : '';
    const middle = `"frame":{${frame.text}},"view":{${view.text}}${gone}`;
    return this.#text('change', now, middle, known, match);
  }

  /** Put together from texts that are there already. */
  #text(type: string, now: number, middle: string, after: number, match: AnyMatch): string {
    const heard: readonly Heard<unknown>[] = match.heardSince(this.#viewer, after);
    return `{"type":"${type}","table":"${this.#table}","now":${now},${middle},"after":${after},"heard":${JSON.stringify(heard)}}`;
  }

  #look(
    match: AnyMatch,
    { clocks, deadline }: Times,
  ): { readonly frame: Difference; readonly view: Difference } {
    const { view, row, active, decision, held, drafts, ready, undo, ask, result } = match.frame(this.#viewer);
    // Named one by one, because this is done after every move for every pair of eyes, and `...` takes long.
    const frame = {
      row,
      active,
      decision,
      held,
      drafts,
      ready,
      undo,
      ask,
      result,
      clocks: clocks ?? undefined,
      deadline: deadline ?? undefined,
    } satisfies Record<Exclude<keyof OnlineFrame, 'view'>, unknown>;
    const differences = { frame: update(this.#frame, frame), view: update(this.#view, view as Parts) };
    const { line } = match.timeline;
    this.#line.length = this.#kept(line);
    for (let i = this.#line.length; i < line.length; i++) this.#line.push(line[i] as Step<unknown>);
    this.#held = match.desk.held?.seat === this.#viewer;
    return differences;
  }

  /** How many of the steps that were sent still stand: a step on the line has the same ones before it for ever. */
  #kept(line: readonly Step<unknown>[]): number {
    let kept = Math.min(this.#line.length, line.length);
    while (kept > 0 && this.#line[kept - 1] !== line[kept - 1]) kept--;
    return kept;
  }
}

/** Brings what was shown up to date. What is the same stays the very same: it is old, and the new one soon forgotten. */
function update(shown: Shown, parts: Parts): Difference {
  let text = '';
  let count = 0;
  for (const key in parts) {
    const part = parts[key];
    if (part === undefined) continue;
    count++;
    if (isSame(shown.get(key), part)) continue;
    shown.set(key, part);
    // Keys are names in our own code.
    text += `${text === '' ? '' : ','}"${key}":${JSON.stringify(part)}`;
  }
  const gone = shown.size > count ? [...shown.keys()].filter((key) => parts[key] === undefined) : [];
  for (const key of gone) shown.delete(key);
  return { text, gone };
}

/** Does the same JSON stand for both? To compare them is much quicker than to write them. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [before, after] = [a as Parts, b as Parts];
  for (const key in before) if (!isSame(before[key], after[key])) return false;
  for (const key in after) if (before[key] === undefined && after[key] !== undefined) return false;
  return true;
}
