import type { Frame, Heard, Viewer } from '@kontor/core';
import type { AnyMatch } from './room.ts';

/** All that one viewer sees and has heard. */
export interface FullSight {
  readonly type: 'frame';
  readonly table: string;
  readonly frame: Frame<unknown>;
  readonly heard: readonly Heard<unknown>[];
}

/** What is new for one viewer since the last sight. */
export interface SightChange {
  readonly type: 'change';
  readonly table: string;
  /** Parts of the frame, and of the view in it, that are different now; null where a part is gone. */
  readonly frame: Readonly<Record<string, unknown>>;
  readonly view: Readonly<Record<string, unknown>>;
  /** What was heard from this row on is no longer so: it was undone. */
  readonly cut?: number;
  readonly heard: readonly Heard<unknown>[];
}

/**
 * What one viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same eyes
 * shares one.
 */
export class Outlook {
  readonly #table: string;
  readonly #viewer: Viewer;
  #frame: Map<string, string>;
  #view: Map<string, string>;
  #rows: number[];

  constructor(table: string, viewer: Viewer, match: AnyMatch) {
    this.#table = table;
    this.#viewer = viewer;
    const { view, ...frame } = match.frame(viewer);
    this.#frame = parts(frame);
    this.#view = parts(view);
    this.#rows = match.heardSince(viewer, -1).map(({ row }) => row);
  }

  /** The text of everything, for somebody who has just come. */
  full(match: AnyMatch): string {
    const sight: FullSight = {
      type: 'frame',
      table: this.#table,
      frame: match.frame(this.#viewer),
      heard: match.heardSince(this.#viewer, -1),
    };
    return JSON.stringify(sight);
  }

  /** The text of what is new, or `undefined` if nothing is. */
  change(match: AnyMatch): string | undefined {
    const { view, ...frame } = match.frame(this.#viewer);
    const heard = match.heardSince(this.#viewer, -1);
    const same = commonStart(this.#rows, heard);
    const cut = this.#rows[same];
    const fresh = heard.slice(same);
    const frameParts = parts(frame);
    const viewParts = parts(view);
    const frameNew = difference(this.#frame, frameParts);
    const viewNew = difference(this.#view, viewParts);
    this.#frame = frameParts;
    this.#view = viewParts;
    this.#rows = heard.map(({ row }) => row);
    if (frameNew === '{}' && viewNew === '{}' && fresh.length === 0 && cut === undefined) return undefined;
    // Put together from texts that are there already.
    return `{"type":"change","table":${JSON.stringify(this.#table)},"frame":${frameNew},"view":${viewNew},${
      cut === undefined ? '' : `"cut":${cut},`
    }"heard":${JSON.stringify(fresh)}}`;
  }
}

function commonStart(rows: readonly number[], heard: readonly Heard<unknown>[]): number {
  let same = 0;
  while (same < rows.length && same < heard.length && rows[same] === heard[same]?.row) same++;
  return same;
}

function parts(data: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(data as object))
    if (value !== undefined) texts.set(key, JSON.stringify(value));
  return texts;
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const changed: string[] = [];
  for (const [key, text] of after)
    if (before.get(key) !== text) changed.push(`${JSON.stringify(key)}:${text}`);
  for (const key of before.keys()) if (!after.has(key)) changed.push(`${JSON.stringify(key)}:null`);
  return `{${changed.join(',')}}`;
}
