import { type GameUi, textsFor } from '@kontor/ui';
import type { HermagorEvent, HermagorTable, HermagorView } from '../rules/index.ts';
import { TEXTS } from '../texts/index.ts';
import { End } from './end.tsx';
import { explain } from './explain/index.ts';
import { Goal } from './goal.tsx';
import { logLines } from './log.ts';
import { summaryPoints } from './model/summary-points.ts';
import { prompt } from './prompt.ts';
import { Summary } from './summary.tsx';
import { Table } from './table.tsx';

/** Hermagor on the screen. */
export const ui: GameUi<HermagorTable, HermagorView, HermagorEvent> = {
  pieces: ['merchant', 'house', 'buyer', 'disc'],
  Table,
  End,
  logLines,
  prompt,
  Goal,
  Summary,
  summaryPoints,
  explain,
  // Only the cash of the others is hidden (H-6.2).
  secret: ({ options }) => (options.openCash ? 'nothing' : 'covered'),
  refusal: (refused, { locale }) => {
    const words = textsFor(TEXTS, locale);
    return refused.code in words.refusals ? words.refusal(refused) : undefined;
  },
  options: (locale) => textsFor(TEXTS, locale).options,
};
