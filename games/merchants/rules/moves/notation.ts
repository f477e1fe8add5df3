import type { Move } from '@kontor/core';
import { REGION_NUMERALS } from '../files/board.ts';
import { namePicks } from '../resolve/contract.ts';
import { formatPlot, parsePlot } from '../resolve/plot.ts';
import { PLACES } from '../state/constants.ts';
import { CAPITAL, PICKS } from '../state/types.ts';
import {
  announceMove,
  distribute,
  electorsMove,
  MOST_ANNOUNCED,
  picksMove,
  placeMove,
  plotMove,
  readMove,
  regionsIn,
} from './encoding.ts';

/*
 * | Decision   | Text                   | Meaning                                                                |
 * |------------|------------------------|------------------------------------------------------------------------|
 * | `place`    | `place 7`              | put the caravan on city 7                                              |
 * | `plot`     | `plot bxacxa`          | up to six actions: a–d move along that road, x transacts               |
 * | `plot`     | `plot -`               | the empty plot                                                         |
 * | `picks`    | `picks keep temple`    | two of keep, temple, electors, in this order                           |
 * | `electors` | `electors II:2 V:1`    | so many electors into these regions, in the order of the numerals      |
 * | `announce` | `announce 3`           | claim three of the resource at stake                                   |
 */

const CAPITAL_TEXT = 'capital';
const EMPTY_TEXT = '-';

export function formatMove(move: Move): string {
  const read = readMove(move);
  if (read === undefined) return `unknown ${move}`;
  return `${read.kind} ${formatValue(read.kind, read.value)}`;
}

function formatValue(kind: string, value: number): string {
  switch (kind) {
    case 'place':
      return value === CAPITAL ? CAPITAL_TEXT : String(value);
    case 'plot':
      return formatPlot(value) || EMPTY_TEXT;
    case 'picks':
      return namePicks(value).join(' ');
    case 'electors':
      return formatDistribution(value);
    default:
      return String(value);
  }
}

function formatDistribution(distribution: number): string {
  const regions = regionsIn(distribution);
  return REGION_NUMERALS.map((numeral, index) => ({
    numeral,
    count: regions.filter((region) => region === index).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ numeral, count }) => `${numeral}:${count}`)
    .join(' ');
}

/** Only the canonical text is accepted, so that every move has one text. */
export function parseMove(text: string): Move | undefined {
  const [kind, ...words] = text.split(' ');
  const move = parseWords(kind, words);
  return move !== undefined && readMove(move) && formatMove(move) === text ? move : undefined;
}

function parseWords(kind: string | undefined, words: readonly string[]): Move | undefined {
  const [word = ''] = words;
  switch (kind) {
    case 'place': {
      const city = word === CAPITAL_TEXT ? CAPITAL : Number(word);
      return city < PLACES ? placeMove(city) : undefined;
    }
    case 'plot': {
      const plot = parsePlot(word === EMPTY_TEXT ? '' : word);
      return plot === undefined ? undefined : plotMove(plot);
    }
    case 'picks':
      return picksMove(
        PICKS.reduce((mask, pick, index) => mask | (words.includes(pick) ? 1 << index : 0), 0),
      );
    case 'electors':
      return parseDistribution(words);
    case 'announce':
      return Number(word) <= MOST_ANNOUNCED ? announceMove(Number(word)) : undefined;
    default:
      return undefined;
  }
}

function parseDistribution(words: readonly string[]): Move | undefined {
  const numerals: readonly string[] = REGION_NUMERALS;
  const regions: number[] = [];
  for (const word of words) {
    const [numeral, count] = word.split(':');
    const region = numerals.indexOf(numeral ?? '');
    if (region < 0 || !/^[1-3]$/.test(count ?? '')) return undefined;
    for (let i = 0; i < Number(count); i++) regions.push(region);
  }
  return regions.length > 3 ? undefined : electorsMove(distribute(regions));
}
