import type { Refusal } from '@kontor/core';
import type { Language } from '@kontor/games/tools';

type Texts = Readonly<Record<string, (params: Refusal['params']) => string>>;

/** Texts of refusals that come from the match and not from a game. */
const REFUSALS: Readonly<Record<Language, Texts>> = {
  en: {
    'seat.unknown': ({ seat }) => `There is no seat ${seat}.`,
    'seat.inactive': ({ seat }) => `Seat ${seat} is not asked for a move now.`,
    'game.over': () => 'The game is over.',
    'move.unreadable': ({ move }) => `This is no move at this table: ${move}`,
    'undo.nothing': () => 'There is no move of this seat to take back.',
    'undo.information': () => 'Something new has been learnt since; it cannot be taken back alone.',
    'undo.row': () => 'There is no move to take back.',
  },
  fr: {
    'seat.unknown': ({ seat }) => `Il n’y a pas de place ${seat}.`,
    'seat.inactive': ({ seat }) => `Ce n’est pas à la place ${seat} de jouer.`,
    'game.over': () => 'La partie est terminée.',
    'move.unreadable': ({ move }) => `Ce n’est pas un coup de cette table : ${move}`,
    'undo.nothing': () => 'Cette place n’a pas de coup à reprendre.',
    'undo.information': () =>
      'On a appris quelque chose de nouveau depuis ; ce coup ne peut plus être repris seul.',
    'undo.row': () => 'Il n’y a pas de coup à reprendre.',
  },
};

export function driverRefusal({ code, params }: Refusal, language: Language): string | undefined {
  return REFUSALS[language][code]?.(params);
}
