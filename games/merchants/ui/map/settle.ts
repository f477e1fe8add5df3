import { type Box, type Point, sharedArea } from '@kontor/core';

/* Of many places where each thing could lie, one for each, so that things cover each other as little as can be. */

export interface Candidate {
  readonly at: Point;
  readonly box: Box;
  /** How important it is that the thing is not covered. */
  readonly weight: number;
  /** What it covers that never moves, and how unusual the place is. */
  readonly cost: number;
}

export const NOWHERE: Candidate = { at: [0, 0], box: [0, 0, 0, 0], weight: 0, cost: 0 };

/** A fixed cost for covering anything at all. */
const TOUCHES = 150;
/** The most rounds in which everything is placed again. */
const ROUNDS = 8;

/** How far things that give way push others. */
const PUSHES = 2;

/** Only the best places are compared, and fewer of them tried where others would have to give way. */
const MOST_PLACES = 48;
const MOST_TRIED = 20;

/** The places of one thing, the best first, and the things that it could ever touch. */
interface Item {
  readonly places: readonly Candidate[];
  readonly near: readonly number[];
}

/** The best of several orders, because what is placed first gets the best places; then improved. */
export function settle(places: readonly (readonly Candidate[])[]): Candidate[] {
  const items = itemsOf(places);
  const order = items.map((_, i) => i);
  const orders = [order, order.toReversed()];
  let best: Candidate[] = [];
  let least = Infinity;
  for (const each of orders) {
    const chosen = settleFrom(items, each);
    const total = costOfAll(items, chosen, order);
    if (total < least) [best, least] = [chosen, total];
  }
  return improved(items, best);
}

function itemsOf(places: readonly (readonly Candidate[])[]): Item[] {
  const reach = places.map((each): Box => {
    const side = (i: 0 | 1 | 2 | 3) => each.map(({ box }) => box[i]);
    return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
  });
  return places.map((each, i) => {
    const mine = reach[i];
    const near = reach.flatMap((other, j) => (j !== i && mine && sharedArea(mine, other) > 0 ? [j] : []));
    const best = each.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_PLACES);
    return { places: best, near };
  });
}

/** Gives everything its best place, repeatedly until nothing moves. */
function settleFrom(items: readonly Item[], order: readonly number[]): Candidate[] {
  const chosen: Candidate[] = items.map(() => NOWHERE);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const i of order) {
      const best = bestOf(items, chosen, i);
      moved ||= best !== chosen[i];
      chosen[i] = best;
    }
    if (!moved) break;
  }
  return chosen;
}

/** Moves what still touches something anywhere else, and lets all around it give way, as long as that is better. */
function improved(items: readonly Item[], start: readonly Candidate[]): Candidate[] {
  let chosen = [...start];
  for (let round = 0, better = true; round < ROUNDS && better; round++) {
    better = false;
    for (const [i, { places, near }] of items.entries()) {
      if (!near.some((j) => touch(chosen[i], chosen[j]))) continue;
      // What could be won at most: everything around it at its own best place.
      const won = [i, ...near].reduce((sum, j) => sum + costAt(items, chosen, j) - leastOf(items, j), 0);
      for (const place of places.slice(0, MOST_TRIED)) {
        if (place.cost - leastOf(items, i) >= won) break;
        const tried = [...chosen];
        tried[i] = place;
        giveWay(items, tried, i, PUSHES);
        const moved = items.flatMap((_, j) => (tried[j] === chosen[j] ? [] : [j]));
        if (costOfAll(items, tried, moved) < costOfAll(items, chosen, moved) - 1) {
          chosen = tried;
          better = true;
        }
      }
    }
  }
  return chosen;
}

/** What a thing has been laid on moves away, and what it is laid on then. */
function giveWay(items: readonly Item[], chosen: Candidate[], to: number, pushes: number): void {
  for (const i of items[to]?.near ?? []) {
    if (!touch(chosen[i], chosen[to])) continue;
    const before = chosen[i];
    chosen[i] = bestOf(items, chosen, i);
    if (chosen[i] !== before && pushes > 1) giveWay(items, chosen, i, pushes - 1);
  }
}

function touch(a: Candidate = NOWHERE, b: Candidate = NOWHERE): boolean {
  return sharedArea(a.box, b.box) > 0;
}

function bestOf(items: readonly Item[], chosen: readonly Candidate[], self: number): Candidate {
  const { places, near } = items[self] ?? { places: [], near: [] };
  let best = NOWHERE;
  let least = Infinity;
  for (const place of places) {
    if (place.cost >= least) break;
    const cost = costOf(place, near, chosen, least);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The cost of a place beside others; more than the limit need not be exact. */
function costOf(
  place: Candidate,
  near: readonly number[],
  chosen: readonly Candidate[],
  limit = Infinity,
): number {
  let { cost } = place;
  for (const i of near) {
    if (cost >= limit) break;
    cost += between(place, chosen[i]);
  }
  return cost;
}

function between(a: Candidate, b: Candidate = NOWHERE): number {
  const shared = sharedArea(a.box, b.box);
  return shared > 0 ? (shared + TOUCHES) * a.weight * b.weight : 0;
}

function costAt(items: readonly Item[], chosen: readonly Candidate[], self: number): number {
  return costOf(chosen[self] ?? NOWHERE, items[self]?.near ?? [], chosen);
}

function leastOf(items: readonly Item[], self: number): number {
  return items[self]?.places[0]?.cost ?? 0;
}

/** Of some things together: what two of them share counts once. */
function costOfAll(items: readonly Item[], chosen: readonly Candidate[], which: readonly number[]): number {
  let sum = 0;
  for (const i of which) {
    const place = chosen[i] ?? NOWHERE;
    sum += place.cost;
    for (const j of items[i]?.near ?? []) if (j < i || !which.includes(j)) sum += between(place, chosen[j]);
  }
  return sum;
}
