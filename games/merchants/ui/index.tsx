import { type GameUi, textsFor } from '@kontor/ui';
import { lazy } from 'react';
import type { MerchantsTable, MerchantsView } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { refusalText } from '../texts/find.ts';
import { Goal } from './cards/goal.tsx';
import { describeMove } from './describe-move.ts';
import { logLines } from './log.ts';
import { noticesFor } from './model/describe.ts';
import { monopolyRounds } from './model/gains.ts';
import { prompt } from './prompt.ts';
import { wordsFor } from './scene.ts';
import { Table } from './table.tsx';
import { MERCHANTS_TEXTS } from './texts/game.ts';

const loadLater = () => import('./later.ts');

/** Merchants of Empire on the screen. */
export const ui: GameUi<MerchantsTable, MerchantsView, MerchantsEvent> = {
  pieces: ['caravan', 'temple', 'temple', 'caravan'],
  Table,
  End: lazy(async () => ({ default: (await loadLater()).End })),
  logLines,
  prompt,
  summaryPoints: (history, context) => monopolyRounds(history, wordsFor(context).ui.cards.summaryTitle),
  Summary: lazy(async () => ({ default: (await loadLater()).Summary })),
  Goal,
  cards: 'left',
  explain: async () => (await loadLater()).explain,
  loadLater,
  describeMove,
  secret: ({ noSecrets }) => (noSecrets ? 'nothing' : 'table'),
  refusal: (refusal, context) => {
    const { words, names } = wordsFor(context);
    return refusalText(words, refusal, names);
  },
  notices: (setup, locale) => noticesFor(setup, textsFor(MERCHANTS_TEXTS, locale)),
  options: (locale) => textsFor(MERCHANTS_TEXTS, locale).options,
};
