import type { LessonProgress } from '@kontor/core';
import { useSyncExternalStore } from 'react';
import { localStore } from '../browser/local-storage.ts';
import { type KeptLessons, readLessons, withLesson } from './progress.ts';

const KEY = 'kontor.lessons';
const listeners = new Set<() => void>();
let current: KeptLessons | undefined;

function lessons(): KeptLessons {
  current ??= readLessons(localStore.get(KEY));
  return current;
}

/** Keeps how far a lesson is; with `done`, that it is finished. */
export function keepLesson(game: string, lesson: string, at: LessonProgress | 'done'): void {
  current = withLesson(lessons(), game, lesson, at);
  localStore.set(KEY, JSON.stringify(current));
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
