import { grammar } from '@kontor/core';
import type { LearnTexts } from './en.ts';

const { count } = grammar('fr-FR');

export const texts: LearnTexts = {
  title: 'Apprendre à jouer',
  intro:
    'De courtes leçons à la vraie table. On apprend en jouant : lire un peu, jouer un coup, voir ce qui se passe.',
  courseOf: (game) => `Le cours : ${game}`,
  moreOf: (game) => `${game} : pour aller plus loin, un point à la fois`,
  begin: 'Commencer le cours',
  goOn: 'Continuer',
  again: 'Reprendre le cours',
  minutes: (minutes) => `${count(minutes, 'minute')} en tout`,
  seconds: (seconds) => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  done: 'terminée',
  started: (step, steps) => `à l’étape ${step} sur ${steps}`,
  lesson: 'Leçon',
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  toDo: 'À vous de jouer',
  next: 'Suivant',
  back: 'Retour',
  show: 'Montrez-moi',
  showHint: 'Jouer ce coup à ma place',
  repeat: 'Encore une fois',
  leave: 'Quitter',
  leaveHint: 'Quitter la leçon. Vous pourrez la reprendre plus tard.',
  finished: 'Bravo ! Cette leçon est terminée.',
  courseDone: 'Vous en savez assez pour une première partie.',
  nextLesson: (title) => `Ensuite : ${title}`,
  play: 'Jouer une partie',
  backToGame: 'Retour à la partie',
  allLessons: 'Toutes les leçons',
  notAsked: 'Ce coup est permis, mais ce n’est pas ce que demande cette étape. Rien n’a changé.',
  readOn: 'Il n’y a plus rien à faire ici. Appuyez sur Suivant.',
};
