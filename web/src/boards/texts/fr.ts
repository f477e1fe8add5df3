import type { BoardTexts } from './en.ts';

export const texts: BoardTexts = {
  title: 'Plateau et pièces',
  kind: { board: 'Plateau', pieces: 'Pièces' },
  load: { board: 'Un plateau d’un fichier…', pieces: 'Des pièces d’un fichier…' },
  forget: (name) => `Oublier « ${name} »`,
  by: (name, author) => `${name}, par ${author}`,
  mine: (name) => `${name} (à moi)`,
  drawing: (name) => `Dessin du plateau « ${name} »`,
  noDrawing: 'Le dessin n’a pas pu être chargé.',
  ownBoard:
    'On joue sur un plateau ou avec des pièces que quelqu’un a faits. Regardez-les avant de vous asseoir. Ce qui est choquant peut être signalé sous la discussion.',
  failed: 'On ne peut pas jouer avec ce fichier',
  failedText: 'Ce qui ne va pas, pour la personne qui l’a fait :',
  more: (count) => `… et ${count} de plus.`,
};
