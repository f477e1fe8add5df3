import type { Frame, Step, Viewer } from '@kontor/core';
import type { OnlineFrame } from '@kontor/protocol';
import type { TableProgress } from '../store/store.ts';
import { type Parts, SentParts } from './parts.ts';
import type { AnyMatch } from './room.ts';
import type { Texts } from './texts.ts';

/** What is shown beside the match. */
type Times = Pick<TableProgress, 'clocks' | 'deadline'>;

/**
 * What one kind of viewer of a table was last sent, so that only what changed need be sent next. Everybody with the same
 * eyes shares one.
 */
export class Outlook {
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #frame = new SentParts();
  readonly #view = new SentParts();
  /** The last row that was sent and how many steps, and whether a held move of the viewer's own came after them. */
  #row = -1;
  #steps = 0;
  #held = false;

  constructor(table: string, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
  }

  /** The text of everything now; what was heard, only as far as it is not known up to row `since`. */
  full(match: AnyMatch, times: Times, since: number, now: number, texts: Texts): string {
    const shown = match.frame(this.#viewer);
    const frame = this.#frame.all(frameParts(shown, times), texts);
    const view = this.#view.all(shown.view as Parts, texts);
    const known = stepsUpTo(match, since);
    this.#hear(match);
    return this.#text(
      'frame',
      now,
      `"viewer":${this.#viewer},"frame":{${frame},"view":{${view}}}`,
      known,
      match,
      texts,
    );
  }

  /** The text of what is new, or `undefined` if nothing is. */
  change(match: AnyMatch, times: Times, now: number, texts: Texts): string | undefined {
    const shown = match.frame(this.#viewer);
    const frame = this.#frame.send(frameParts(shown, times), texts);
    const view = this.#view.send(shown.view as Parts, texts);
    const known = stepsUpTo(match, this.#row);
    const heard = this.#hear(match, known);
    const fewer = frame.gone.length + view.gone.length > 0;
    if (frame.text === '' && view.text === '' && !fewer && !heard) return undefined;
    const gone = fewer ? `,"gone":${JSON.stringify({ frame: frame.gone, view: view.gone })}` : '';
    return this.#text(
      'change',
      now,
      `"frame":{${frame.text}},"view":{${view.text}}${gone}`,
      known,
      match,
      texts,
    );
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
  #text(type: string, now: number, middle: string, known: number, match: AnyMatch, texts: Texts): string {
    const after = match.timeline.line[known - 1]?.row ?? -1;
    const heard = texts.of('heard', match.heardSince(this.#viewer, after));
    return `{"type":"${type}","table":"${this.#table}","now":${now},${middle},"after":${after},"heard":${heard}}`;
  }
}

/** How many steps there are up to a row. What was undone never comes back, so all of them were there at that time. */
function stepsUpTo({ timeline: { line } }: AnyMatch, row: number): number {
  let steps = line.length;
  while (steps > 0 && (line[steps - 1] as Step<unknown>).row > row) steps--;
  return steps;
}

/** Named one by one, because this is done after every move for every pair of eyes, and `...` takes long. */
function frameParts(
  { row, active, decision, held, drafts, ready, undo, ask, result }: Frame<unknown>,
  { clocks, deadline }: Times,
): Parts {
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
  } satisfies Record<Exclude<keyof OnlineFrame, 'view'>, unknown>;
}
