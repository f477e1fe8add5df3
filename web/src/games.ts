import type { AnyGameUi, GameCard } from '@kontor/ui';
import { fallbackCard, fallbackUi } from './fallback.tsx';

/** The faces of all games, in the order of the home page; a new game adds an entry. */
export const GAMES: readonly GameEntry[] = [
  { id: 'hermagor', card: fallbackCard('Hermagor'), loadUi: async () => fallbackUi },
  { id: 'merchants', card: fallbackCard('Merchants of Empire'), loadUi: async () => fallbackUi },
];

export interface GameEntry {
  readonly id: string;
  readonly card: GameCard;
  loadUi(): Promise<AnyGameUi>;
}

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
