import type { Frame, Step, Viewer } from '@kontor/core';
import type { OnlineFrame } from '@kontor/protocol';
import type { TableProgress } from '../store/store.ts';
import { SentParts } from './parts.ts';
import type { AnyMatch } from './room.ts';
import type { Fields, TableTexts, Texts } from './texts.ts';

/** What is shown beside the match. */
type Times = Pick<TableProgress, 'clocks' | 'deadline'>;

/**
 * What one kind of viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same
 * eyes shares one.
 */
export class Outlook {
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #heard: Texts;
  readonly #frame: SentParts;
  readonly #view: SentParts;
  /** The last row that was sent and how many steps, and whether a held move of the viewer's own came after them. */
  #row = -1;
  #steps = 0;
  #held = false;

  constructor(table: string, viewer: Viewer, { frame, view, heard }: TableTexts) {
    this.#table = table;
    this.#viewer = viewer;
    this.#heard = heard;
    this.#frame = new SentParts(frame);
    this.#view = new SentParts(view);
  }

  /** The text of everything now; what was heard, only as far as it is not known up to row `since`. */
  full(match: AnyMatch, times: Times, since: number, now: number): string {
    const shown = match.frame(this.#viewer);
    const frame = this.#frame.all(frameParts(shown, times));
    const view = this.#view.all(shown.view as Fields);
    const known = stepsUpTo(match, since);
    this.#hear(match);
    return this.#text(
      'frame',
      now,
      `"viewer":${this.#viewer},"frame":{${frame},"view":{${view}}}`,
      known,
      match,
    );
  }

  /** The text of what is new, or `undefined` if nothing is. */
  change(match: AnyMatch, times: Times, now: number): string | undefined {
    const shown = match.frame(this.#viewer);
    const frame = this.#frame.send(frameParts(shown, times));
    const view = this.#view.send(shown.view as Fields);
    const known = stepsUpTo(match, this.#row);
    const heard = this.#hear(match, known);
    const fewer = frame.gone.length + view.gone.length > 0;
    if (frame.text === '' && view.text === '' && !fewer && !heard) return undefined;
    const gone = fewer ? `,"gone":{"frame":${namesText(frame.gone)},"view":${namesText(view.gone)}}` : '';
    return this.#text('change', now, `"frame":{${frame.text}},"view":{${view.text}}${gone}`, known, match);
  }

  /** Takes note of what there is to hear now; whether it is more or less than the `known` steps and what was there before. */
  #hear({ timeline, desk }: AnyMatch, known = 0): boolean {
    const [steps, held] = [this.#steps, this.#held];
    this.#row = timeline.rows.length;
    this.#steps = timeline.line.length;
    this.#held = desk.held?.seat === this.#viewer;
    return held || this.#held || known < steps || known < this.#steps;
  }

  /** Put together from texts that are there already. */
  #text(type: string, now: number, middle: string, known: number, match: AnyMatch): string {
    const after = match.timeline.line[known - 1]?.row ?? -1;
    const heard = this.#heard.change(0, undefined, match.heardSince(this.#viewer, after));
    return `{"type":"${type}","table":"${this.#table}","now":${now},${middle},"after":${after},"heard":${heard}}`;
  }
}

/** Names stand in our own code. */
function namesText(names: readonly string[]): string {
  return names.length === 0 ? '[]' : `["${names.join('","')}"]`;
}

/** How many steps there are up to a row. What was undone never comes back, so all of them were there at that time. */
function stepsUpTo({ timeline: { line } }: AnyMatch, row: number): number {
  let steps = line.length;
  while (steps > 0 && (line[steps - 1] as Step<unknown>).row > row) steps--;
  return steps;
}

/** What a frame shows besides the view; what there is none of is undefined. */
type FrameParts = { readonly [Name in Exclude<keyof OnlineFrame, 'view'>]-?: OnlineFrame[Name] | undefined };

function frameParts(shown: Frame<unknown>, { clocks, deadline }: Times): FrameParts {
  const { row, active, decision, held, drafts, ready, undo, ask, result } = shown;
  return {
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
  };
}
