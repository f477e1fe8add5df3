import type { Colour, TileName } from '../rules/state/types.ts';
import type { TakenLead } from '../rules/view/events.ts';

/** The tiles among `tiles` for which somebody else led, by who that was. */
export function leadsOver(
  tiles: readonly TileName[],
  taken: readonly TakenLead[],
): [rival: Colour, tiles: TileName[]][] {
  const lost = taken.filter(({ tile }) => tiles.includes(tile));
  return [...new Set(lost.map(({ from }) => from))].map((rival) => [
    rival,
    lost.filter(({ from }) => from === rival).map(({ tile }) => tile),
  ]);
}
