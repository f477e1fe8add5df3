import type { Lesson, LessonTexts } from './lesson.ts';

const WORDS_PER_MINUTE = 200;
const SECONDS_PER_MOVE = 2;

/** Puts values for `{name}`, and the players' names for `{0}`, `{1}` … */
export function fillText(
  text: string,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? names[Number(key)] ?? key));
}

/** How long it takes to read some texts and to make so many moves. */
export function readingSeconds(texts: readonly string[], moves: number): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.round((words * 60) / WORDS_PER_MINUTE + moves * SECONDS_PER_MOVE);
}

/** How long a lesson takes whoever makes no mistake. */
export function lessonSeconds({ steps }: Lesson, texts: LessonTexts): number {
  return readingSeconds(
    steps.map(({ id }) => texts.steps[id] ?? ''),
    steps.filter(({ task }) => task).length,
  );
}
