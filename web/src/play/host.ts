import { type AdvisedMove, type BotQuestion, botQuestion } from '@kontor/bots';
import {
  type AnyMatch,
  type Audience,
  answerFor,
  answerWithDraft,
  applyCommand,
  type Command,
  type Frame,
  type Language,
  type MatchRecord,
  momentAfter,
  noteHint,
  type Outcome,
  type PendingMoves,
  refusal,
  type Seat,
  type StepEvents,
  type Viewer,
} from '@kontor/core';
import type { AnyMoment, BotPace } from './connection.ts';
import { DraftClock, type TimedQuestion } from './draft-clock.ts';

/** A snapshot with only the history since the last one. */
export interface Update {
  readonly viewer: Viewer;
  readonly frame: Frame<unknown>;
  /** How many of the steps already sent are still valid. */
  readonly kept: number;
  readonly history: readonly StepEvents<unknown>[];
  readonly unsaved: boolean;
  /** When the time for the viewer's answer is up. */
  readonly deadline: number | undefined;
}

/** What the host needs from its surroundings. */
export interface HostServices {
  save(record: MatchRecord, pending: PendingMoves): Promise<void>;
  publish(update: Update): void;
  /** After the signal any answer will do, because it is no longer used. */
  askBot(question: BotQuestion, signal: AbortSignal): Promise<string>;
  /** The values of the moves with their reasons in words, the best first. */
  askAdvice(question: BotQuestion, language: Language, signal: AbortSignal): Promise<readonly AdvisedMove[]>;
  fail(error: unknown): void;
}

/** Who is asked for a hint. */
const HINT_LEVEL = 'master';

/** Runs one match on this device; every change is stored before it is published. */
export class LocalHost {
  readonly #match: AnyMatch;
  readonly #around: HostServices;
  #viewer: Viewer = null;
  #sent: readonly number[] = [];
  #unsaved = false;
  /** Serialises changes: each is stored and published before the next begins. */
  #queue: Promise<unknown> = Promise.resolve();

