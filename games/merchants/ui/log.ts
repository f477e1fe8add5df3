import type { Seat, StepEvents } from '@kontor/core';
import type { GameUi, LogLine } from '@kontor/ui';
import type { MerchantsTable, MerchantsView } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { eventText } from '../texts/index.ts';
import { ICONS } from './icons.ts';
import { wordsFor } from './scene.ts';

type LogLines = GameUi<MerchantsTable, MerchantsView, MerchantsEvent>['logLines'];

/** Part of the line before, or visible in the tracks. */
const SILENT: ReadonlySet<MerchantsEvent['type']> = new Set(['markerAdvanced', 'plotLaid', 'picked']);

/** What happened, a line per event, under headings by turn and phase. */
export const logLines: LogLines = (history: StepEvents<MerchantsEvent>, context) => {
  const { ui, words, names } = wordsFor(context);
  const heading = (event: MerchantsEvent): string | undefined => {
    switch (event.type) {
      case 'opened':
        return words.phases.place;
      case 'turnStarted':
        return ui.turnHeading(event.turn);
      case 'announceOpened':
        return event.resource === 'coal' ? ui.monopolyHeading(event.turn) : undefined;
      case 'regionScored':
        return event.region === 'I' ? words.phases.over : undefined;
      default:
        return undefined;
    }
  };
  return history.events
    .filter(({ type }) => !SILENT.has(type))
    .map((event): LogLine => {
      const group = heading(event);
      const icon = ICONS[event.type];
      return {
        text: eventText(words, event, names),
        seat: seatOf(event),
        ...(group ? { group } : {}),
        ...(icon ? { icon } : {}),
        ...(isLost(event, context.viewer) ? { toMe: true } : {}),
      };
    });
};

function seatOf(event: MerchantsEvent): Seat | null {
  if (event.type === 'monopolyScored') return event.winner;
  if (event.type === 'regionScored') return event.controller;
  return 'seat' in event ? event.seat : null;
}

/** Somebody else emptied the city first. */
function isLost(event: MerchantsEvent, viewer: Seat | null): boolean {
  return event.type === 'ignored' && event.seat === viewer && event.reason === 'tooLate';
}
