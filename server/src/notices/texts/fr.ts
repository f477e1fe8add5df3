import { grammar } from '@kontor/core';
import type { NoticeTexts } from './types.ts';

const { count, list } = grammar('fr');

export const texts: NoticeTexts = {
  turn: (others) => `À vous de jouer. Avec ${list(others)}`,
  asked: (others) => `On vous pose une question. Avec ${list(others)}`,
  start: (others) => `La partie a commencé. Avec ${list(others)}`,
  end: (others) => `La partie est terminée. Avec ${list(others)}`,
  time: (left) => `Votre temps s’épuise : il reste ${left}`,
  span: (hours, minutes) => (hours > 0 ? count(hours, 'heure') : count(minutes, 'minute')),
  trial: 'Voilà comment vous serez averti.',
  mail: {
    subject: (games) => (games === 1 ? 'Une partie vous attend' : `Du nouveau dans ${games} parties`),
    hello: (name) => `Bonjour ${name},`,
    more: 'Vous recevez au plus deux courriels de ce genre par jour, sauf si vous en avez demandé davantage.',
    stop: 'Ne plus recevoir ces courriels :',
    settings: 'Tous les réglages :',
  },
};
