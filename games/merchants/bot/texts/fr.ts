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
};
