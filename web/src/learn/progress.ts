import type { Course, Lesson, LessonProgress } from '@kontor/core';

/** What is kept of one lesson. */
export interface KeptLesson {
  /** Where to go on; absent: from the beginning. */
  readonly at?: LessonProgress;
  /** It was finished at least once. */
  readonly done?: true;
}

/** By game and lesson. */
export type KeptLessons = Readonly<Record<string, KeptLesson>>;

function key(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function keptLesson(kept: KeptLessons, game: string, lesson: string): KeptLesson {
  return kept[key(game, lesson)] ?? {};
}

/** The first lesson of the course that is not done, or its very first one. */
export function nextInCourse(kept: KeptLessons, game: string, { lessons }: Course): Lesson | undefined {
  const core = lessons.filter(({ part }) => part === 'core');
  return core.find(({ id }) => !keptLesson(kept, game, id).done) ?? core[0];
}

/** The stored progress; what is not valid counts as not begun. */
export function readLessons(stored: string | null): KeptLessons {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(
      Object.entries(isObject(raw) ? raw : {}).map(([name, kept]) => [name, readLesson(kept)]),
    );
  } catch {
    return {};
  }
}

function readLesson(raw: unknown): KeptLesson {
  if (!isObject(raw)) return {};
  const { at, done } = raw;
  return {
    ...(isProgress(at) ? { at: { step: at.step, moves: at.moves } } : {}),
    ...(done === true ? { done } : {}),
  };
}

function isProgress(raw: unknown): raw is LessonProgress {
  return (
    isObject(raw) &&
    Number.isInteger(raw['step']) &&
    Array.isArray(raw['moves']) &&
    raw['moves'].every((move) => typeof move === 'string')
  );
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** What is to be kept when somebody is so far in a lesson, or done with it. */
export function withLesson(
  kept: KeptLessons,
  game: string,
  lesson: string,
  at: LessonProgress | 'done',
): KeptLessons {
  const before = keptLesson(kept, game, lesson);
  return { ...kept, [key(game, lesson)]: at === 'done' ? { done: true } : { ...before, at } };
}
