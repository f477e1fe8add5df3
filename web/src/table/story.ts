import type { StepEvents } from '@kontor/core';
import type { LogLine, ShownProgress } from '@kontor/ui';

/** A line and the step that it belongs to. */
export interface StoryLine extends LogLine {
  readonly row: number;
  /** Unique in a game. */
  readonly key: string;
}

type LinesOf = (step: StepEvents<unknown>) => readonly LogLine[];

/** The part of the history that the table has shown; log and story must not run ahead of it. */
export function shownPart(
  history: readonly StepEvents<unknown>[],
  shown: ShownProgress | undefined,
): readonly StepEvents<unknown>[] {
  if (!shown) return history;
  return history
    .filter(({ row }) => row <= shown.row)
    .map((step) => (step.row < shown.row ? step : { ...step, events: step.events.slice(0, shown.events) }));
}

/** The lines of one step. */
export function keyedLines(step: StepEvents<unknown>, linesOf: LinesOf): StoryLine[] {
  return linesOf(step).map((line, i) => ({ ...line, row: step.row, key: `${step.row}.${i}` }));
}

/** The newest lines that belong to the story, newest first; at least `least` if there are so many. */
export function newestLines(
  history: readonly StepEvents<unknown>[],
  linesOf: LinesOf,
  least: number,
): StoryLine[] {
  const lines: StoryLine[] = [];
  for (let i = history.length - 1; i >= 0 && lines.length < least; i--) {
    const step = history[i];
    if (step)
      lines.push(
        ...keyedLines(step, linesOf)
          .filter(({ minor }) => !minor)
          .reverse(),
      );
  }
  return lines;
}

/** Lines in the words of the page. */
interface SpokenTexts {
  readonly more: (count: number) => string;
  /** Several things in one sentence; each is a sentence of its own. */
  readonly together: (sentences: readonly string[]) => string;
}

/** How many lines are read aloud at once; the rest is counted. */
const MOST_OWN = 5;
const MOST_OTHERS = 5;

/**
 * What a screen reader says of new lines, oldest first: one sentence with what concerns the viewer, and one with a
 * few of the others and how many more there are, so that the question that follows comes soon.
 */
export function spokenText(
  lines: readonly StoryLine[],
  concernsMe: (line: StoryLine) => boolean,
  texts: SpokenTexts,
): string {
  // Nothing is to be said of what another line sums up.
  const told = lines.filter(
    ({ minor, text, spoken: said }, i) => !minor && said !== '' && text !== lines[i - 1]?.text,
  );
  const mine = told.filter(concernsMe);
  const others = told.filter((line) => !concernsMe(line));
  // The newest say best how things stand now.
  const spoken = [mine.slice(-MOST_OWN), mostTelling(others)];
  const left = told.length - spoken.flat().length;
  const [own = [], rest = []] = spoken.map((part) =>
    part.flatMap(({ spoken: said, text }) => sentences(said ?? text)),
  );
  return [own, [...rest, ...(left > 0 ? [texts.more(left)] : [])]]
    .filter((part) => part.length > 0)
    .map(texts.together)
    .join(' ');
}

/**
 * The newest line of every rival; then what has a reward, the rest of what players did, and what follows by itself, the newest
 * of each.
 */
function mostTelling(lines: readonly StoryLine[]): StoryLine[] {
  const weight = ({ reward, seat }: StoryLine): number => (reward ? 2 : 0) + (seat === null ? 0 : 1);
  const newest = [...lines].reverse();
  const seats = new Set(newest.flatMap(({ seat }) => seat ?? []));
  const ofEach = [...seats].flatMap((seat) => newest.find((line) => line.seat === seat) ?? []);
  const chosen = [...new Set([...ofEach, ...newest.sort((a, b) => weight(b) - weight(a))])];
  return lines.filter((line) => chosen.indexOf(line) < MOST_OTHERS);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).filter(Boolean);
}
