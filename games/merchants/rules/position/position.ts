import type { Json } from '@kontor/core';
import { formatPlot } from '../resolve/plot.ts';
import { caravan, electors, emptyState, get, NONE, plot } from '../state/layout.ts';
import type { MerchantsState, MerchantsTable } from '../state/types.ts';
import { byRegion, orNull, view, viewScreen } from '../view/view.ts';
import { loadElectors, loadOpen, loadScreen } from './load.ts';
import type { Position } from './read-position.ts';

export function writePosition(state: MerchantsState): Json {
  const { phase, turn, first, markers, cities, choice, monopoly, dieWinner } = view(state, null);
  const players = Array.from({ length: state.table.seats }, (_, seat) => {
    const laid = get(state, plot(seat));
    return {
      caravan: orNull(get(state, caravan(seat))),
      plot: laid === NONE ? null : formatPlot(laid),
      screen: viewScreen(state, seat),
      electors: byRegion((region) => get(state, electors(seat, region))),
    };
  });
  return { phase, turn, first, markers, cities, players, choice, monopoly, dieWinner } as unknown as Json;
}

/** The inverse of `writePosition` for checked data. */
export function loadPosition(table: MerchantsTable, position: Position): MerchantsState {
  const state = emptyState(table);
  loadOpen(state, position);
  position.players.forEach((player, seat) => {
    loadScreen(state, seat, player.screen);
    loadElectors(state, seat, player.electors);
  });
  return state;
}
