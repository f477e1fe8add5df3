import type { AnyMatch } from '../match.ts';
import { LEARNER, type LessonStep, type Value } from './lesson.ts';
import { fits, lookUp } from './pattern.ts';

/** The values of a step's text, taken from the engine; `undefined` where there is nothing at a path. */
export function stepValues(match: AnyMatch, { values = {} }: LessonStep): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, engineValue(match, value)]));
}

function engineValue(match: AnyMatch, value: Value): unknown {
  const { game, timeline } = match;
  if ('view' in value) return lookUp(game.view(timeline.state, LEARNER), value.view);
  if ('event' in value)
    return lookUp(
      timeline.history(LEARNER).findLast((event) => fits(value.event, event)),
      value.path,
    );
  return lookUp(legalPreview(match, value.preview), value.path);
}

/** What a move of the learner would do; `undefined` if it is not legal now. */
export function legalPreview({ game, timeline }: AnyMatch, text: string): unknown {
  const read = timeline.readMove(LEARNER, text);
  return 'move' in read ? game.preview(timeline.state, LEARNER, read.move) : undefined;
}
