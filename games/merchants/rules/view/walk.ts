import type { Seat } from '@kontor/core';
import { RESOURCES, type Resource, ROAD_LABELS, type RoadLabel } from '../files/board.ts';
import { distance, roadFrom } from '../state/table.ts';
import {
  type Action,
  type CityNumber,
  type ContractId,
  type IgnoredReason,
  type MerchantsTable,
  type MerchantsView,
  PLOT_LENGTH,
  type PlotText,
  TRANSACT,
} from '../state/types.ts';
import type { Walk, WalkStep } from './preview-types.ts';

/** The situation between two steps of the walk. */
interface Walker {
  readonly table: MerchantsTable;
  readonly view: MerchantsView;
  readonly seat: Seat;
  city: CityNumber;
  /** The seat's stock; empty if the viewer cannot see it. */
  readonly stock: Record<Resource, number>;
  /** The part of the stock that is certain: what was there before and what no rival can take first. */
  readonly secured: Record<Resource, number>;
  /** The cities where this plot has already had an effect. */
  readonly served: Set<CityNumber>;
}

/**
 * M-3.1–M-3.5: what a plot would do for a seat, step by step, if no other seat came first, and which seats could. It
 * uses only the view, so the player may ask at any time while plotting.
 */
export function walk(table: MerchantsTable, view: MerchantsView, seat: Seat, plot: PlotText): Walk {
  const player = view.players[seat];
  const nothing = { coal: 0, bronze: 0, silver: 0, gems: 0, gold: 0 };
  const walker: Walker = {
    table,
    view,
    seat,
    city: player?.caravan ?? 0,
    stock: { ...nothing, ...player?.screen?.stock },
    secured: { ...nothing, ...player?.screen?.stock },
    served: new Set(),
  };
  const steps: WalkStep[] = [];
  const passed: CityNumber[] = [];
  [...plot].forEach((letter, index) => {
    const act = letter as Action;
    if (act !== TRANSACT && prospect(walker).outcome !== 'ignored') passed.push(walker.city);
    steps.push(act === TRANSACT ? transact(walker, index + 1) : move(walker, index + 1, act));
  });
  // With actions left, not transacting here was probably forgotten; after the sixth action it can wait for the next
  // turn.
  if (plot.length < PLOT_LENGTH && prospect(walker).outcome !== 'ignored') passed.push(walker.city);
  return { steps, overlooked: [...new Set(passed)].filter((city) => !walker.served.has(city)) };
}

type Prospect =
  | { readonly outcome: 'took'; readonly resource: Resource }
  | { readonly outcome: 'fulfilled'; readonly contract: ContractId }
  | { readonly outcome: 'ignored'; readonly reason: IgnoredReason };

/** What a transaction would do where the walker stands. */
function prospect({ view, city, stock, served }: Walker): Prospect {
  const here = view.cities[city];
  if (served.has(city)) return { outcome: 'ignored', reason: 'alreadyServed' };
  if (here?.contract)
    return covers(stock, here.contract)
      ? { outcome: 'fulfilled', contract: here.contract }
      : { outcome: 'ignored', reason: 'missingResources' };
  const least = here?.resources[0];
  return least ? { outcome: 'took', resource: least } : { outcome: 'ignored', reason: 'nothingHere' };
}

function transact(walker: Walker, action: number): WalkStep {
  const { city } = walker;
  const found = prospect(walker);
  const works = found.outcome !== 'ignored';
  const rivals = works ? rivalsFor(walker, action) : [];
  const certain = works && isCertain(walker, found, rivals.length);
  if (works) walker.served.add(city);
  carry(walker, found, rivals.length === 0);
  return {
    action,
    act: TRANSACT,
    from: city,
    to: city,
    outcome: found.outcome,
    resource: found.outcome === 'took' ? found.resource : null,
    contract: found.outcome === 'fulfilled' ? found.contract : null,
    reason: found.outcome === 'ignored' ? found.reason : null,
    rivals,
    certain,
  };
}

/** Whether it has an effect whatever the rivals do. */
function isCertain({ view, city, secured }: Walker, found: Prospect, rivals: number): boolean {
  // Each rival takes only one resource, so a larger pile has something left.
  if (found.outcome === 'took') return (view.cities[city]?.resources.length ?? 0) > rivals;
  return found.outcome === 'fulfilled' && rivals === 0 && covers(secured, found.contract);
}

/** Updates the stock. */
function carry({ stock, secured }: Walker, found: Prospect, alone: boolean): void {
  if (found.outcome === 'took') {
    stock[found.resource]++;
    if (alone) secured[found.resource]++;
  }
  if (found.outcome === 'fulfilled')
    for (const resource of contractAsks(found.contract)) {
      stock[resource]--;
      secured[resource] = Math.max(0, secured[resource] - 1);
    }
}

function covers(stock: Readonly<Record<Resource, number>>, contract: ContractId): boolean {
  const asks = contractAsks(contract);
  return RESOURCES.every((resource) => stock[resource] >= asks.filter((ask) => ask === resource).length);
}

function move(walker: Walker, action: number, act: RoadLabel): WalkStep {
  const from = walker.city;
  const to = roadFrom(walker.table, from, ROAD_LABELS.indexOf(act));
  const works = to >= 0;
  if (works) walker.city = to;
  return {
    action,
    act,
    from,
    to: walker.city,
    outcome: works ? 'moved' : 'ignored',
    resource: null,
    contract: null,
    reason: works ? null : 'noRoad',
    rivals: [],
    certain: works,
  };
}

/** The seats that can be here and transact before this seat's action, by distance and order of play. */
function rivalsFor({ table, view, seat, city }: Walker, action: number): Seat[] {
  const seats = view.players.length;
  const offset = (other: Seat) => (other - view.first + seats) % seats;
  return view.players.flatMap((player, other) => {
    if (other === seat || player.caravan === null) return [];
    const earliest = distance(table, player.caravan, city) + 1;
    const first = earliest < action || (earliest === action && offset(other) < offset(seat));
    return first ? [other] : [];
  });
}

/** What a contract asks for, the least worth first. */
export function contractAsks(contract: ContractId): Resource[] {
  return contract.split('-') as Resource[];
}

/** M-C2: the sum of the worths of what it asks for. */
export function contractValue(contract: ContractId): number {
  return contractAsks(contract).reduce((sum, resource) => sum + RESOURCES.indexOf(resource) + 1, 0);
}
