import type { Seat, StepEvents, Viewer } from '@kontor/core';
import { type Locale, type LogLine, type PlayerInfo, type Reward, textsFor } from '@kontor/ui';
import type { HermagorEvent, HermagorTable } from '../rules/index.ts';
import type { HermagorTexts, Names } from '../texts/types.ts';
import { ICONS, type IconName } from './icons.ts';
import { productsOf } from './market/products.ts';
import { placesOf } from './model/places.ts';
import { placeName, regionName } from './model/progress.ts';
import { TEXTS } from './texts/game.ts';
import { UI_TEXTS } from './texts/index.ts';

export interface LogContext {
  readonly table: HermagorTable;
  readonly players: readonly PlayerInfo[];
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/** What happened in one step, in sentences; a new phase begins a new heading. */
export function logLines({ seat: mover, events }: StepEvents<HermagorEvent>, context: LogContext): LogLine[] {
  const ui = textsFor(UI_TEXTS, context.locale);
  const words = textsFor(TEXTS, context.locale);
  const names = namesOf(context);
  const lines: LogLine[] = [];
  let group: string | undefined;
  for (const related of groupsOf(events, context.viewer)) {
    const [event] = related;
    if (!event) continue;
    if (event.type === 'phase') {
      group = ui.logHeading(event.round, words.phases[event.phase]);
      // A phase needs no line of its own where another line carries the heading.
      if (event !== events.at(-1)) continue;
    }
    const text = sentence(words, related, names);
    if (text === '') continue;
    const spoken = sentence(words, related, { ...names, brief: true });
    const reward = REWARDED[event.type];
    lines.push({
      text,
      seat: seatOf(event),
      icon: ICONS[iconOf(related)],
      ...(group === undefined ? {} : { group }),
      ...(isToViewer(event, mover, context.viewer) ? { toMe: true } : {}),
      ...(isMinor(event, context.viewer) ? { minor: true } : {}),
      ...(spoken === text ? {} : { spoken }),
      ...(reward ? { reward } : {}),
      places: [...new Set(related.flatMap(placesOf))],
    });
    group = undefined;
  }
  return lines;
}

/** Events that are described in one sentence, the most important one first. */
function groupsOf(events: readonly HermagorEvent[], viewer: Viewer): readonly (readonly HermagorEvent[])[] {
  const groups: HermagorEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.[0];
    if (event.type === 'buzz' && before?.type === 'buzz' && before.seat === event.seat) last?.push(event);
    else if (event.type === 'sold') {
      const way = groups.find(([first]) => first?.type === 'travelled' && first.seat === event.seat);
      if (way) way.unshift(event);
      else groups.push([event]);
    } else if (event.type === 'built') {
      const region = groups.find(
        ([first]) =>
          first?.type === 'completed' && first.region === event.region && first.colour === event.colour,
      );
      if (region) region.unshift(event);
      else groups.push([event]);
    }
    // What the viewer gets is said in a line of its own.
    else if (event.type === 'shared-in' && event.seat !== viewer) {
      const sale = groups.find(([first]) => first?.type === 'sold' && first.village === event.village);
      if (sale) sale.push(event);
      else groups.push([event]);
    }
    // The cost is part of the sentence about the journey.
    else if (event.type !== 'paid' || !events.some(({ type }) => type === 'travelled')) groups.push([event]);
  }
  return groups;
}

function sentence(words: HermagorTexts, related: readonly HermagorEvent[], names: Names): string {
  const [event, other] = related;
  if (!event) return '';
  if (event.type === 'buzz')
    return words.groups.buzz(
      event.seat,
      related.flatMap((each) => (each.type === 'buzz' ? [each.cash] : [])),
      names,
    );
  if (event.type === 'sold')
    return words.groups.sale(
      {
        sold: event,
        travelled: other?.type === 'travelled' ? other : undefined,
        shares: related.filter((each) => each.type === 'shared-in'),
      },
      names,
    );
  if (event.type === 'built' && other?.type === 'completed') return words.groups.region(event, names);
  return words.event(event, names);
}

function namesOf({ table, players, viewer, locale }: LogContext): Names {
  return {
    colour: (colour) =>
      players.find(({ seat }) => seat === colour)?.name ?? textsFor(UI_TEXTS, locale).shared,
    place: (id) => placeName(table, id),
    region: (id) => regionName(table, id),
    products: (tile) => productsOf(table.tiles.tiles, tile),
    me: viewer,
  };
}

function seatOf(event: HermagorEvent): Seat | null {
  if ('seat' in event) return event.seat;
  return 'colour' in event && event.colour !== 'shared' ? event.colour : null;
}

/** Whether somebody else did this to the viewer, or it is how their game ends. */
function isToViewer(event: HermagorEvent, mover: Seat | null, viewer: Viewer): boolean {
  if (event.type === 'ended') return viewer !== null;
  if (viewer === null || mover === viewer) return false;
  if (event.type === 'shared-in') return event.seat === viewer;
  if (event.type === 'placed') return event.taken?.some(({ from }) => from === viewer) ?? false;
  return event.type === 'started' && event.start === viewer;
}

/** What only a reader of the whole log wants to know. */
function isMinor(event: HermagorEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'phase':
    case 'filled':
    case 'returned':
    case 'paid':
      return true;
    case 'stayed':
      return event.reason === 'nobody';
    case 'shared-in':
      return event.seat !== viewer;
    default:
      return false;
  }
}

const REWARDED: Readonly<Partial<Record<HermagorEvent['type'], Reward>>> = {
  sold: 'coins',
  built: 'build',
  cleared: 'round',
};

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
function iconOf([event]: readonly HermagorEvent[]): IconName {
  if (event?.type === 'sold' || event?.type === 'raised') return event.product;
  if (event?.type === 'won' && typeof event.tile === 'string') return event.tile;
  return event?.type === 'built' ? event.row : EVENT_ICONS[event?.type ?? 'done'];
}
