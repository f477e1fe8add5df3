import type { Course, LessonTexts } from '@kontor/core';
import { gameEntry } from '@kontor/games';
import { type Locale, textsFor } from '@kontor/ui';
import { useEffect, useState } from 'react';
import { gamePage } from '../games/game-pages.ts';

/** The lessons of a game; `missing` if it has none, an error if they cannot be loaded. */
export function useCourse(game: string): Course | 'loading' | 'missing' | Error {
  const [state, setState] = useState<{
    readonly game: string;
    readonly course: Course | 'missing' | Error;
  }>();
  useEffect(() => {
    let current = true;
    const show = (course: Course | 'missing' | Error): void => {
      if (current) setState({ game, course });
    };
    loadCourse(game).then(
      (course) => show(course ?? 'missing'),
      (error: unknown) => show(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [game]);
  return state?.game === game ? state.course : 'loading';
}

async function loadCourse(game: string): Promise<Course | undefined> {
  return gamePage(game) && gameEntry(game)?.lessons?.();
}

/** The texts of one lesson. Tests prove that there are some for every lesson in every language. */
export function lessonTexts(course: Course, lesson: string, locale: Locale): LessonTexts {
  return textsFor(course.texts, locale)[lesson] ?? { title: lesson, about: '', steps: {} };
}
