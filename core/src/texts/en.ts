import type { DriverTexts } from './types.ts';

export const texts: DriverTexts = {
  'ask.nothing': () => 'Nobody asks to undo this.',
  'bot.time': ({ ms, most }) => `A bot thinks for 1 to ${most} milliseconds, not ${ms}.`,
  'bot.unknown': ({ bot, bots }) => `There is no bot ${bot}; there are ${bots}.`,
  'confirm.nothing': () => 'There is no move to confirm.',
  'draft.alone': () => 'This question is not asked of several at once.',
  'game.over': () => 'The game is over.',
  'move.held': () => 'A move waits to be confirmed.',
  'move.unreadable': ({ move }) => `This is no move at this table: ${move}`,
  'ready.not': () => 'This seat has not said that it is ready.',
  'ready.nothing': () => 'There is no answer yet that could be played.',
  'redo.nothing': () => 'There is no move to play again.',
  'seat.inactive': ({ seat }) => `Seat ${seat} is not asked for a move now.`,
  'seat.unknown': ({ seat }) => `There is no seat ${seat}.`,
  'takeBack.nothing': () => 'There is nothing that this seat can take back.',
  'undo.information': () => 'Something new has been learnt since; it cannot be taken back alone.',
  'undo.nothing': () => 'There is no move of this seat to take back.',
  'undo.row': () => 'There is no move to take back.',
};
