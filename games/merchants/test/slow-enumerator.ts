import type { Json } from '@kontor/core';
import type { Position } from '../rules/position/read-position.ts';

/**
 * A second reading of the rules, for checking only: lists the legal moves of whoever is asked from the position and the
 * board file alone, as slowly and plainly as the rule book says it. Shares no code with the rules.
 */
export function slowMoves(raw: Json, boardFile: unknown): string[] {
  const position = raw as unknown as Position;
  const board = boardFile as Board;
  switch (position.phase) {
    case 'place':
      return slowPlaces(position);
    case 'plot':
      return slowPlots();
    case 'resolve':
      return position.choice?.kind === 'picks'
        ? ['picks keep temple', 'picks keep electors', 'picks temple electors']
        : slowElectors(position, board);
    case 'announce':
      return slowAnnouncements(position);
    case 'over':
      return [];
  }
}

interface Board {
  readonly cities: readonly { readonly id: string; readonly number: number; readonly rank: number }[];
  readonly regions: readonly { readonly numeral: string; readonly places: readonly string[] }[];
}

/** M-S4: any numbered city where no caravan stands. */
function slowPlaces({ players }: Position): string[] {
  const moves = [];
  for (let city = 1; city <= 20; city++)
    if (!players.some((player) => player.caravan === city)) moves.push(`place ${city}`);
  return moves;
}

/** M-2.1: every word of up to six letters, the empty one included. */
export function slowPlots(): string[] {
  let words = [''];
  const all = ['plot -'];
  for (let length = 1; length <= 6; length++) {
    words = words.flatMap((word) => ['a', 'b', 'c', 'd', 'x'].map((letter) => word + letter));
    all.push(...words.map((word) => `plot ${word}`));
  }
  return all;
}

/** M-3.8: one elector after the other into any region that the city touches, then equal outcomes once. */
function slowElectors({ choice, players }: Position, board: Board): string[] {
  const city = board.cities.find(({ number }) => number === choice?.city);
  const player = players[choice?.seat ?? 0];
  if (!city || !player) return [];
  const regions = board.regions
    .filter(({ places }) => places.includes(city.id))
    .map(({ numeral }) => numeral);
  const left = 20 - Object.values(player.electors).reduce((sum, count) => sum + count, 0);
  let placings: string[][] = [[]];
  for (let i = 0; i < Math.min(city.rank, left); i++)
    placings = placings.flatMap((placing) => regions.map((region) => [...placing, region]));
  const order = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
  const texts = placings.map((placing) =>
    order
      .map((region) => [region, placing.filter((each) => each === region).length] as const)
      .filter(([, count]) => count > 0)
      .map(([region, count]) => `${region}:${count}`)
      .join(' '),
  );
  return [...new Set(texts)].map((text) => `electors ${text}`);
}

/** M-5.1: clockwise from the first player, the first who has not announced, from 0 to what they have. */
function slowAnnouncements({ monopoly, first, players }: Position): string[] {
  if (!monopoly) return [];
  for (let i = 0; i < players.length; i++) {
    const seat = (first + i) % players.length;
    if (monopoly.announced[seat] !== null) continue;
    const stock = players[seat]?.screen.stock[monopoly.resource] ?? 0;
    return Array.from({ length: stock + 1 }, (_, amount) => `announce ${amount}`);
  }
  return [];
}
