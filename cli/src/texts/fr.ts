import type { DriverTexts } from './types.ts';

export const fr: DriverTexts = {
  'seat.unknown': ({ seat }) => `Il n’y a pas de place ${seat}.`,
  'seat.inactive': ({ seat }) => `Ce n’est pas à la place ${seat} de jouer.`,
  'game.over': () => 'La partie est terminée.',
  'move.unreadable': ({ move }) => `Ce n’est pas un coup de cette table : ${move}`,
  'undo.nothing': () => 'Cette place n’a pas de coup à reprendre.',
  'undo.information': () =>
    'On a appris quelque chose de nouveau depuis ; ce coup ne peut plus être repris seul.',
  'undo.row': () => 'Il n’y a pas de coup à reprendre.',
};