  #pace: BotPace = { pause: 0, stopped: true };
  #skipping = false;
  /** The number of rows when the bot was asked that is still thinking. */
  #askedAt: number | undefined;
  #thinking = new AbortController();
  #advising = new AbortController();
  #wake: () => void = () => {};
  readonly #clock = new DraftClock((seat) => {
    void this.#change(() => this.#answerFor(seat));
  });

  /** `unsaved`: the game could not be stored so far. */
  constructor(match: AnyMatch, around: HostServices, unsaved = false) {
    this.#match = match;
    this.#around = around;
    this.#unsaved = unsaved;
  }

  command(seat: Seat, command: Command): Promise<Outcome> {
    return this.#change(() =>
      this.#match.botAt(seat) === undefined
        ? applyCommand(this.#match, seat, command)
        : { ok: false, refused: refusal('seat.bot', undefined, { seat }) },
    );
  }

  /** Changes the viewer. While the game runs, nobody may see through a bot's seat. */
  setViewer(viewer: Viewer): void {
    this.#viewer = this.#maySee(viewer) ? viewer : null;
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

  /** While the game runs, only for the present viewer; afterwards for any audience. */
  moment(row: number, audience: Audience): AnyMoment | undefined {
    return momentAfter(this.#match, row, this.#match.result === undefined ? this.#viewer : audience);
  }

  record(): MatchRecord {
    return this.#match.record();
  }

  /** What the strongest bot would do at the viewer's place, from the viewer's own view, and what it thinks of an idea. */
  async hint(language: Language, idea?: string): Promise<readonly AdvisedMove[] | undefined> {
    const seat = this.#viewer;
    const asked = this.#match.timeline.rows.length;
    if (seat === null || this.#match.botAt(seat) !== undefined || !this.#match.decision(seat))
      return undefined;
    this.stopHint();
    this.#advising = new AbortController();
    const { signal } = this.#advising;
    const question = {
      ...botQuestion(this.#match, seat, HINT_LEVEL),
      ...(idea !== undefined && this.#match.check(seat, idea).ok ? { idea } : {}),
    };
    const moves = await this.#around.askAdvice(question, language, signal);
    if (signal.aborted || this.#match.timeline.rows.length !== asked) return undefined;
    await this.#change(() => noteHint(this.#match, seat));
    return moves;
  }

  stopHint(): void {
    this.#advising.abort();
  }

  #maySee(viewer: Viewer): boolean {
    if (viewer === null || this.#match.result !== undefined) return true;
    return this.#match.players[viewer] !== undefined && this.#match.botAt(viewer) === undefined;
  }

  #change(act: () => Outcome): Promise<Outcome> {
    const done = this.#queue.then(async () => {
      const outcome = act();
      if (!outcome.ok) return outcome;
      // The bot's question is out of date.
      if (this.#match.timeline.rows.length !== this.#askedAt) this.#thinking.abort();
      this.stopHint();
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
    const rows = this.#match.timeline.steps.map((step) => step.row);
    const kept = commonStart(this.#sent, rows);
    const history = this.#match.historySince(this.#viewer, rows[kept - 1] ?? -1);
    this.#sent = rows;
    const frame = this.#match.frame(this.#viewer);
    const deadline = this.#clock.follow(timedQuestion(this.#viewer, frame));
    this.#around.publish({ viewer: this.#viewer, frame, kept, history, unsaved: this.#unsaved, deadline });
  }

  /** Answers for a seat whose time is up, with its draft or the decision's fallback. */
  #answerFor(seat: Seat): Outcome {
    return answerWithDraft(this.#match, seat) ?? { ok: false, refused: refusal('ready.nothing', undefined) };
  }

  /** Asks the first bot that owes a decision; its answer is a change, after which this runs again. */
  #moveBots(): void {
    const seat = this.#nextBot();
    const rows = this.#match.timeline.rows.length;
    if (seat === undefined) this.#skipping = false;
    else if (!this.#pace.stopped && this.#askedAt !== rows) {
      this.#askedAt = rows;
      this.#wake();
      this.#moveBot(seat, rows).catch((error: unknown) => this.#around.fail(error));
    }
  }

  #nextBot(): Seat | undefined {
    const { active, ready } = this.#match.frame(null);
    if (this.#match.pending.held) return undefined;
    return active.find((seat) => this.#match.botAt(seat) !== undefined && !ready.includes(seat));
  }

  async #moveBot(seat: Seat, rows: number): Promise<void> {
    const { timeline, game } = this.#match;
    const secret = game.decision(timeline.state, seat)?.simultaneous === true;
    const began = Date.now();
    this.#thinking = new AbortController();
    const question = botQuestion(this.#match, seat, this.#match.botAt(seat));
    const move = await this.#around.askBot(question, this.#thinking.signal);
    // Nobody can see a secret answer, so there is no pause before it.
    if (!secret) await this.#waitForPace(began, rows);
    const late = refusal('bot.late', undefined);
    const outcome = await this.#change(() => {
      // A take-back came in between.
      if (timeline.rows.length !== rows) return { ok: false, refused: late };
      this.#askedAt = undefined;
      return answerFor(this.#match, seat, move);
    });
    if (!outcome.ok && outcome.refused !== late)
      throw new Error(`The move "${move}" of a bot was refused: ${outcome.refused.code}`);
  }

  /** Waits for the pause between bots' moves. */
  async #waitForPace(began: number, rows: number): Promise<void> {
    while (!this.#skipping && this.#match.timeline.rows.length === rows) {
      const left = began + this.#pace.pause - Date.now();
      const waits = this.#pace.stopped || this.#pace.showing === true;
      if (left <= 0 && !waits) return;
      await new Promise<void>((resolve) => {
        const timer = waits ? undefined : setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** The viewer's unanswered question, if its time is limited. */
function timedQuestion(viewer: Viewer, { decision, ready, row }: Frame<unknown>): TimedQuestion | undefined {
  if (viewer === null || decision?.seconds === undefined || ready.includes(viewer)) return undefined;
  return { seat: viewer, row, seconds: decision.seconds };
}

function commonStart(a: readonly number[], b: readonly number[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
