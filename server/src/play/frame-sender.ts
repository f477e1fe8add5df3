import type { AnyMatch, Step, Viewer } from '@kontor/core';
import type { OnlineFrame } from '@kontor/protocol';
import type { TableProgress } from '../store/store.ts';
import { type JsonTexts, SentObject } from './sent-object.ts';

/** What a frame shows besides the match. */
type Times = Pick<TableProgress, 'clocks' | 'deadline'>;

/** Writes the messages for all subscribers with the same view of a table: everything at first, then what has changed. */
export class FrameSender {
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #frame = new SentObject();
  readonly #view = new SentObject();
  /** The last row that was sent, how many steps, and whether a held move of the viewer's own followed them. */
  #row = -1;
  #steps = 0;
  #held = false;

  constructor(table: string, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
  }

  /** The message with everything; of the history only what came after row `since`. */
  full(match: AnyMatch, times: Times, since: number, now: number, json: JsonTexts): string {
    this.#frame.clear();
    this.#view.clear();
    const { frame, view } = this.#update(match, times, json);
    const known = stepsUpTo(match, since);
    this.#noteHistory(match);
    const start = `{"type":"frame","table":"${this.#table}","viewer":${this.#viewer},"now":${now}`;
    return `${start},"frame":{${frame.members},"view":{${view.members}}},${this.#history(match, known, json)}}`;
  }

  /** The message with what is different from what was sent last, if anything is. */
  change(match: AnyMatch, times: Times, now: number, json: JsonTexts): string | undefined {
    const { frame, view } = this.#update(match, times, json);
    const known = stepsUpTo(match, this.#row);
    const [steps, held] = [this.#steps, this.#held];
    this.#noteHistory(match);
    const sameHistory = known === steps && known === this.#steps && !held && !this.#held;
    if (sameHistory && frame.isSame && view.isSame) return undefined;
    const gone = frame.removed.length + view.removed.length > 0;
    const removed = gone ? `"removed":${JSON.stringify({ frame: frame.removed, view: view.removed })},` : '';
    const start = `{"type":"change","table":"${this.#table}","now":${now}`;
    return `${start},"frame":{${frame.members}},"view":{${view.members}},${removed}${this.#history(match, known, json)}}`;
  }

  #update(match: AnyMatch, { clocks, deadline }: Times, json: JsonTexts) {
    const { row, view, active, decision, held, drafts, ready, undo, undoRequest, result } = match.frame(
      this.#viewer,
    );
    const frame = {
      row,
      active,
      decision,
      held,
      drafts,
      ready,
      undo,
      undoRequest,
      result,
      clocks: clocks ?? undefined,
      deadline: deadline ?? undefined,
    } satisfies Record<Exclude<keyof OnlineFrame, 'view'>, unknown>;
    return { frame: this.#frame.update(frame, json), view: this.#view.update(view as object, json) };
  }

  #noteHistory({ timeline, pending }: AnyMatch): void {
    this.#row = timeline.rows.length;
    this.#steps = timeline.steps.length;
    this.#held = pending.held?.seat === this.#viewer;
  }

  /** The members `after` and `history` of a message to a viewer who has the first `known` steps. */
  #history(match: AnyMatch, known: number, json: JsonTexts): string {
    const after = match.timeline.steps[known - 1]?.row ?? -1;
    const steps = match
      .historySince(this.#viewer, after)
      .map(({ row, seat, events }) => `{"row":${row},"seat":${seat},"events":${json.of(events)}}`);
    return `"after":${after},"history":[${steps.join()}]`;
  }
}

/** How many steps there are up to a row. An undone step never comes back, so the viewer has had all of these. */
function stepsUpTo({ timeline: { steps } }: AnyMatch, row: number): number {
  let count = steps.length;
  while (count > 0 && (steps[count - 1] as Step<unknown>).row > row) count--;
  return count;
}
