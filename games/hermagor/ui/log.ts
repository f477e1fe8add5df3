import type { Seat, StepEvents, Viewer } from '@kontor/core';
import { type Locale, type LogLine, type PlayerInfo, textsFor } from '@kontor/ui';
import type { HermagorEvent, HermagorTable } from '../rules/index.ts';
import { type Names, TEXTS } from '../texts/index.ts';
import { ICONS, type IconName } from './icons.ts';
import { placeName, regionName } from './model/progress.ts';
import { UI_TEXTS } from './texts/index.ts';

export interface LogContext {
  readonly table: HermagorTable;
  readonly players: readonly PlayerInfo[];
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/** What happened in one step, a line per event; a new phase begins a new heading. */
export function logLines({ seat: mover, events }: StepEvents<HermagorEvent>, context: LogContext): LogLine[] {
  const ui = textsFor(UI_TEXTS, context.locale);
  const words = textsFor(TEXTS, context.locale);
  const names = namesOf(context);
  const lines: LogLine[] = [];
  let group: string | undefined;
  for (const [i, event] of events.entries()) {
    if (event.type === 'phase') {
      group = ui.logHeading(event.round, words.phases[event.phase]);
      // A phase needs no line of its own where another line carries the heading.
      if (i < events.length - 1) continue;
    }
    // The cost is part of the line about the journey.
    if (event.type === 'paid' && events.some(({ type }) => type === 'travelled')) continue;
    const text = words.event(event, names);
    if (text === '') continue;
    const seat = seatOf(event);
    lines.push({
      text,
      seat,
      icon: ICONS[iconOf(event)],
      ...(group === undefined ? {} : { group }),
      ...(isToViewer(event, mover, context.viewer) ? { toMe: true } : {}),
    });
    group = undefined;
  }
  return lines;
}

function namesOf({ table, players, locale }: Omit<LogContext, 'viewer'>): Names {
  return {
    colour: (colour) =>
      players.find(({ seat }) => seat === colour)?.name ?? textsFor(UI_TEXTS, locale).shared,
    place: (id) => placeName(table, id),
    region: (id) => regionName(table, id),
  };
}

function seatOf(event: HermagorEvent): Seat | null {
  if ('seat' in event) return event.seat;
  return 'colour' in event && event.colour !== 'shared' ? event.colour : null;
}

/** Whether somebody else did this to the viewer. */
function isToViewer(event: HermagorEvent, mover: Seat | null, viewer: Viewer): boolean {
  if (viewer === null || mover === viewer) return false;
  if (event.type === 'shared-in') return event.seat === viewer;
  return event.type === 'started' && event.start === viewer;
}

const EVENT_ICONS: Readonly<Record<HermagorEvent['type'], IconName>> = {
  began: 'start',
  phase: 'map',
  filled: 'bag',
  declared: 'officer',
  undeclared: 'officer',
  started: 'start',
  turned: 'station',
  placed: 'buyer',
  passed: 'rest',
  buzz: 'coins',
  won: 'market',
  stayed: 'market',
  returned: 'bag',
  'good-deal': 'good-deal',
  raised: 'price',
  kept: 'price',
  searched: 'bag',
  unsearched: 'bag',
  travelled: 'merchant',
  paid: 'coins',
  sold: 'coins',
  'shared-in': 'coins',
  rested: 'rest',
  station: 'station',
  done: 'rest',
  completed: 'map',
  built: 'disc',
  declined: 'disc',
  lost: 'disc',
  cleared: 'bag',
  ended: 'end',
};

/** The icon of the product or row, or else of the kind of event. */
function iconOf(event: HermagorEvent): IconName {
  if (event.type === 'sold' || event.type === 'raised') return event.product;
  return event.type === 'built' ? event.row : EVENT_ICONS[event.type];
}
