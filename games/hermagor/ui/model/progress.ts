import {
  type Colour,
  type HermagorTable,
  type HermagorView,
  LINE_NAMES,
  LINES_OF_SPACE,
  SPACE_NAMES,
  type SpaceName,
} from '../../rules/index.ts';

/* Counting what lies on the map. */

function hasStation(view: HermagorView, village: string, colour: Colour): boolean {
  return view.stations[village]?.includes(colour) === true;
}

/** How many of the villages have a station of the colour. */
export function stationsIn(view: HermagorView, villages: readonly string[], colour: Colour): number {
  return villages.filter((village) => hasStation(view, village, colour)).length;
}

export interface RegionProgress {
  readonly id: string;
  readonly name: string;
  readonly done: number;
  readonly all: number;
}

/** The regions that a village belongs to, and how far the colour has come in each. */
export function regionsOf(
  table: HermagorTable,
  view: HermagorView,
  village: string,
  colour: Colour | null,
): RegionProgress[] {
  return table.map.regions
    .filter((region) => region.places.includes(village))
    .map((region) => {
      const villages = region.places.filter((place) => place !== table.map.castle.id);
      const done = colour === null ? 0 : stationsIn(view, villages, colour);
      return { id: region.id, name: region.name, done, all: villages.length };
    });
}

export function dukedomOf(table: HermagorTable, village: string): string {
  return table.map.dukedoms.find((dukedom) => dukedom.villages.includes(village))?.name ?? '';
}

export function regionName(table: HermagorTable, id: string): string {
  return table.map.regions.find((region) => region.id === id)?.name ?? id;
}

export function placeName(table: HermagorTable, id: string): string {
  if (id === table.map.castle.id) return table.map.castle.name;
  return table.map.villages.find((village) => village.id === id)?.name ?? id;
}

/** A colour's buyers on every line; a junction lies on two. */
export function buyersOnLines(buyers: Readonly<Record<SpaceName, Colour>>, colour: Colour): number[] {
  const own = SPACE_NAMES.flatMap((name, space) => (buyers[name] === colour ? [LINES_OF_SPACE[space]] : []));
  return LINE_NAMES.map((_, line) => own.filter((lines) => lines?.includes(line)).length);
}

/** Stations in every dukedom, by its name. */
export function dukedomsText({ map }: HermagorTable, counts: readonly number[]): string {
  return map.dukedoms.map(({ name }, i) => `${name} ${counts[i] ?? 0}`).join(', ');
}
