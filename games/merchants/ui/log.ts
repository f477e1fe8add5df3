import type { Seat, StepEvents } from '@kontor/core';
import type { GameUi, LogLine, Reward } from '@kontor/ui';
import { REGION_NUMERALS } from '../rules/files/board.ts';
import type { CityNumber, MerchantsTable, MerchantsView } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { eventText } from '../texts/find.ts';
import type { ActedEvent } from '../texts/types.ts';
import { ICONS } from './icons.ts';
import { cityPlace, playerPlace, regionPlace, roadPlace } from './places.ts';
import { wordsFor } from './scene.ts';

type LogLines = GameUi<MerchantsTable, MerchantsView, MerchantsEvent>['logLines'];
type Words = ReturnType<typeof wordsFor>;

/** Part of the line before, or visible in the tracks. */
const SILENT: ReadonlySet<MerchantsEvent['type']> = new Set(['markerAdvanced', 'plotLaid', 'picked']);

/** For the log only: other lines say what came of it. */
const MINOR: ReadonlySet<MerchantsEvent['type']> = new Set([
  'opened',
  'resourcesSupplied',
  'contractSupplied',
  'plotsRevealed',
  'contractReturned',
]);

const REWARDED: Readonly<Partial<Record<MerchantsEvent['type'], Reward>>> = {
  fulfilled: 'coins',
  templeBuilt: 'build',
  monopolyScored: 'round',
};

/** What happened, a line per event, under headings by turn and phase. */
export const logLines: LogLines = (history: StepEvents<MerchantsEvent>, context) => {
  const words = wordsFor(context);
  const { events } = history;
  const lines = events.flatMap((event, i): LogLine[] =>
    SILENT.has(event.type) ? [] : [lineOf(events, i, words, context.viewer)],
  );
  return events.some(isActed) ? withSums(lines, events, words) : lines;
};

