import type { Heard, Step, Viewer } from '@kontor/core';
import type { OnlineFrame } from '@kontor/protocol';
import type { TableProgress } from '../store/store.ts';
import type { AnyMatch } from './room.ts';
import { isSame, type Texts } from './texts.ts';

/** What is shown beside the match. */
type Times = Pick<TableProgress, 'clocks' | 'deadline'>;

/** What is shown, by name; a part that is undefined is none. */
type Parts = Readonly<Record<string, unknown>>;

/**
 * What one kind of viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same
 * eyes shares one.
 */
export class Outlook {
  readonly #table: string;
  readonly #viewer: Viewer;
  #frame: Parts = {};
  #view: Parts = {};
  /** The steps that were sent, and whether a held move of the viewer's own came after them. */
  #line: Step<unknown>[] = [];
  #held = false;

  constructor(table: string, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
  }

  /** The text of everything now; what was heard, only as far as it is not known up to row `since`. */
  full(match: AnyMatch, times: Times, since: number, now: number, texts: Texts): string {
    this.#look(match, times);
    // What was undone is no longer on the line; of what still is, the rows up to `since` were there at the time.
    const known = match.timeline.line.findLast((step) => step.row <= since)?.row ?? -1;
    const frame = JSON.stringify({ ...this.#frame, view: this.#view });
    return this.#text('frame', now, `"viewer":${this.#viewer},"frame":${frame}`, known, match, texts);
  }

  /** The text of what is new, or `undefined` if nothing is. */
  change(match: AnyMatch, times: Times, now: number, texts: Texts): string | undefined {
    const { line } = match.timeline;
    const kept = this.#kept(line);
    const known = line[kept - 1]?.row ?? -1;
    const held = this.#held || match.desk.held?.seat === this.#viewer;
    const heard = held || kept < this.#line.length || kept < line.length;
    const [frameBefore, viewBefore] = [this.#frame, this.#view];
    this.#look(match, times);
    const frame = difference(frameBefore, this.#frame, texts);
    const view = difference(viewBefore, this.#view, texts);
    const lost = { frame: lostParts(frameBefore, this.#frame), view: lostParts(viewBefore, this.#view) };
    const fewer = lost.frame.length + lost.view.length > 0;
    if (frame === '' && view === '' && !fewer && !heard) return undefined;
    const gone = fewer ? `,"gone":${JSON.stringify(lost)}` : '';
    return this.#text('change', now, `"frame":{${frame}},"view":{${view}}${gone}`, known, match, texts);
  }

  /** Put together from texts that are there already. */
  #text(type: string, now: number, middle: string, after: number, match: AnyMatch, texts: Texts): string {
    const heard: readonly Heard<unknown>[] = match.heardSince(this.#viewer, after);
    return `{"type":"${type}","table":"${this.#table}","now":${now},${middle},"after":${after},"heard":${texts.of('heard', heard)}}`;
  }

  #look(match: AnyMatch, { clocks, deadline }: Times): void {
    const { view, row, active, decision, held, drafts, ready, undo, ask, result } = match.frame(this.#viewer);
    // Named one by one, because this is done after every move for every pair of eyes, and `...` takes long.
    this.#frame = {
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
    this.#view = view as Parts;
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

/** New and different parts as the inside of a JSON object. */
function difference(before: Parts, now: Parts, texts: Texts): string {
  let text = '';
  for (const name in now) {
    const part = now[name];
    if (part === undefined || isSame(before[name], part)) continue;
    // Names stand in our own code.
    text += `${text === '' ? '' : ','}"${name}":${texts.of(name, part)}`;
  }
  return text;
}

function lostParts(before: Parts, now: Parts): string[] {
  const lost: string[] = [];
  for (const name in before) if (now[name] === undefined && before[name] !== undefined) lost.push(name);
  return lost;
}
