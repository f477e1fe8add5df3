import type { LessonProgress } from '@kontor/core';
import { useSyncExternalStore } from 'react';
import { type KeptLessons, readLessons, withLesson } from './progress.ts';

const KEY = 'kontor.lessons';
const listeners = new Set<() => void>();
let current: KeptLessons | undefined;

function lessons(): KeptLessons {
  current ??= readLessons(localStorage.getItem(KEY));
  return current;
}

/** Keeps how far a lesson is; with `done`, that it is finished. */
export function keepLesson(game: string, lesson: string, at: LessonProgress | 'done'): void {
  current = withLesson(lessons(), game, lesson, at);
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

// Another tab changed them.
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  current = undefined;
  for (const listener of listeners) listener();
});

export function useLessons(): KeptLessons {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, lessons);
}
