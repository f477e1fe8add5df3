import type { HermagorBoard } from '../files/board.ts';

/** All cheapest ways: `place × villages + village`. The castle is the place after the last village. */
export interface Ways {
  readonly distance: Int32Array;
  readonly nextPlace: Int32Array;
  /** By place, to any other village. */
  readonly nearest: Int32Array;
}

interface Link {
  readonly road: number;
  readonly to: number;
  readonly toll: number;
}

/** H-3.2: the cheapest way; of equal ones the one with the fewest roads, then with the lowest road numbers. */
export function cheapestWays(board: HermagorBoard, placeNumber: ReadonlyMap<string, number>): Ways {
  const villages = board.villages.length;
  const places = villages + 1;
  const links = Array.from({ length: places }, (): Link[] => []);
  board.roads.forEach((road, number) => {
    const from = placeNumber.get(road.from) ?? 0;
    const to = placeNumber.get(road.to) ?? 0;
    links[from]?.push({ road: number, to, toll: road.toll });
    links[to]?.push({ road: number, to: from, toll: road.toll });
  });
  const distance = new Int32Array(places * villages);
  const nextPlace = new Int32Array(places * villages);
  for (let goal = 0; goal < villages; goal++) {
    const cost = costsTo(goal, links);
    for (let place = 0; place < places; place++) {
      const way = place * villages + goal;
      distance[way] = Math.floor((cost[place] ?? 0) / STEP);
      // Links are in the order of the road numbers, so the first one on a best way has the lowest number.
      const best = links[place]?.find((link) => link.toll * STEP + 1 + (cost[link.to] ?? 0) === cost[place]);
      nextPlace[way] = place === goal ? goal : (best?.to ?? goal);
    }
  }
  const nearest = Int32Array.from(links, (_, place) =>
    Math.min(
      ...distance.subarray(place * villages, (place + 1) * villages).filter((_, goal) => goal !== place),
    ),
  );
  return { distance, nextPlace, nearest };
}

/** The weight of one coin: more than all roads together, so that the number of roads only breaks ties. */
const STEP = 1 << 10;

function costsTo(goal: number, links: readonly (readonly Link[])[]): number[] {
  const cost = links.map(() => Number.POSITIVE_INFINITY);
  cost[goal] = 0;
  const open = new Set([goal]);
  for (const place of open) {
    open.delete(place);
    for (const link of links[place] ?? []) {
      const found = (cost[place] ?? 0) + link.toll * STEP + 1;
      if (found >= (cost[link.to] ?? 0)) continue;
      cost[link.to] = found;
      open.add(link.to);
    }
  }
  return cost;
}
