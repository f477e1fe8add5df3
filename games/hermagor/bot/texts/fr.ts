import type { ReasonTexts } from './types.ts';

export const texts: ReasonTexts = {
  cash: {
    good: (amount) => `${amount} de plus en caisse`,
    bad: (amount) => `${amount} de moins en caisse`,
  },
  market: {
    good: (amount) => `affluence et tuiles spéciales : ${amount} de plus`,
    bad: (amount) => `affluence et tuiles spéciales : ${amount} de moins`,
  },
  production: {
    good: (amount) => `production finale : ${amount} de plus`,
    bad: (amount) => `production finale : ${amount} de moins`,
  },
  regions: {
    good: (amount) => `plus près de régions qui valent ${amount}`,
    bad: (amount) => `plus loin des régions : ${amount} de moins`,
  },
  sales: {
    good: (amount) => `ventes à venir cette manche : ${amount} de plus`,
    bad: (amount) => `ventes à venir cette manche : ${amount} de moins`,
  },
  dukedoms: {
    good: (amount) => `comptoirs mieux répartis entre les duchés : ${amount} de plus`,
    bad: (amount) => `comptoirs moins bien répartis entre les duchés : ${amount} de moins`,
  },
  route: {
    good: (amount) => `mieux placé sur la Route principale : ${amount} de plus`,
    bad: (amount) => `moins bien placé sur la Route principale : ${amount} de moins`,
  },
  rivals: {
    good: (amount) => `coûte ${amount} au meilleur rival`,
    bad: (amount) => `rapporte ${amount} au meilleur rival`,
  },
  futures: {
    tile: (about, own, best, of) =>
      `gagne la tuile de l’étal ${about} dans ${own} suites possibles sur ${of}, le meilleur coup dans ${best}`,
    region: (about, own, best, of) =>
      `complète ${about} pendant cette manche dans ${own} suites possibles sur ${of}, le meilleur coup dans ${best}`,
  },
};
