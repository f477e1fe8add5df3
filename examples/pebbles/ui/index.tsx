import { type GameUi, textsFor } from '@kontor/ui';
import type { PebblesEvent, PebblesTable, PebblesView } from '../rules/index.ts';
import { refusalText, TEXTS } from '../texts/index.ts';
import { End, promptText, Table } from './table.tsx';

/** Pebbles on the screen. */
export const ui: GameUi<PebblesTable, PebblesView, PebblesEvent> = {
  pieces: ['disc', 'disc', 'disc'],
  Table,
  End,
  logLines: ({ seat, events }, { players, viewer, locale }) =>
    events.map((event) => ({
      text: textsFor(TEXTS, locale).event(event, (each) =>
        each === viewer ? undefined : (players[each]?.name ?? ''),
      ),
      seat,
    })),
  prompt: promptText,
  refusal: (refusal, { locale }) => refusalText(textsFor(TEXTS, locale), refusal),
  secret: () => 'nothing',
  options: (locale) => textsFor(TEXTS, locale).options,
};
