import { card as hermagor } from '@kontor/games/hermagor/card';
import { card as merchants } from '@kontor/games/merchants/card';
import { type AnyGameUi, anyUi, type GameCard } from '@kontor/ui';

export interface GameEntry {
  readonly id: string;
  readonly card: GameCard;
  /** The table and everything about it, loaded when it is needed. */
  loadUi(): Promise<AnyGameUi>;
}

/** The faces of all games, in the order of the home page; a new game adds an entry. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'hermagor',
    card: hermagor,
    loadUi: async () => anyUi((await import('@kontor/games/hermagor/ui')).ui),
  },
  {
    id: 'merchants',
    card: merchants,
    loadUi: async () => anyUi((await import('@kontor/games/merchants/ui')).ui),
  },
];

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
