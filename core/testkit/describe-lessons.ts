import {
  type AnyGame,
  type Course,
  fillText,
  fits,
  LANGUAGE_CODES,
  LEARNER,
  type Lesson,
  LessonRun,
  type LessonStep,
  type LessonTexts,
  legalPreview,
  lessonSeconds,
  moveBuffer,
  readingSeconds,
  type Table,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';

interface CourseCases {
  readonly game: AnyGame;
  readonly course: Course;
  /** Whether the game's table can light what a lesson points at. */
  readonly knows: (table: Table, place: string) => boolean;
}

/** Whoever begins must be playing within a minute, and be through the course in five. */
const FIRST_MOVE_SECONDS = 60;
const COURSE_SECONDS = 300;
const NO_TEXTS: LessonTexts = { title: '', about: '', steps: {} };
const NAMES = ['You', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** Plays every lesson in every language and compares what it says with what the engine does. */
export function describeLessons({ game, course, knows }: CourseCases): void {
  const core = course.lessons.filter(({ part }) => part === 'core');

  describe(`lessons of ${game.id}`, () => {
    it.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('%s can be played', (_, lesson) => {
      playThrough(new LessonRun(game, lesson, NAMES), knows);
    });

    it.each(LANGUAGE_CODES)('have all their texts in %s, and no others', (language) => {
      const texts = course.texts[language];
      expect(Object.keys(texts).sort()).toEqual(course.lessons.map(({ id }) => id).sort());
      for (const lesson of course.lessons) {
        const { steps, answers = {} } = texts[lesson.id] ?? NO_TEXTS;
        expect(Object.keys(steps).sort(), lesson.id).toEqual(lesson.steps.map(({ id }) => id).sort());
        expect(Object.keys(answers).sort(), lesson.id).toEqual(answersOf(lesson));
        for (const step of lesson.steps) expectValues(lesson, step, steps[step.id] ?? '');
        for (const answer of Object.values(answers)) expect(placeholders(answer, lesson.seats)).toEqual([]);
      }
    });

    it.each(LANGUAGE_CODES)('are short enough in %s', (language) => {
      const texts = course.texts[language];
      const seconds = core.map((lesson) => lessonSeconds(lesson, texts[lesson.id] ?? NO_TEXTS));
      expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(COURSE_SECONDS);
      const [first] = core;
      const untilMove = first?.steps.slice(0, first.steps.findIndex(({ task }) => task) + 1) ?? [];
      const words = untilMove.map(({ id }) => texts[first?.id ?? '']?.steps[id] ?? '');
      expect(readingSeconds(words, 1)).toBeLessThanOrEqual(FIRST_MOVE_SECONDS);
    });

    it('have different ids', () => {
      const ids = course.lessons.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
}

/** Goes on in every way that the lesson accepts. */
function playThrough(run: LessonRun, knows: CourseCases['knows']): void {
  const { step, lesson } = run;
  if (!step) return;
  const where = `${lesson.id}/${step.id}`;
  for (const place of step.point ?? [])
    expect(knows(run.table, place), `${where} points at ${place}`).toBe(true);
  for (const [name, value] of Object.entries(run.values))
    expect(['number', 'string'], `${where}: {${name}}`).toContain(typeof value);
  expectClaims(run, step, where);
  if (!step.task) {
    run.next();
    playThrough(run, knows);
    return;
  }
  const { task } = step;
  for (const { id, example } of task.wrong ?? [])
    expect(run.attempt(example), `${where}: ${example}`).toEqual({ kind: 'wrong', answer: id });
  const accepted = candidates(run).filter((move) => copyOf(run).attempt(move).kind === 'accepted');
  expect(accepted, where).toContain(task.model);
  for (const move of accepted) {
    const next = copyOf(run);
    next.attempt(move);
    next.playOut();
    expect(copyOf(next).progress, `${where}: ${move}`).toEqual(next.progress);
    playThrough(next, knows);
  }
}

/** What the text says beyond its values. */
function expectClaims({ game, match }: LessonRun, { claims = {} }: LessonStep, where: string): void {
  const { view, previews = {}, events = [] } = claims;
  const now = game.view(match.timeline.state, LEARNER);
  if (view !== undefined) expect(now, where).toMatchObject(view as object);
  for (const [move, pattern] of Object.entries(previews))
    expect(legalPreview(match, move), `${where}: ${move}`).toMatchObject(pattern as object);
  const happened = match.timeline.history(LEARNER);
  for (const pattern of events)
    expect(
      happened.some((event) => fits(pattern, event)),
      `${where}: ${JSON.stringify(pattern)} in ${JSON.stringify(happened)}`,
    ).toBe(true);
}

/** Every legal move, or where they are too many to list, those that the lesson names. */
function candidates({ game, match, table, task }: LessonRun): string[] {
  const buffer = moveBuffer(game);
  const count = game.legalMoves(match.timeline.state, LEARNER, buffer);
  if (count >= 0) return Array.from(buffer.subarray(0, count), (move) => game.formatMove(table, move));
  const named = task?.accept.moves?.filter((move) => !move.endsWith('*')) ?? [];
  return [...new Set([task?.model ?? '', ...named])];
}

function copyOf({ game, lesson, progress }: LessonRun): LessonRun {
  return LessonRun.resume(game, lesson, NAMES, progress);
}

function answersOf({ steps }: Lesson): string[] {
  return [...new Set(steps.flatMap(({ task }) => task?.wrong?.map(({ id }) => id) ?? []))].sort();
}

/** The text uses exactly the values that the engine gives. */
function expectValues(lesson: Lesson, step: LessonStep, text: string): void {
  expect(text.trim(), `${lesson.id}/${step.id}`).not.toBe('');
  expect(placeholders(text, lesson.seats), `${lesson.id}/${step.id}`).toEqual(
    Object.keys(step.values ?? {}).sort(),
  );
  expect(
    fillText(text, Object.fromEntries(Object.keys(step.values ?? {}).map((name) => [name, 1])), NAMES),
  ).not.toMatch(/[{}]/);
}

/** What a text wants filled in, apart from the names of players at the table. */
function placeholders(text: string, seats: number): string[] {
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(named.filter((name) => !(Number(name) < seats)))].sort();
}
