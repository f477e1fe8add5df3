import type { StepEvents } from '@kontor/core';
import type { Colour, HermagorEvent, HermagorView, Product, SpaceName, TileName } from '../../rules/index.ts';
import { placesOf } from './places.ts';

/* The settling of a market, beat by beat. */

type History = readonly StepEvents<HermagorEvent>[];

/** What is shown at once: one player's buzz, or one tile with what follows from it. */
export interface Beat {
  readonly row: number;
  /** The part of the row's events that it shows. */
  readonly from: number;
  readonly to: number;
  readonly step: StepEvents<HermagorEvent>;
  /** The tile that is settled. */
  readonly booth?: SpaceName;
  /** Nobody was near, so there is little to look at. */
  readonly brief: boolean;
}

export interface Settlement {
  readonly round: number;
  readonly beats: readonly Beat[];
  /** Tiles that lay on the market; 0 if the history begins later. */
  readonly tiles: number;
  /** The buyers as they stood. */
  readonly buyers: Readonly<Record<SpaceName, Colour>>;
}

export const NO_SETTLEMENT: Settlement = { round: 0, beats: [], tiles: 0, buyers: {} };

/**
 * The latest market that was settled, as far as it was. `early`: buyers that stood there before the history begins, as in
 * lessons.
 */
export function settlementOf(history: History, early: Settlement['buyers'] = {}): Settlement {
  const begin = history.findLastIndex(({ events }) => events.some(isPhase('preparing')));
  const first = history[begin];
  if (!first) return NO_SETTLEMENT;
  const phase = first.events.find((event) => event.type === 'phase' && event.phase === 'preparing');
  const end = history.findIndex(({ events }, i) => i >= begin && events.some(isPhase('selling')));
  const steps = history.slice(begin, end < 0 ? undefined : end + 1);
  return {
    round: phase?.type === 'phase' ? phase.round : 0,
    beats: steps.flatMap(beatsOf),
    tiles: tilesBefore(history, begin),
    buyers: buyersBefore(history, begin, early),
  };
}

function tilesBefore(history: History, end: number): number {
  const filled = history
    .slice(0, end + 1)
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === 'filled');
  return filled?.type === 'filled' ? Object.keys(filled.booths).length : 0;
}

function isPhase(phase: 'market' | 'preparing' | 'selling') {
  return (event: HermagorEvent) => event.type === 'phase' && event.phase === phase;
}

function buyersBefore(history: History, end: number, early: Settlement['buyers']): Record<SpaceName, Colour> {
  const begin = history.findLastIndex(({ events }, i) => i <= end && events.some(isPhase('market')));
  const buyers: Record<SpaceName, Colour> = begin < 0 ? { ...early } : {};
  for (const { events } of history.slice(Math.max(0, begin), end + 1))
    for (const event of events) {
      if (event.type === 'phase' && event.phase === 'preparing') return buyers;
      if (event.type === 'placed') buyers[event.space] = event.colour;
    }
  return buyers;
}

function beatsOf(step: StepEvents<HermagorEvent>): Beat[] {
  const { row, events } = step;
  const beats: Beat[] = [];
  for (const [i, event] of events.entries()) {
    const last = beats.at(-1);
    const before = events[i - 1];
    const isSameBuzz = event.type === 'buzz' && before?.type === 'buzz' && before.seat === event.seat;
    if (last && (isSameBuzz || FOLLOWS.has(event.type))) beats.splice(-1, 1, { ...last, to: i + 1 });
    else if (event.type === 'won' || event.type === 'stayed')
      beats.push({
        row,
        from: i,
        to: i + 1,
        step,
        booth: event.booth,
        brief: event.type === 'stayed' && event.reason === 'nobody',
      });
    else if (BEGINS.has(event.type)) beats.push({ row, from: i, to: i + 1, step, brief: false });
  }
  return beats;
}

const BEGINS: ReadonlySet<HermagorEvent['type']> = new Set(['buzz', 'raised', 'kept', 'searched', 'started']);
/** What belongs to the tile before it. */
const FOLLOWS: ReadonlySet<HermagorEvent['type']> = new Set(['returned', 'good-deal']);

/** The events of a beat, as a step of their own. */
export function stepOf({ step, from, to }: Beat): StepEvents<HermagorEvent> {
  return { ...step, events: step.events.slice(from, to) };
}

/** A tile on its way from a booth to its winner. */
export interface Flight {
  readonly row: number;
  readonly booth: SpaceName;
  readonly tile: TileName;
  readonly seat: number;
}

export function flightOf(beat: Beat): Flight | undefined {
  const won = stepOf(beat).events.find((event) => event.type === 'won');
  if (won?.type !== 'won' || won.colour === 'shared') return undefined;
  return { row: beat.row, booth: won.booth, tile: won.tile, seat: won.colour };
}

/** What a beat is about, to be lit on the boards. */
export function placesIn(beat: Beat): string[] {
  return stepOf(beat).events.flatMap(placesOf);
}

/** The table before a beat. */
export function viewAt(view: HermagorView, { beats, buyers }: Settlement, at: number): HermagorView {
  const booths = { ...view.booths };
  const prices: Record<Product, number> = { ...view.prices };
  for (const [i, beat] of beats.entries())
    for (const event of stepOf(beat).events) {
      if (event.type === 'stayed' || (event.type === 'won' && i >= at)) booths[event.booth] = event.tile;
      if (event.type === 'raised' && i >= at) prices[event.product]--;
    }
  return { ...view, booths, prices, buyers };
}

/** All of it takes at most so many milliseconds; with what passes until bots have answered it stays below 15 seconds. */
const LONGEST = 13_000;
/** No beat of full length is shorter. */
const SHORTEST = 200;
/** Steps of an animation that one beat takes. */
const LENGTH = 4;
const BRIEF = 0.3;

function weightOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { brief }) => sum + (brief ? BRIEF : 1), 0);
}

/** All beats, as far as is known: while prices are still asked for, less is known than will be shown. */
function wholeOf({ beats, tiles }: Settlement): number {
  return Math.max(weightOf(beats), tiles > 0 ? 2 * tiles + 4 : 0);
}

/** Milliseconds that a beat is shown, when those before it were shown for so long. */
export function durationOf(settlement: Settlement, at: number, pace: number, spent: number): number {
  const { beats } = settlement;
  const left = wholeOf(settlement) - weightOf(beats.slice(0, at));
  const length = Math.max(SHORTEST, (LONGEST - spent) / left);
  return Math.min(pace * LENGTH, length) * weightOf(beats.slice(at, at + 1));
}

/** Milliseconds that the beats before one take by right. */
export function spentUntil(settlement: Settlement, at: number): number {
  return LONGEST * (weightOf(settlement.beats.slice(0, at)) / wholeOf(settlement));
}
