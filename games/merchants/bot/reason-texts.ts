import type { Reason } from '@kontor/core';
import type { ReasonCode } from './reasons.ts';

/** The texts of a reason for and against a move. */
interface Words {
  good(amount: number): string;
  bad(amount: number): string;
}

const WORDS: Readonly<Record<'en' | 'fr', Readonly<Record<ReasonCode, Words>>>> = {
  en: {
    religion: {
      good: (amount) => `${amount} more religious influence to be expected`,
      bad: (amount) => `${amount} less religious influence to be expected`,
    },
    politics: {
      good: (amount) => `${amount} more regions to be expected`,
      bad: (amount) => `${amount} fewer regions to be expected`,
    },
    economy: {
      good: (amount) => `${amount} more economic influence to be expected`,
      bad: (amount) => `${amount} less economic influence to be expected`,
    },
    contract: {
      good: (amount) => `goods and place worth ${amount} contracts more`,
      bad: (amount) => `goods and place worth ${amount} contracts less`,
    },
  },
  fr: {
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
  },
};

/** The text of a bot's reason. */
export function reasonText({ code, params, weight }: Reason, language: 'en' | 'fr'): string {
  const words = new Map<string, Words>(Object.entries(WORDS[language])).get(code);
  const amount = Number(params['amount']);
  return (weight >= 0 ? words?.good(amount) : words?.bad(amount)) ?? code;
}
