import { type FoundRemark, findRemark, type Remarks, type Situation } from '@kontor/core';
import { type KeptLessons, keptLesson } from '../learn/progress.ts';

/** What is said at a decision: a remark, or the offer of a lesson whose subject is on the table. */
export type Said =
  | { readonly kind: 'remark'; readonly found: FoundRemark }
  | { readonly kind: 'offer'; readonly lesson: string };

/** What has been said on this device, the newest last, and the lessons that were taken. */
interface Known {
  readonly remarked: readonly string[];
  readonly kept: KeptLessons;
}

/**
 * The first remark that holds or the first lesson that is due, each once on this device. They take turns where there are both:
 * a lesson that waits for all remarks comes when its subject is no longer new.
 */
export function whatToSay(
  remarks: Remarks,
  situation: Situation,
  game: string,
  { remarked, kept }: Known,
): Said | undefined {
  const isNew = (said: Said): boolean => !remarked.includes(keyOf(game, said));
  const remark = (): Said | undefined => {
    const found = findRemark(remarks, situation, (id) => remarked.includes(`${game}/${id}`));
    return found && { kind: 'remark', found };
  };
  const offer = (): Said | undefined =>
    Object.keys(remarks.met)
      .filter((lesson) => !keptLesson(kept, game, lesson).done)
      .map((lesson): Said & { kind: 'offer' } => ({ kind: 'offer', lesson }))
      .find((said) => isNew(said) && remarks.met[said.lesson]?.(situation));
  const last = remarked.findLast((key) => key.startsWith(`${game}/`));
  const wasRemark = last !== undefined && !last.startsWith(`${game}/lesson/`);
  return wasRemark ? (offer() ?? remark()) : (remark() ?? offer());
}

/** How it is noted that something was said. */
export function keyOf(game: string, said: Said): string {
  return said.kind === 'remark' ? `${game}/${said.found.remark.id}` : `${game}/lesson/${said.lesson}`;
}
