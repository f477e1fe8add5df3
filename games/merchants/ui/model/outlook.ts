import type { Seat } from '@kontor/core';
import { projectionOf } from '../../rules/view/standing.ts';
import type { Scene } from '../scene.ts';

/** What would become of a player if the game ended now, as far as the viewer may know. */
export interface Outlook {
  readonly kind: 'out' | 'danger' | 'wins';
  /** A word or two. */
  readonly label: string;
  /** With the reason. */
  readonly sentence: string;
}

/** Nothing is said of players of whom nothing is known yet. */
export function outlookOf(
  { ui: { cards }, words, names, table, view }: Pick<Scene, 'ui' | 'words' | 'names' | 'table' | 'view'>,
  seat: Seat,
): Outlook | undefined {
  const { out, hiddenFrom, next, left } = projectionOf(table, view);
  const nth = out.findIndex((each) => each.seat === seat);
  const gone = out[nth];
  if (gone) {
    const { step, criterion } = gone;
    return {
      kind: 'out',
      label: cards.outlook.out(nth),
      sentence: cards.outBy(gone, nth, words.steps[step], words.criterion(step, criterion), names),
    };
  }
  if (hiddenFrom && next.includes(seat) && next.length < left.length)
    return {
      kind: 'danger',
      label: cards.outlook.danger,
      sentence: cards.nextHidden(next, out.length, words.steps[hiddenFrom], names),
    };
  return !hiddenFrom && left.includes(seat) && left.length < table.seats
    ? { kind: 'wins', label: cards.outlook.wins, sentence: cards.wouldWin(left, names) }
    : undefined;
}
