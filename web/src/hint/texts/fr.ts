import type { HintTexts } from './en.ts';

export const texts: HintTexts = {
  hint: 'Conseil',
  ask: 'Conseil : ce que ferait un bot fort',
  thinking: 'Le bot réfléchit…',
  nothing: 'Pas de conseil pour le moment.',
  best: 'Ce que ferait ici un bot fort, le meilleur d’abord. Pointez un coup pour le voir sur le plateau.',
  chance: (percent) => `gagne environ ${percent} parties sur 100`,
  behind: (points) => `${points} de moins que le meilleur`,
  equal: 'aussi bon que le meilleur',
  idea: 'Votre coup :',
  compare: (move) => `Comparer avec votre coup : ${move}`,
  ready: (move) => `Le bot choisirait : ${move}`,
};
