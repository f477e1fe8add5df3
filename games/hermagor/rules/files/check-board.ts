import {
  box,
  checkDrawing,
  distance,
  distanceToLine,
  drawnLinks,
  Findings,
  insidePolygon,
  meetings,
  type Problem,
  partition,
  smooth,
} from '@kontor/core';
import type { HermagorBoard } from './board.ts';
import { checkDesign } from './check-design.ts';

export interface CheckOptions {
  /** Check our own design rules (H-B5, H-B6) too, which a printed board need not follow. */
  readonly design?: boolean;
}

const DUKEDOMS = 3;
const ROUTE_VILLAGES = 8;

/**
 * Checks H-B1 from the drawing, and with `design` also what we require of our own boards. The schema checks the market
 * (H-B2).
 */
export function checkBoard(board: HermagorBoard, { design = false }: CheckOptions = {}): Problem[] {
  const found = new Findings();
  if (!checkDrawing({ ...board, places: placesOf(board) }, found)) return found.problems;
  checkCastle(board, found);
  checkRoute(board, found);
  if (checkMeetings(board, found)) {
    checkDukedoms(board, found);
    checkRivers(board, found);
  }
  if (design && found.problems.length === 0) checkDesign(board, found);
  return found.problems;
}

/** The places, each with its path in the file. */
function placesOf(board: HermagorBoard) {
  return [
    { ...board.castle, path: '/castle' },
    ...board.villages.map((village, i) => ({ ...village, path: `/villages/${i}` })),
  ];
}

function checkCastle(board: HermagorBoard, found: Findings): void {
  const [left, top, right, bottom] = box(board.villages.map((village) => village.at));
  const [x, y] = board.castle.at;
  const [dx, dy] = [(x - (left + right) / 2) / (right - left), (y - (top + bottom) / 2) / (bottom - top)];
  found.expect(
    Math.abs(dx) <= 0.25 && Math.abs(dy) <= 0.25,
    'castle-centre',
    '/castle',
    'Hermagor does not lie in the middle of the villages (H-B1).',
  );
}

/** A river meets the coast and other rivers a few times. More cannot be meant, and lands between them would take long to find. */
const MOST_MEETINGS = 12;

function checkMeetings(board: HermagorBoard, found: Findings): boolean {
  const coast = smooth(board.coast, true);
  const lines = board.rivers.map((river) => smooth(river.course));
  const tangled = board.rivers.map((_, i) => {
    const line = lines[i] ?? [];
    const others = [coast, ...lines.filter((other) => other !== line)];
    let count = 0;
    for (const other of others)
      if (count <= MOST_MEETINGS) count += meetings(line, other, MOST_MEETINGS + 1).length;
    return count > MOST_MEETINGS;
  });
  for (const [i, river] of board.rivers.entries())
    found.expect(
      tangled[i] !== true,
      'river-tangled',
      `/rivers/${i}`,
      `The ${river.name} meets the coast and other rivers more than ${MOST_MEETINGS} times.`,
    );
  return !tangled.includes(true);
}

/** Every village is in exactly one dukedom, and the rivers are the borders between the dukedoms. */
function checkDukedoms(board: HermagorBoard, found: Findings): void {
  const { dukedoms, villages } = board;
  found.expect(
    dukedoms.length === DUKEDOMS,
    'dukedom-count',
    '/dukedoms',
    `There are ${dukedoms.length} dukedoms, not ${DUKEDOMS} (H-B1).`,
  );
  const known = new Set(villages.map((village) => village.id));
  for (const [i, dukedom] of dukedoms.entries())
    for (const id of dukedom.villages)
      found.expect(
        known.has(id),
        'dukedom-unknown',
        `/dukedoms/${i}`,
        `${dukedom.name} lists ${id}, which is no village.`,
      );
  const homes = villages.map((village) =>
    dukedoms.filter((dukedom) => dukedom.villages.includes(village.id)),
  );
  for (const [i, home] of homes.entries())
    found.expect(
      home.length === 1,
      'dukedom-village',
      `/villages/${i}`,
      `${villages[i]?.id} is in ${home.length} dukedoms, not in one (H-B1).`,
    );
  const lands = landsOf(board);
  const owner = new Map<number, string>();
  const landOf = new Map<string, number>();
  for (const [i, village] of villages.entries()) {
    const home = homes[i]?.[0];
    const land = lands.findIndex((polygon) => insidePolygon(village.at, polygon));
    if (home === undefined || land < 0) continue;
    if (!owner.has(land)) owner.set(land, home.id);
    if (!landOf.has(home.id)) landOf.set(home.id, land);
    found.expect(
      owner.get(land) === home.id && landOf.get(home.id) === land,
      'dukedom-river',
      `/villages/${i}`,
      `${village.id} is said to be in ${home.name}, but the rivers part it from the rest of it (H-B1).`,
    );
  }
}

/** The parts into which the rivers cut the land. */
export function landsOf(board: HermagorBoard) {
  const coast = smooth(board.coast, true);
  return partition(
    coast,
    board.rivers.map((river) => smooth(river.course)),
  ).map((face) => face.polygon);
}

/** How near a bridge must be to the crossing, and how far a river must stay from a place, as shares of the width. */
const BRIDGE_REACH = 1 / 200;
const RIVER_GAP = 1 / 100;

function checkRivers(board: HermagorBoard, found: Findings): void {
  const { width } = board.size;
  const lands = landsOf(board).length;
  const lines = board.rivers.map((river) => smooth(river.course));
  for (const [i, river] of board.rivers.entries()) {
    const path = `/rivers/${i}`;
    const without = landsOf({ ...board, rivers: board.rivers.filter((other) => other !== river) }).length;
    found.expect(
      without < lands,
      'river-parts-nothing',
      path,
      `The ${river.name} parts nothing: its ends must reach the sea or another river (H-B1).`,
    );
    for (const place of placesOf(board))
      found.expect(
        distanceToLine(place.at, lines[i] ?? []) >= width * RIVER_GAP,
        'river-through-place',
        path,
        `The ${river.name} runs through ${place.id}.`,
      );
  }
  for (const [i, link] of drawnLinks({ places: placesOf(board), roads: board.roads }).entries()) {
    const road = board.roads[i];
    if (road === undefined) continue;
    const crossings = lines.flatMap((line) => meetings(link.line, line));
    const [path, name] = [`/roads/${i}`, `The road ${road.from}–${road.to}`];
    for (const point of crossings)
      found.expect(
        road.bridges.some((bridge) => distance(bridge, point) <= width * BRIDGE_REACH),
        'bridge-missing',
        path,
        `${name} crosses a river near (${point.map(Math.round).join(', ')}) without a bridge.`,
      );
    for (const bridge of road.bridges)
      found.expect(
        crossings.some((point) => distance(bridge, point) <= width * BRIDGE_REACH),
        'bridge-astray',
        path,
        `${name} has a bridge at (${bridge.join(', ')}), where it crosses no river.`,
      );
  }
}

function checkRoute(board: HermagorBoard, found: Findings): void {
  const route = board.principalRoute;
  const villages = board.villages.filter((village) => route.includes(village.id)).length;
  found.expect(
    route.length === ROUTE_VILLAGES + 1 && villages === ROUTE_VILLAGES && route.includes(board.castle.id),
    'route',
    '/principalRoute',
    `The Principal Route must name ${ROUTE_VILLAGES} villages and ${board.castle.id}, each once; it names ${route.length} places, ${villages} of them different villages (H-B1).`,
  );
}
