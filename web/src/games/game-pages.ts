import { GAMES } from '@kontor/games';
import type { AnyGameUi, GameCard, Locale } from '@kontor/ui';

/** What the pages need to know of a game. */
export interface GamePage {
  readonly id: string;
  readonly card: GameCard;
  /** There are lessons. */
  readonly taught: boolean;
  /** Loaded when the game's table is opened, because it is large. */
  loadUi(): Promise<AnyGameUi>;
}

const CARDS = import.meta.glob<{ readonly card: GameCard }>('../../../games/*/ui/card.tsx', { eager: true });
const UIS = import.meta.glob<{ readonly ui: AnyGameUi }>('../../../games/*/ui/index.tsx');

/** All games that have a user interface, in the order of the home page. */
export const GAME_PAGES: readonly GamePage[] = GAMES.flatMap(({ id, lessons }) => {
  const card = CARDS[`../../../games/${id}/ui/card.tsx`]?.card;
  const load = UIS[`../../../games/${id}/ui/index.tsx`];
  return card && load
    ? [{ id, card, taught: lessons !== undefined, loadUi: async () => (await load()).ui }]
    : [];
});

export function gamePage(id: string): GamePage | undefined {
  return GAME_PAGES.find((game) => game.id === id);
}

/** The name of a game, or its id where this page does not know it. */
export function gameName(id: string, locale: Locale): string {
  return gamePage(id)?.card.name(locale) ?? id;
}
