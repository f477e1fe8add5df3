import type { Seat } from '@kontor/core';
import type { Room } from '../play/room.ts';

/** What a bot is told: how the table is made, and what its seat sees and has heard. Nothing else leaves for its thread. */
export interface BotQuestion {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly board: string;
  readonly pieces: string;
  readonly seat: Seat;
  readonly level: string;
  readonly view: unknown;
  readonly history: readonly unknown[];
}

/** Finds moves for bots, elsewhere. */
export interface Thinker {
  think(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}

export function questionFor({ stored, match }: Room, seat: Seat, level: string): BotQuestion | undefined {
  if (!match) return undefined;
  const { terms, seats } = stored;
  return {
    game: terms.game,
    seats: seats.length,
    options: terms.options,
    board: terms.board.id,
    pieces: terms.pieces.id,
    seat,
    level,
    view: match.game.view(match.timeline.state, seat),
    history: match.timeline.history(seat),
  };
}
