import { GAMES as REGISTERED } from '@kontor/games';
import type { AnyGameUi, GameCard } from '@kontor/ui';

export interface GameEntry {
  readonly id: string;
  readonly card: GameCard;
  /** The table and everything about it, loaded when it is needed. */
  loadUi(): Promise<AnyGameUi>;
}

const CARDS = import.meta.glob<{ readonly card: GameCard }>('../../games/*/ui/card.tsx', { eager: true });
const UIS = import.meta.glob<{ readonly ui: AnyGameUi }>('../../games/*/ui/index.tsx');

/** The faces of all games that have one, in the order of the home page. */
export const GAMES: readonly GameEntry[] = REGISTERED.flatMap(({ id }) => {
  const card = CARDS[`../../games/${id}/ui/card.tsx`]?.card;
  const load = UIS[`../../games/${id}/ui/index.tsx`];
  return card && load ? [{ id, card, loadUi: async () => (await load()).ui }] : [];
});

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
