import type { Seat, StepEvents } from '@kontor/core';
import type { SummaryPoint } from '@kontor/ui';
import type { RegionNumeral, Resource } from '../../rules/files/board.ts';
import { REGION_NUMERALS, RESOURCES } from '../../rules/files/board.ts';
import { MONOPOLY_WORTH } from '../../rules/state/constants.ts';
import type { CityNumber } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { contractAsks, contractValue } from '../../rules/view/walk.ts';

/** What a player gained in a stretch of the game, all of it seen by everybody when it happened. */
export interface Gains {
  readonly seat: Seat;
  readonly religion: number;
  readonly temples: readonly CityNumber[];
  /** Electors placed; what they count is hidden. */
  readonly electors: number;
  readonly regions: readonly RegionNumeral[];
  readonly economy: number;
  /** The values of the contracts kept. */
  readonly contracts: readonly number[];
  readonly monopolies: readonly Resource[];
  readonly taken: number;
  readonly delivered: number;
  /** Actions that did nothing. */
  readonly failed: number;
}

export function gainsOf(seats: number, steps: readonly StepEvents<MerchantsEvent>[]): Gains[] {
  const events = steps.flatMap((step) => step.events);
  return Array.from({ length: seats }, (_, seat) => gainsOfSeat(seat, events));
}

function gainsOfSeat(seat: Seat, all: readonly MerchantsEvent[]): Gains {
  const events = all.filter((event) =>
    event.type === 'monopolyScored' ? event.winner === seat : 'seat' in event && event.seat === seat,
  );
  const of = <T extends MerchantsEvent['type']>(type: T) =>
    events.filter((event): event is Extract<MerchantsEvent, { readonly type: T }> => event.type === type);
  const temples = of('templeBuilt');
  const placed = of('electorsPlaced');
  const contracts = of('contractKept').map(({ contract }) => contractValue(contract));
  const monopolies = of('monopolyScored').map(({ resource }) => resource);
  return {
    seat,
    religion: sum(temples.map(({ rank }) => rank)),
    temples: temples.map(({ city }) => city),
    electors: sum(placed.flatMap(({ regions }) => Object.values(regions))),
    regions: REGION_NUMERALS.filter((region) => placed.some(({ regions }) => regions[region])),
    economy: sum(contracts) + monopolies.length * MONOPOLY_WORTH,
    contracts,
    monopolies,
    taken: of('took').length,
    delivered: sum(of('fulfilled').map(({ contract }) => contractAsks(contract).length)),
    failed: of('ignored').length,
  };
}

/** M-5.1: a summary is due when the last monopoly of a turn is scored; the end has a screen of its own. */
export function monopolyRounds(
  history: readonly StepEvents<MerchantsEvent>[],
  title: (turn: number) => string,
): SummaryPoint[] {
  let turn = 0;
  return history.flatMap(({ row, events }) => {
    for (const event of events) if (event.type === 'announceOpened') turn = event.turn;
    const scored = events.some(
      (event) => event.type === 'monopolyScored' && event.resource === RESOURCES.at(-1),
    );
    const over = events.some(({ type }) => type === 'ended');
    return scored && !over ? [{ row, title: title(turn) }] : [];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
