import type { Probe } from '@kontor/core/testkit';
import type {
  Colour,
  HermagorEvent,
  HermagorPreview,
  HermagorState,
  HermagorTable,
  HermagorView,
  OnTable,
} from './rules/index.ts';
import { hermagor } from './rules/index.ts';

/** What the test kit must know about Hermagor: pieces are conserved, and previews promise the change of cash. */
export const probe: Probe<HermagorTable, HermagorState, HermagorView, HermagorEvent, HermagorPreview> = {
  game: hermagor,
  conserved(state) {
    const on = hermagor.writePosition(state) as unknown as OnTable;
    const stations = (colour: Colour) =>
      Object.values(on.stations).filter((list) => list.includes(colour)).length;
    const discs = (colour: Colour) =>
      Object.values(on.discs).reduce((sum, row) => sum + row.filter((owner) => owner === colour).length, 0);
    const tiles = [...Object.values(on.booths), ...on.players.flatMap((player) => player.tiles)];
    return {
      stations: on.players.map((player, seat) => player.supply + player.ready + stations(seat)),
      discs: on.players.map((player, seat) => player.discs + discs(seat)),
      noTileTwice: new Set(tiles).size === tiles.length,
      noDebts: on.players.every((player) => (player.cash ?? 0) >= 0),
      shared: on.shared && {
        stations:
          on.shared.supply +
          stations('shared') +
          on.players.reduce((sum, player) => sum + player.sharedReady, 0),
        discs: on.shared.discs + discs('shared'),
      },
    };
  },
  effect(before, after, seat) {
    const cash = (state: HermagorState) => hermagor.view(state, seat).players[seat]?.cash ?? 0;
    return { cash: cash(after) - cash(before) };
  },
  // What a player can afford is hidden, but that somebody must pass or rest is public.
  decidedBySecrets: (event) => 'forced' in event,
};
