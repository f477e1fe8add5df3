import { grammar } from '@kontor/core';
import type { KitTexts } from './en.ts';

const { count } = grammar('fr');

export const texts: KitTexts = {
  close: 'Fermer',
  confirm: 'Confirmer le tour',
  confirmHint: 'Votre tour est terminé. Confirmez-le ou reprenez votre réflexion.',
  undo: 'Annuler',
  undoTurn: 'Annuler le tour',
  redo: 'Rétablir',
  takeBack: 'Reprendre le coup',
  secondsLeft: (seconds) => count(seconds, 'seconde restante', 'secondes restantes'),
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomFit: 'Tout montrer',
  targets: 'Ce que vous pouvez faire',
  noTargets: 'Rien à choisir pour le moment.',
  keys: 'Touches',
  keysNone: 'Aucune touche ici.',
  keyHelp: 'Montrer les touches',
  asTable: 'Montrer le tableau',
  asChart: 'Montrer le graphique',
  cost: (amount) => `coûte ${amount}`,
  gain: (amount) => `rapporte ${amount}`,
  uncover: (what) => `${what} : caché. Appuyez pour regarder.`,
  question: 'Question',
  readRule: (rule) => `Lire la règle ${rule} dans le livret`,
  keysOff: 'Les touches d’un seul caractère sont désactivées dans les réglages.',
  board: 'plateau',
};
