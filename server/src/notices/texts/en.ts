import { grammar } from '@kontor/core';
import type { NoticeTexts } from './types.ts';

const { count, list } = grammar('en-GB');

export const texts: NoticeTexts = {
  turn: (others) => `It is your turn. With ${list(others)}`,
  asked: (others) => `You are asked something. With ${list(others)}`,
  start: (others) => `The game has begun. With ${list(others)}`,
  end: (others) => `The game is over. With ${list(others)}`,
  time: (left) => `Your time is running out: ${left} left`,
  span: (hours, minutes) => (hours > 0 ? count(hours, 'hour') : count(minutes, 'minute')),
  trial: 'This is how you will be told.',
  mail: {
    subject: (games) => (games === 1 ? 'A game waits for you' : `${games} games have news for you`),
    hello: (name) => `Hello ${name},`,
    more: 'You get at most two such mails a day, unless you have asked for more.',
    stop: 'No more of these mails:',
    settings: 'All settings:',
  },
};
