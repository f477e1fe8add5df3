import type { ReasonTexts } from './types.ts';

export const texts: ReasonTexts = {
  religion: {
    good: (amount) => `${amount} d’influence religieuse de plus en vue`,
    bad: (amount) => `${amount} d’influence religieuse de moins en vue`,
  },
  politics: {
    good: (amount) => `${amount} région de plus en vue`,
    bad: (amount) => `${amount} région de moins en vue`,
  },
  economy: {
    good: (amount) => `${amount} d’influence économique de plus en vue`,
    bad: (amount) => `${amount} d’influence économique de moins en vue`,
  },
  contract: {
    good: (amount) => `marchandises et place : ${amount} contrat de plus`,
    bad: (amount) => `marchandises et place : ${amount} contrat de moins`,
  },
  futures: {
    goods: (about, own, best, of) =>
      `prend des ressources à ${about} dans ${own} suites possibles sur ${of}, le meilleur coup dans ${best}`,
    delivery: (about, own, best, of) =>
      `remplit le contrat de ${about} dans ${own} suites possibles sur ${of}, le meilleur coup dans ${best}`,
    monopoly: (_, own, best, of) =>
      `gagne le monopole dans ${own} suites possibles sur ${of}, le meilleur coup dans ${best}`,
    victory: (_, own, best, of) =>
      `gagne la partie dans ${own} suites possibles sur ${of}, le meilleur coup dans ${best}`,
  },
};
