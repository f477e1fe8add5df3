import { card as hermagor } from '@kontor/games/hermagor/card';
import { card as merchants } from '@kontor/games/merchants/card';
import { type AnyGameUi, anyUi, type GameCard } from '@kontor/ui';
import { fallbackUi } from './fallback.tsx';

/** The faces of all games, in the order of the home page; a new game adds an entry. */
export const GAMES: readonly GameEntry[] = [
  { id: 'hermagor', card: hermagor, loadUi: async () => fallbackUi },
  {
    id: 'merchants',
    card: merchants,
    loadUi: async () => anyUi((await import('@kontor/games/merchants/ui')).ui),
  },
];

export interface GameEntry {
  readonly id: string;
  readonly card: GameCard;
  loadUi(): Promise<AnyGameUi>;
}

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
