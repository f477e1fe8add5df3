import type { Rng } from '@kontor/core';
import {
  DISCS_PER_COLOUR,
  LOWEST_PRICE,
  PRODUCT_ROWS,
  STARTING_CASH,
  STATIONS_PER_COLOUR,
} from '../state/constants.ts';
import {
  emptyState,
  setBag,
  setCash,
  setDiscs,
  setMerchant,
  setPrice,
  setStart,
  setSupply,
  start,
} from '../state/layout.ts';
import type { HermagorState, HermagorTable } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';
import { advance } from './advance.ts';
import { beginRound } from './rounds.ts';

/** H-S: sets up a game and runs it to the first question. */
export function setup(table: HermagorTable, rng: Rng, emit: EmitEvent): HermagorState {
  const s = emptyState(table);
  for (let product = 0; product < PRODUCT_ROWS; product++) setPrice(s, product, LOWEST_PRICE);
  for (let colour = 0; colour < table.colours; colour++) {
    setSupply(s, colour, STATIONS_PER_COLOUR);
    setDiscs(s, colour, DISCS_PER_COLOUR);
  }
  for (let seat = 0; seat < table.seats; seat++) {
    setCash(s, seat, STARTING_CASH);
    setMerchant(s, seat, table.castle);
  }
  setBag(s, table.allTiles);
  setStart(s, rng.int(table.seats));
  emit?.({ type: 'began', start: start(s), cash: STARTING_CASH, seats: table.seats });
  beginRound(s, rng, emit);
  advance(s, rng, emit);
  return s;
}