function lineOf(
  events: readonly MerchantsEvent[],
  index: number,
  words: Words,
  viewer: Seat | null,
): LogLine {
  const event = events[index] as MerchantsEvent;
  const group = headingOf(event, words);
  const icon = ICONS[event.type];
  const places = placesOf(event, events);
  const reward = REWARDED[event.type];
  return {
    text: lineText(event, events.slice(0, index), words),
    seat: seatOf(event),
    ...(group ? { group } : {}),
    ...(icon ? { icon } : {}),
    ...(concerns(event, viewer) ? { toMe: true } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(isMinor(events, index) ? { minor: true } : {}),
    ...(reward ? { reward } : {}),
    // The result says who announced what.
    ...(event.type === 'announced' && event.amount === 0 ? { spoken: '' } : {}),
  };
}

function headingOf(event: MerchantsEvent, { ui, words }: Words): string | undefined {
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
}

function lineText(
  event: MerchantsEvent,
  before: readonly MerchantsEvent[],
  { ui, words, names }: Words,
): string {
  // The supply phase ends with a new turn or, every third time, with monopolies.
  if (event.type === 'turnStarted' || event.type === 'announceOpened') {
    const { goods, contracts } = suppliedIn(before);
    const sentence = eventText(words, event, names);
    const supplied = ui.supplied(goods.map(names.city), contracts.map(names.city));
    return supplied === '' ? sentence : `${sentence} ${supplied}`;
  }
  return eventText(words, event, names);
}

/** Where the supply phase has put something. */
function suppliedIn(events: readonly MerchantsEvent[]): {
  readonly goods: readonly CityNumber[];
  readonly contracts: readonly CityNumber[];
} {
  return {
    goods: events.flatMap((event) => (event.type === 'resourcesSupplied' ? [event.city] : [])),
    contracts: events.flatMap((event) => (event.type === 'contractSupplied' ? [event.city] : [])),
  };
}

/** What the line is about on the table. */
function placesOf(event: MerchantsEvent, events: readonly MerchantsEvent[]): readonly string[] {
  switch (event.type) {
    case 'moved':
      return [roadPlace(event.from, event.to), cityPlace(event.to)];
    case 'electorsPlaced':
      return [
        cityPlace(event.city),
        ...REGION_NUMERALS.filter((region) => event.regions[region]).map(regionPlace),
      ];
    case 'regionScored':
      return [regionPlace(event.region)];
    case 'turnStarted':
    case 'announceOpened': {
      const { goods, contracts } = suppliedIn(events);
      const first = event.type === 'turnStarted' ? [playerPlace(event.first)] : [];
      return [...first, ...[...goods, ...contracts].map(cityPlace)];
    }
    case 'contractKept':
    case 'contractReturned': {
      const fulfilled = events.findLast((each) => each.type === 'fulfilled' || each.type === 'picked');
      return fulfilled ? [cityPlace(fulfilled.city), playerPlace(event.seat)] : [playerPlace(event.seat)];
    }
    case 'monopolyScored':
      return event.winner === null ? [] : [playerPlace(event.winner)];
    case 'undecided':
      return event.seats.map(playerPlace);
    case 'ended':
      return event.winners.map(playerPlace);
    case 'rolled':
      return event.highest.map(playerPlace);
    default:
      return [
        ...('city' in event ? [cityPlace(event.city)] : []),
        ...('seat' in event && !('city' in event) ? [playerPlace(event.seat)] : []),
      ];
  }
}

/** Other lines of the step say it again, or it is nothing. */
function isMinor(events: readonly MerchantsEvent[], index: number): boolean {
  const event = events[index] as MerchantsEvent;
  const later = events.slice(index + 1);
  switch (event.type) {
    case 'moved':
      // The seat does something else later, which says where it is.
      return later.some((each) => isActed(each) && each.seat === event.seat);
    case 'announced':
      return later.some(({ type }) => type === 'monopolyScored');
    case 'announceOpened':
      return !events.slice(0, index).some(isSupply);
    default:
      return MINOR.has(event.type);
  }
}

function isSupply({ type }: MerchantsEvent): boolean {
  return type === 'resourcesSupplied' || type === 'contractSupplied';
}

function isActed(event: MerchantsEvent): event is ActedEvent {
  switch (event.type) {
    case 'moved':
    case 'took':
    case 'fulfilled':
    case 'ignored':
    case 'contractKept':
    case 'templeBuilt':
    case 'electorsPlaced':
      return true;
    default:
      return false;
  }
}

/**
 * A whole resolution arrives at once. For the ear the viewer's last line says all that they did, and the last
 * of the others a sentence for each rival, and what came of it.
 */
function withSums(lines: readonly LogLine[], events: readonly MerchantsEvent[], words: Words): LogLine[] {
  const { words: texts, names } = words;
  const acted = events.filter((event, i): event is ActedEvent => isActed(event) && !isMinor(events, i));
  const sumOf = (seat: Seat): string =>
    texts.sumUp(
      seat,
      acted.filter((event) => event.seat === seat),
      names,
    );
  const seats = [...new Set(acted.map(({ seat }) => seat))];
  const rest = events.flatMap((event, i) =>
    isActed(event) || isMinor(events, i) || SILENT.has(event.type)
      ? []
      : [lineText(event, events.slice(0, i), words)],
  );
  const others = [...seats.filter((seat) => seat !== names.me).map(sumOf), ...rest].join(' ');
  const isMine = ({ seat }: LogLine): boolean => seat !== null && seat === names.me;
  const mine = lines.findLastIndex((line) => !line.minor && isMine(line));
  const other = lines.findLastIndex((line) => !line.minor && !isMine(line));
  return lines.map((line, i) => ({
    ...line,
    spoken: i === mine ? sumOf(line.seat ?? 0) : i === other ? others : '',
  }));
}

function seatOf(event: MerchantsEvent): Seat | null {
  if (event.type === 'monopolyScored') return event.winner;
  if (event.type === 'regionScored') return event.controller;
  return 'seat' in event ? event.seat : null;
}

/** Whether the viewer came too late, or learns how the game ends. */
function concerns(event: MerchantsEvent, viewer: Seat | null): boolean {
  if (viewer === null) return false;
  if (event.type === 'ended') return true;
  return event.type === 'ignored' && event.seat === viewer && event.reason === 'tooLate';
}
