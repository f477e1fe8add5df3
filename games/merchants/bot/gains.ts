import type { Gain, Seat } from '@kontor/core';
import type { MerchantsBoard } from '../rules/files/board.ts';
import type { CityNumber, MerchantsTable } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';

/** What people compare moves by. */
export type GainCode = 'goods' | 'delivery' | 'monopoly' | 'victory';

export function gainOf(table: MerchantsTable, seat: Seat, event: MerchantsEvent): Gain | undefined {
  switch (event.type) {
    case 'took':
      return event.seat === seat ? gain('goods', cityName(table, event.city)) : undefined;
    case 'fulfilled':
      return event.seat === seat ? gain('delivery', cityName(table, event.city)) : undefined;
    case 'monopolyScored':
      return event.winner === seat ? gain('monopoly', '') : undefined;
    case 'ended':
      return event.winners.includes(seat) ? gain('victory', '') : undefined;
    default:
      return undefined;
  }
}

const WEIGHTS: Readonly<Record<GainCode, number>> = { goods: 1, delivery: 3, monopoly: 3, victory: 10 };

function gain(code: GainCode, about: string): Gain {
  return { code, params: { about }, weight: WEIGHTS[code] };
}

function cityName(table: MerchantsTable, city: CityNumber): string {
  // `prepare` has checked the file.
  const board = table.boardFile as MerchantsBoard;
  return board.cities.find(({ number }) => number === city)?.name ?? board.capital.name;
}
