import type { DriverTexts } from './types.ts';

export const texts: DriverTexts = {
  'ask.nothing': () => 'Personne ne demande de revenir sur ce coup.',
  'bot.time': ({ ms, most }) => `Un bot réfléchit de 1 à ${most} millisecondes, pas ${ms}.`,
  'bot.unknown': ({ bot, bots }) => `Il n’y a pas de bot ${bot} ; il y a ${bots}.`,
  'confirm.nothing': () => 'Il n’y a pas de coup à confirmer.',
  'draft.alone': () => 'Cette question n’est pas posée à plusieurs en même temps.',
  'game.over': () => 'La partie est terminée.',
  'move.held': () => 'Un coup attend d’être confirmé.',
  'move.unreadable': ({ move }) => `Ce n’est pas un coup de cette table : ${move}`,
  'ready.not': () => 'Cette place n’a pas dit qu’elle était prête.',
  'ready.nothing': () => 'Il n’y a pas encore de réponse à jouer.',
  'redo.nothing': () => 'Il n’y a pas de coup à rejouer.',
  'seat.inactive': ({ seat }) => `Ce n’est pas à la place ${seat} de jouer.`,
  'seat.unknown': ({ seat }) => `Il n’y a pas de place ${seat}.`,
  'takeBack.nothing': () => 'Cette place n’a rien à reprendre.',
  'undo.information': () =>
    'On a appris quelque chose de nouveau depuis ; ce coup ne peut plus être repris seul.',
  'undo.nothing': () => 'Cette place n’a pas de coup à reprendre.',
  'undo.row': () => 'Il n’y a pas de coup à reprendre.',
};
