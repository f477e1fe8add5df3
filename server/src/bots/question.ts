import { type BotQuestion, botNamed } from '@kontor/bots';
import type { Seat } from '@kontor/core';
import type { Room } from '../play/room.ts';

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
    bot: botNamed(level),
    view: match.game.view(match.timeline.state, seat),
    history: match.timeline.history(seat),
  };
}
