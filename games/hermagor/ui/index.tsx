import { type GameUi, textsFor } from '@kontor/ui';
import type { HermagorEvent, HermagorTable, HermagorView } from '../rules/index.ts';
import { TEXTS } from '../texts/index.ts';
import { HermagorEnd } from './end.tsx';
import { logLines } from './log.ts';
import { promptText } from './model/prompt.ts';
import { sceneOf } from './scene.ts';
import { HermagorTableView } from './table.tsx';

/** The face of Hermagor. */
export const ui: GameUi<HermagorTable, HermagorView, HermagorEvent> = {
  Table: HermagorTableView,
  End: HermagorEnd,
  logLines,
  prompt: ({ table, viewer, players, frame, locale }) =>
    promptText(sceneOf({ table, viewer, players, locale, view: frame.view, pace: 0 }), frame),
  refusal: (refused, { locale }) => {
    const words = textsFor(TEXTS, locale);
    return refused.code in words.refusals ? words.refusal(refused) : undefined;
  },
  options: (locale) => textsFor(TEXTS, locale).options,
};
