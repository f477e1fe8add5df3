import type { Frame, Step, StepEvents, Viewer } from '@kontor/core';
import type { OnlineFrame } from '@kontor/protocol';
import type { TableProgress } from '../store/store.ts';
import { JsonBytes } from '../wire/json-bytes.ts';
import { Layout } from './layout.ts';
import { CommonChange, type Parts, SentParts } from './parts.ts';
import type { AnyMatch } from './room.ts';

/** What is shown beside the match, and how often the table has changed. */
type Times = Pick<TableProgress, 'version' | 'clocks' | 'deadline'>;

/** What a frame shows besides the view. */
const FRAME = Layout.of([
  'row',
  'active',
  'decision',
  'held',
  'drafts',
  'ready',
  'undo',
  'undoRequest',
  'result',
  'clocks',
  'deadline',
] satisfies Exclude<keyof OnlineFrame, 'view'>[]);

/** Where all messages are written, one after the other. */
const message = new JsonBytes();

/** What those who look at one table have in common. */
export class CommonOutlook {
  readonly frame = new CommonChange();
  readonly view = new CommonChange();
  /** What was last heard, and as it was written: mostly all hear the same. */
  #history: { readonly row: number; readonly events: readonly unknown[]; readonly piece: string } | undefined;
  #view: Layout | undefined;

  writeHeard(step: StepEvents<unknown>): void {
    const { row, events } = step;
    if (this.#history?.events === events && this.#history.row === row) message.piece(this.#history.piece);
    else {
      const start = message.end;
      message.value(step);
      this.#history = { row, events, piece: message.from(start) };
    }
  }

  layoutOf(view: object): Layout {
    if (!this.#view?.fits(view)) this.#view = Layout.of(Object.keys(view));
    return this.#view;
  }
}

/**
 * What one kind of viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same
 * eyes shares one.
 */
export class Outlook {
  readonly #viewer: Viewer;
  readonly #common: CommonOutlook;
  readonly #frame: SentParts;
  readonly #view: SentParts;
  /** How messages begin. */
  readonly #full: string;
  readonly #change: string;
  /** The last row that was sent and how many steps, and whether a held move of the viewer's own came after them. */
  #row = -1;
  #steps = 0;
  #held = false;

  constructor(table: string, viewer: Viewer, common: CommonOutlook) {
    this.#viewer = viewer;
    this.#common = common;
    this.#frame = new SentParts(common.frame);
    this.#view = new SentParts(common.view);
    this.#full = `{"type":"frame","table":"${table}","viewer":${viewer},"now":`;
    this.#change = `{"type":"change","table":"${table}","now":`;
  }

  /** The message with everything now; what was heard, only as far as it is not known up to row `since`. */
  full(match: AnyMatch, times: Times, since: number, now: number): string {
    const shown = match.frame(this.#viewer);
    const view = shown.view as object;
    message.clear();
    message.piece(this.#full);
    message.number(now);
    message.piece(',"frame":{');
    this.#frame.all(FRAME, frameParts(shown, times), message);
    message.piece(',"view":{');
    this.#view.all(this.#common.layoutOf(view), Object.values(view), message);
    message.piece('}}');
    const known = stepsUpTo(match, since);
    this.#hear(match);
    this.#writeHeard(match, known);
    return message.frame();
  }

  /** The message with what is new, or `undefined` if nothing is. */
  change(match: AnyMatch, times: Times, now: number): string | undefined {
    const shown = match.frame(this.#viewer);
    const view = shown.view as object;
    const { version } = times;
    message.clear();
    message.piece(this.#change);
    message.number(now);
    message.piece(',"frame":{');
    const start = message.end;
    const frameGone = this.#frame.send(FRAME, frameParts(shown, times), version, message);
    const isFrame = message.end > start;
    message.piece('},"view":{');
    const viewStart = message.end;
    const viewGone = this.#view.send(this.#common.layoutOf(view), Object.values(view), version, message);
    const isView = message.end > viewStart;
    const fewer = frameGone.length + viewGone.length > 0;
    const known = stepsUpTo(match, this.#row);
    const history = this.#hear(match, known);
    if (!isFrame && !isView && !fewer && !history) return undefined;
    message.piece('}');
    if (fewer) {
      message.piece(',"removed":');
      message.value({ frame: frameGone, view: viewGone });
    }
    this.#writeHeard(match, known);
    return message.frame();
  }

  /** Takes note of what there is to hear now; whether it is more or less than the `known` steps and what was there before. */
  #hear({ timeline, pending }: AnyMatch, known = 0): boolean {
    const [steps, held] = [this.#steps, this.#held];
    this.#row = timeline.rows.length;
    this.#steps = timeline.steps.length;
    this.#held = pending.held?.seat === this.#viewer;
    return held || this.#held || known < steps || known < this.#steps;
  }

  /** The end of a message: what was heard after the `known` steps. */
  #writeHeard(match: AnyMatch, known: number): void {
    const after = match.timeline.steps[known - 1]?.row ?? -1;
    message.piece(',"after":');
    message.number(after);
    message.piece(',"history":[');
    let first = true;
    for (const step of match.historySince(this.#viewer, after)) {
      if (!first) message.piece(',');
      first = false;
      this.#common.writeHeard(step);
    }
    message.piece(']}');
  }
}

/** How many steps there are up to a row. What was undone never comes back, so all of them were there at that time. */
function stepsUpTo({ timeline: { steps } }: AnyMatch, row: number): number {
  let count = steps.length;
  while (count > 0 && (steps[count - 1] as Step<unknown>).row > row) count--;
  return count;
}

/** In the order of the names; what there is none of is undefined. */
function frameParts(shown: Frame<unknown>, { clocks, deadline }: Times): Parts {
  const { row, active, decision, held, drafts, ready, undo, undoRequest, result } = shown;
  return [
    row,
    active,
    decision,
    held,
    drafts,
    ready,
    undo,
    undoRequest,
    result,
    clocks ?? undefined,
    deadline ?? undefined,
  ];
}
