import { type GameUi, textsFor } from '@kontor/ui';
import { lazy } from 'react';
import type { HermagorEvent, HermagorTable, HermagorView } from '../rules/index.ts';
import { Goal } from './goal.tsx';
import { logLines } from './log.ts';
import { summaryPoints } from './model/summary-points.ts';
import { prompt } from './prompt.ts';
import { Table } from './table.tsx';
import { TEXTS } from './texts/game.ts';

const loadLater = () => import('./later.ts');

/** Hermagor on the screen. */
export const ui: GameUi<HermagorTable, HermagorView, HermagorEvent> = {
  pieces: ['merchant', 'house', 'buyer', 'disc'],
  Table,
  End: lazy(async () => ({ default: (await loadLater()).End })),
  logLines,
  prompt,
  Goal,
  Summary: lazy(async () => ({ default: (await loadLater()).Summary })),
  summaryPoints,
  explain: async () => (await loadLater()).explain,
  loadLater,
  // Only the cash of the others is hidden (H-6.2).
  secret: ({ options }) => (options.openCash ? 'nothing' : 'covered'),
  refusal: (refused, { locale }) => {
    const words = textsFor(TEXTS, locale);
    return refused.code in words.refusals ? words.refusal(refused) : undefined;
  },
  options: (locale) => textsFor(TEXTS, locale).options,
};
