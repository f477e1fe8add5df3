import { answerFor } from '../answer.ts';
import type { AnyGame, Table } from '../game.ts';
import { type AnyMatch, Match } from '../match.ts';
import type { Outcome } from '../outcome.ts';
import { expectParsed } from '../parsed.ts';
import type { Refusal } from '../refusal.ts';
import { openTable } from '../table.ts';
import { cachedTable } from '../table-cache.ts';
import { LEARNER, type Lesson, type LessonStep, type ScriptedMove, type Task, type When } from './lesson.ts';
import { fits } from './pattern.ts';
import { stepValues } from './step-values.ts';

/** How far somebody is in a lesson; enough to go on later. */
export interface LessonProgress {
  readonly step: number;
  /** The learner's accepted moves. */
  readonly moves: readonly string[];
}

/** What became of a move: only an accepted one has changed anything. */
export type Attempt =
  | { readonly kind: 'accepted' }
  /** It is legal, but not what is asked; `answer` is the key of a text, if there is one for it. */
  | { readonly kind: 'wrong'; readonly answer: string | undefined }
  | { readonly kind: 'refused'; readonly refused: Refusal };

/** A lesson being taken: its match and the present step. The same progress always leads to the same table. */
export class LessonRun {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly table: Table;
  readonly match: AnyMatch;
  #step = 0;
  readonly #moves: string[] = [];
  #script: readonly ScriptedMove[] = [];
  #values: Readonly<Record<string, unknown>> = {};

  /** Begins a lesson. Its position is part of the program, so a wrong one is a bug. */
  constructor(game: AnyGame, lesson: Lesson, names: readonly string[]) {
    this.game = game;
    this.lesson = lesson;
    const choice = { seats: lesson.seats, options: lesson.options ?? {} };
    this.table = expectParsed(cachedTable(game, choice, () => openTable(game, choice)));
    const players = Array.from({ length: lesson.seats }, (_, seat) => ({
      name: names[seat] ?? String(seat),
    }));
    const chance = { kind: 'fixed', seed: lesson.id } as const;
    this.match = expectParsed(Match.start(game, this.table, chance, players, lesson.position));
    this.#goTo(0);
  }

  /** Goes on with a lesson; from its beginning if it has changed and the progress no longer fits. */
  static resume(
    game: AnyGame,
    lesson: Lesson,
    names: readonly string[],
    { step, moves }: LessonProgress,
  ): LessonRun {
    const run = new LessonRun(game, lesson, names);
    const left = [...moves];
    while (run.#step < step && run.step) {
      if (!run.step.task) run.next();
      else if (run.attempt(left.shift() ?? '').kind === 'accepted') run.playOut();
      else return new LessonRun(game, lesson, names);
    }
    return run;
  }

  /** The present step; `undefined` at the end of the lesson. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#step];
  }

  /** The values of the present step's text, as they were when it began. */
  get values(): Readonly<Record<string, unknown>> {
    return this.#values;
  }

  get progress(): LessonProgress {
    return { step: this.#step, moves: [...this.#moves] };
  }

  /** The progress of whoever goes one step back. */
  get before(): LessonProgress {
    const step = Math.max(0, this.#step - 1);
    const tasks = this.lesson.steps.slice(0, step).filter(({ task }) => task).length;
    return { step, moves: this.#moves.slice(0, tasks) };
  }

  /** The task that a move is for: the present step's, or the next one, because nobody has to read first. */
  get task(): Task | undefined {
    return this.lesson.steps[this.#taskStep()]?.task;
  }

  /** Goes on from a step without a task. */
  next(): void {
    if (this.step && !this.step.task) this.#goTo(this.#step + 1);
  }

  /** Tries a move of the learner. */
  attempt(text: string): Attempt {
    const { task } = this;
    const trial = expectParsed(
      Match.fromRecord(this.game, this.match.record(), this.match.pending, this.table),
    );
    const before = trial.timeline.steps.length;
    const outcome = answerFor(trial, LEARNER, text);
    if (!outcome.ok) return { kind: 'refused', refused: outcome.refused };
    if (!task) return { kind: 'wrong', answer: undefined };
    for (const [seat, move] of task.rivals ?? []) if (!answerFor(trial, seat, move).ok) break;
    const events = trial
      .historySince(LEARNER, -1)
      .slice(before)
      .flatMap((step) => step.events);
    if (!holds(task.accept, text, events))
      return { kind: 'wrong', answer: task.wrong?.find(({ when }) => holds(when, text, events))?.id };
    if (this.#taskStep() !== this.#step) this.#goTo(this.#taskStep());
    answerFor(this.match, LEARNER, text);
    this.#moves.push(text);
    this.#script = task.rivals ?? [];
    this.#advance();
    return { kind: 'accepted' };
  }

  /** The rivals' moves that are still to be played before the next step. */
  get script(): readonly ScriptedMove[] {
    return this.#script;
  }

  /** Plays the next move of the rivals. */
  playScripted(): void {
    const [next, ...rest] = this.#script;
    if (!next) return;
    const [seat, move] = next;
    const outcome: Outcome = answerFor(this.match, seat, move);
    if (!outcome.ok)
      throw new Error(`${this.lesson.id}: "${move}" of seat ${seat} was refused: ${outcome.refused.code}`);
    this.#script = rest;
    this.#advance();
  }

  playOut(): void {
    while (this.#script.length > 0) this.playScripted();
  }

  #advance(): void {
    if (this.#script.length === 0) this.#goTo(this.#step + 1);
  }

  #goTo(step: number): void {
    this.#step = step;
    this.#values = this.step ? stepValues(this.match, this.step) : {};
  }

  #taskStep(): number {
    const at = this.lesson.steps.findIndex(({ task }, index) => index >= this.#step && task !== undefined);
    return at < 0 ? this.lesson.steps.length : at;
  }
}

function holds(
  { moves, events = [], without = [] }: When,
  text: string,
  happened: readonly unknown[],
): boolean {
  const named =
    moves?.some((move) => (move.endsWith('*') ? text.startsWith(move.slice(0, -1)) : text === move)) ?? true;
  return (
    named &&
    events.every((pattern) => happened.some((event) => fits(pattern, event))) &&
    without.every((pattern) => !happened.some((event) => fits(pattern, event)))
  );
}
