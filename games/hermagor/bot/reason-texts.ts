import type { Reason } from '@kontor/core';
import type { ReasonCode } from './reasons.ts';

/** The texts of a reason for and against a move. */
interface Words {
  good(amount: number): string;
  bad(amount: number): string;
}

const WORDS: Readonly<Record<'en' | 'fr', Readonly<Record<ReasonCode, Words>>>> = {
  en: {
    cash: {
      good: (amount) => `${amount} more cash in hand`,
      bad: (amount) => `${amount} less cash in hand`,
    },
    market: {
      good: (amount) => `buzz and special tiles worth ${amount} more`,
      bad: (amount) => `buzz and special tiles worth ${amount} less`,
    },
    production: {
      good: (amount) => `production worth ${amount} more at the end`,
      bad: (amount) => `production worth ${amount} less at the end`,
    },
    regions: {
      good: (amount) => `nearer to regions worth ${amount}`,
      bad: (amount) => `further from regions, ${amount} less`,
    },
    sales: {
      good: (amount) => `sales still to come this round worth ${amount} more`,
      bad: (amount) => `sales still to come this round worth ${amount} less`,
    },
    dukedoms: {
      good: (amount) => `stations better spread over the dukedoms, ${amount} more`,
      bad: (amount) => `stations less well spread over the dukedoms, ${amount} less`,
    },
    route: {
      good: (amount) => `better odds on the Principal Route, ${amount} more`,
      bad: (amount) => `worse odds on the Principal Route, ${amount} less`,
    },
    rivals: {
      good: (amount) => `costs the strongest rival ${amount}`,
      bad: (amount) => `helps the strongest rival by ${amount}`,
    },
  },
  fr: {
    cash: {
      good: (amount) => `${amount} de plus en caisse`,
      bad: (amount) => `${amount} de moins en caisse`,
    },
    market: {
      good: (amount) => `animation et tuiles spéciales : ${amount} de plus`,
      bad: (amount) => `animation et tuiles spéciales : ${amount} de moins`,
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
      good: (amount) => `ventes à venir ce tour : ${amount} de plus`,
      bad: (amount) => `ventes à venir ce tour : ${amount} de moins`,
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
  },
};

/** The text of a bot's reason. */
export function reasonText({ code, params, weight }: Reason, language: 'en' | 'fr'): string {
  const words = new Map<string, Words>(Object.entries(WORDS[language])).get(code);
  const amount = Number(params['amount']);
  return (weight >= 0 ? words?.good(amount) : words?.bad(amount)) ?? code;
}
