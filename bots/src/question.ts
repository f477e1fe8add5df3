import { type AnyMatch, type Seat, writeTable } from '@kontor/core';
import type { BotQuestion } from './messages.ts';
import { botNamed } from './settings.ts';

/** Asks a bot for the seat's next move: how the table is made, and what the seat may know. */
export function botQuestion(match: AnyMatch, seat: Seat, level: string | undefined): BotQuestion {
  const { game, timeline } = match;
  const { options, board, pieces } = writeTable(game, timeline.table);
  return {
    game: game.id,
    seats: timeline.table.seats,
    options,
    board: board.file ?? board.id,
    pieces: pieces.file ?? pieces.id,
    seat,
    bot: botNamed(level),
    view: game.view(timeline.state, seat),
    history: timeline.history(seat),
  };
}
