import {
  type AnyGame,
  type Audience,
  type Command,
  LEARNER,
  type Lesson,
  type LessonProgress,
  LessonRun,
  type MatchRecord,
  momentAfter,
  type Outcome,
  refusal,
  type Seat,
  undoOptions,
} from '@kontor/core';
import type { AnyMoment, BotPace, TableConnection, TableState } from '../play/connection.ts';

/** Why the last move was not accepted: the key of an answer, or `other` where the lesson has none for it. */
export type LessonAnswer = string | 'other' | undefined;

/** How a lesson stands. */
export interface LessonState {
  readonly run: LessonRun;
  readonly answer: LessonAnswer;
  /** Changes with everything that happens, also where a second wrong move gets the same answer. */
  readonly version: number;
}

const ACCEPTED: Outcome = { ok: true };

/** The connection of a table to the lesson that runs on this page. */
export class LessonConnection implements TableConnection {
  readonly local = true;
  readonly #game: AnyGame;
  readonly #lesson: Lesson;
  readonly #names: readonly string[];
  readonly #listeners = new Set<() => void>();
  readonly #keep: (at: LessonProgress | 'done') => void;
  #run: LessonRun;
  #answer: LessonAnswer;
  #version = 0;
  #state: TableState;
  #pace: BotPace = { pause: 0, stopped: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: AnyGame,
    lesson: Lesson,
    names: readonly string[],
    at: LessonProgress | undefined,
    keep: (at: LessonProgress | 'done') => void,
  ) {
    this.#game = game;
    this.#lesson = lesson;
    this.#names = names;
    this.#keep = keep;
    this.#run = at ? LessonRun.resume(game, lesson, names, at) : new LessonRun(game, lesson, names);
    this.#state = this.#snapshot();
  }

  state(): TableState {
    return this.#state;
  }

  lessonState(): LessonState {
    return { run: this.#run, answer: this.#answer, version: this.#version };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries what the learner does. A legal move that is not what the lesson asks for is answered and changes nothing. */
  async send(_seat: Seat, command: Command): Promise<Outcome> {
    switch (command.kind) {
      case 'play':
        return this.#attempt(command.move);
      case 'draft': {
        const drafted = this.#run.match.draft(LEARNER, command.move);
        this.#answer = undefined;
        this.#show();
        return drafted;
      }
      case 'ready': {
        const draft = this.#run.match.pending.drafts[LEARNER] ?? null;
        return draft === null
          ? { ok: false, refused: refusal('ready.nothing', undefined) }
          : this.#attempt(draft);
      }
      default:
        return { ok: false, refused: refusal('lesson.only', undefined) };
    }
  }

  /** Goes on from a step that is only read. */
  next(): void {
    this.#run.next();
    this.#changed();
  }

  /** Goes one step back, to the table as it was there. */
  back(): void {
    this.#restart(this.#run.before);
  }

  repeat(): void {
    this.#restart({ step: 0, moves: [] });
  }

  /** Makes the move that the present step asks for. */
  showMove(): void {
    const { task } = this.#run;
    if (task) this.#attempt(task.model);
  }

  async moment(row: number, audience: Audience): Promise<AnyMoment | undefined> {
    const { match } = this.#run;
    return momentAfter(match, row, match.result === undefined ? LEARNER : audience);
  }

  async record(): Promise<MatchRecord> {
    return this.#run.match.record();
  }

  setPace(pace: BotPace): void {
    this.#pace = pace;
    this.#playScript();
  }

  /** The learner is the only viewer, nobody waits, and no other tab can have the same lesson's table. */
  setViewer(): void {}
  skip(): void {}
  takeOver(): void {}

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #attempt(move: string): Outcome {
    if (this.#run.script.length > 0) return { ok: false, refused: refusal('seat.inactive', undefined) };
    const attempt = this.#run.attempt(move);
    if (attempt.kind === 'refused') return { ok: false, refused: attempt.refused };
    this.#answer = attempt.kind === 'wrong' ? (attempt.answer ?? 'other') : undefined;
    if (attempt.kind === 'accepted') this.#changed();
    else this.#show();
    return ACCEPTED;
  }

  #restart(at: LessonProgress): void {
    clearTimeout(this.#timer);
    this.#run = LessonRun.resume(this.#game, this.#lesson, this.#names, at);
    this.#changed();
  }

  #changed(): void {
    this.#answer = undefined;
    this.#show();
    if (!this.#run.step) this.#keep('done');
    else if (this.#run.script.length === 0) this.#keep(this.#run.progress);
    this.#playScript();
  }

  /** Lets the rivals move, one after the other, at the pace of bots. Nobody waits for answers that nobody sees. */
  #playScript(): void {
    clearTimeout(this.#timer);
    if (this.#run.script.length === 0 || this.#pace.stopped) return;
    const { match } = this.#run;
    const [seat = LEARNER] = this.#run.script[0] ?? [];
    const secret = this.#game.decision(match.timeline.state, seat)?.simultaneous === true;
    this.#timer = setTimeout(
      () => {
        this.#run.playScripted();
        this.#changed();
      },
      secret ? 0 : this.#pace.pause,
    );
  }

  #show(): void {
    this.#version++;
    this.#state = this.#snapshot();
    for (const listener of this.#listeners) listener();
  }

  #snapshot(): TableState {
    const { match } = this.#run;
    // Steps of the lesson are undone by going back in the lesson.
    const frame = { ...match.frame(LEARNER), undo: undoOptions(false, false, false, false) };
    const history = match.historySince(LEARNER, -1);
    return { kind: 'open', snapshot: { viewer: LEARNER, frame, history, unsaved: false } };
  }
}
