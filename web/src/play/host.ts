import { type BotQuestion, botQuestion } from '@kontor/bots';
import {
  type AnyMatch,
  type Audience,
  answerFor,
  answerWithDraft,
  applyCommand,
  type Command,
  type Frame,
  type MatchRecord,
  momentAfter,
  type Outcome,
  type PendingMoves,
  refusal,
  type Seat,
  type StepEvents,
  type Viewer,
} from '@kontor/core';
import type { AnyMoment, BotPace } from './connection.ts';
import { DraftClock, type TimedQuestion } from './draft-clock.ts';

/** A snapshot on its way to the screen: only what was heard since the last one. */
export interface Update {
  readonly viewer: Viewer;
  readonly frame: Frame<unknown>;
  /** How many of the steps already sent still stand. */
  readonly kept: number;
  readonly history: readonly StepEvents<unknown>[];
  readonly unsaved: boolean;
  /** When the time for the viewer's answer is up. */
  readonly deadline: number | undefined;
}

/** What the host needs from the world around it. */
export interface Surroundings {
  save(record: MatchRecord, pending: PendingMoves): Promise<void>;
  publish(update: Update): void;
  /** When the signal comes, the answer no longer matters and may be any. */
  askBot(question: BotQuestion, signal: AbortSignal): Promise<string>;
  fail(error: unknown): void;
}

/** Runs one match on this device: carries out commands, lets the bots move, saves before it shows. */
export class LocalHost {
  readonly #match: AnyMatch;
  readonly #around: Surroundings;
  #viewer: Viewer = null;
  #sent: readonly number[] = [];
  #unsaved = false;
  /** Changes one after the other: each is saved and shown before the next begins. */
  #queue: Promise<unknown> = Promise.resolve();

  #pace: BotPace = { pause: 0, stopped: true };
  #skipping = false;
  /** The number of rows when a bot was asked what it is still thinking about. */
  #asked: number | undefined;
  #thought = new AbortController();
  #wake: () => void = () => {};
  readonly #clock = new DraftClock((seat) => {
    void this.#change(() => this.#layWhatIsThere(seat));
  });

  constructor(match: AnyMatch, around: Surroundings) {
    this.#match = match;
    this.#around = around;
  }

  command(seat: Seat, command: Command): Promise<Outcome> {
    return this.#change(() =>
      this.#match.botAt(seat) === undefined
        ? applyCommand(this.#match, seat, command)
        : { ok: false, refused: refusal('seat.bot', undefined, { seat }) },
    );
  }

  /** Shows the table to other eyes. While the game runs, a bot's seat is nobody's. */
  look(viewer: Viewer): void {
    this.#viewer = this.#mayLook(viewer) ? viewer : null;
    this.#sent = [];
    this.#publish();
  }

  setPace(pace: BotPace): void {
    this.#pace = pace;
    this.#wake();
    this.#moveBots();
  }

  skip(): void {
    this.#skipping = true;
    this.setPace({ ...this.#pace, stopped: false });
  }

  /** While the game runs, only through the eyes it is shown to; afterwards through any or all. */
  moment(row: number, audience: Audience): AnyMoment | undefined {
    return momentAfter(this.#match, row, this.#match.result === undefined ? this.#viewer : audience);
  }

  record(): MatchRecord {
    return this.#match.record();
  }

  #mayLook(viewer: Viewer): boolean {
    if (viewer === null || this.#match.result !== undefined) return true;
    return this.#match.players[viewer] !== undefined && this.#match.botAt(viewer) === undefined;
  }

  #change(act: () => Outcome): Promise<Outcome> {
    const done = this.#queue.then(async () => {
      const outcome = act();
      if (!outcome.ok) return outcome;
      // What a bot was asked is no longer the question.
      if (this.#match.timeline.rows.length !== this.#asked) this.#thought.abort();
      this.#unsaved = await this.#around.save(this.#match.record(), this.#match.pending).then(
        () => false,
        () => true,
      );
      this.#publish();
      this.#moveBots();
      return outcome;
    });
    this.#queue = done.catch((error: unknown) => this.#around.fail(error));
    return done;
  }

  #publish(): void {
    const rows = this.#match.timeline.line.map((step) => step.row);
    const kept = commonStart(this.#sent, rows);
    const history = this.#match.historySince(this.#viewer, rows[kept - 1] ?? -1);
    this.#sent = rows;
    const frame = this.#match.frame(this.#viewer);
    const deadline = this.#clock.follow(timedQuestion(this.#viewer, frame));
    this.#around.publish({ viewer: this.#viewer, frame, kept, history, unsaved: this.#unsaved, deadline });
  }

  /** Time is up: the last draft counts, or what stands for one. */
  #layWhatIsThere(seat: Seat): Outcome {
    return answerWithDraft(this.#match, seat) ?? { ok: false, refused: refusal('ready.nothing', undefined) };
  }

  /** Asks the first bot that owes a decision; its answer is a change like any other, and leads here again. */
  #moveBots(): void {
    const seat = this.#nextBot();
    const rows = this.#match.timeline.rows.length;
    if (seat === undefined) this.#skipping = false;
    else if (!this.#pace.stopped && this.#asked !== rows) {
      this.#asked = rows;
      this.#wake();
      this.#letMove(seat, rows).catch((error: unknown) => this.#around.fail(error));
    }
  }

  #nextBot(): Seat | undefined {
    const { active, ready } = this.#match.frame(null);
    if (this.#match.pending.held) return undefined;
    return active.find((seat) => this.#match.botAt(seat) !== undefined && !ready.includes(seat));
  }

  async #letMove(seat: Seat, rows: number): Promise<void> {
    const { timeline, game } = this.#match;
    const secret = game.decision(timeline.state, seat)?.simultaneous === true;
    const began = Date.now();
    this.#thought = new AbortController();
    const question = botQuestion(this.#match, seat, this.#match.botAt(seat));
    const move = await this.#around.askBot(question, this.#thought.signal);
    // What is laid in secret cannot be watched, so nobody waits for it.
    if (!secret) await this.#rest(began, rows);
    const late = refusal('bot.late', undefined);
    const outcome = await this.#change(() => {
      // A take-back came in between: the question is gone.
      if (timeline.rows.length !== rows) return { ok: false, refused: late };
      this.#asked = undefined;
      return answerFor(this.#match, seat, move);
    });
    if (!outcome.ok && outcome.refused !== late)
      throw new Error(`The move "${move}" of a bot was refused: ${outcome.refused.code}`);
  }

  /** Waits until a bot's move may be shown. */
  async #rest(began: number, rows: number): Promise<void> {
    while (!this.#skipping && this.#match.timeline.rows.length === rows) {
      const left = began + this.#pace.pause - Date.now();
      if (left <= 0 && !this.#pace.stopped) return;
      await new Promise<void>((resolve) => {
        const timer = this.#pace.stopped ? undefined : setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** The question that the viewer has yet to answer, if there is little time for it. */
function timedQuestion(viewer: Viewer, { decision, ready, row }: Frame<unknown>): TimedQuestion | undefined {
  if (viewer === null || decision?.seconds === undefined || ready.includes(viewer)) return undefined;
  return { seat: viewer, row, seconds: decision.seconds };
}

function commonStart(a: readonly number[], b: readonly number[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
