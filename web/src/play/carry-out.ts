import type { Match, Outcome, Seat, Table } from '@kontor/core';
import type { Command } from './connection.ts';

export type AnyMatch = Match<Table, unknown, unknown, unknown, unknown>;

export function carryOut(match: AnyMatch, seat: Seat, command: Command): Outcome {
  switch (command.kind) {
    case 'play':
      return match.play(seat, command.move, { hold: command.hold });
    case 'confirm':
      return match.confirm(seat);
    case 'undo':
      return match.undo(seat, command.reach);
    case 'redo':
      return match.redo(seat, { hold: command.hold });
    case 'takeBack':
      return match.takeBack(seat);
    case 'draft':
      return match.draft(seat, command.move);
    case 'ready':
      return match.ready(seat);
    case 'unready':
      return match.unready(seat);
  }
}
