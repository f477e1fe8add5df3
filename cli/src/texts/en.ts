import type { DriverTexts } from './types.ts';

export const en: DriverTexts = {
  'seat.unknown': ({ seat }) => `There is no seat ${seat}.`,
  'seat.inactive': ({ seat }) => `Seat ${seat} is not asked for a move now.`,
  'game.over': () => 'The game is over.',
  'move.unreadable': ({ move }) => `This is no move at this table: ${move}`,
  'undo.nothing': () => 'There is no move of this seat to take back.',
  'undo.information': () => 'Something new has been learnt since; it cannot be taken back alone.',
  'undo.row': () => 'There is no move to take back.',
};
