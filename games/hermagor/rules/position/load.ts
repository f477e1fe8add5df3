import { PRODUCTS } from '../files/board.ts';
import { spaceByName } from '../market/spaces.ts';
import {
  emptyState,
  NOBODY,
  ON,
  setActed,
  setBag,
  setBuyerAt,
  setBuyers,
  setCash,
  setDeclared,
  setDiscAt,
  setDiscs,
  setHeld,
  setMerchant,
  setOwed,
  setPending,
  setPointer,
  setPrice,
  setRaising,
  setReady,
  setSharedBuyers,
  setSharedPlaced,
  setSharedReady,
  setStart,
  setStationsAt,
  setStep,
  setSupply,
  setTileIn,
  setTurn,
  sharedColour,
  turnUp,
} from '../state/layout.ts';
import { DISC_ROWS } from '../state/names.ts';
import type { Colour, HermagorState, HermagorTable, OnTable, TileName } from '../state/types.ts';

/** The inverse of `onTable` for checked data. Cash that is unknown is set to 0. */
export function load(table: HermagorTable, on: OnTable): HermagorState {
  const s = emptyState(table);
  setStep(s, ON[on.step]);
  setTurn(s, on.turn ?? NOBODY);
  setStart(s, on.start);
  setActed(s, on.acted);
  setSharedPlaced(s, on.sharedPlaced);
  setOwed(s, on.owed);
  setDeclared(
    s,
    on.declared.reduce<number>((seats, amount, seat) => (amount === null ? seats : seats | (1 << seat)), 0),
  );
  for (const value of on.turned) turnUp(s, value);
  loadPlayers(s, on);
  loadMarket(s, on);
  loadMap(s, on);
  if (on.raising) {
    setRaising(s, tileOf(table, on.raising.tile));
    setPointer(s, spaceByName(on.raising.booth) ?? 0);
  } else if (on.step === 'search') setPointer(s, ((on.turn ?? 0) - on.start + table.seats) % table.seats);
  return s;
}

const tileOf = (table: HermagorTable, name: TileName): number => table.tileNumber.get(name) ?? NOBODY;
const colourOf = (table: HermagorTable, name: Colour): number =>
  name === 'shared' ? sharedColour(table) : name;

function loadPlayers(s: HermagorState, on: OnTable): void {
  on.players.forEach((player, seat) => {
    setCash(s, seat, player.cash ?? on.declared[seat] ?? 0);
    setMerchant(s, seat, s.table.placeNumber.get(player.merchant) ?? s.table.castle);
    setHeld(
      s,
      seat,
      player.tiles.reduce<number>((tiles, tile) => tiles | (1 << tileOf(s.table, tile)), 0),
    );
    setBuyers(s, seat, player.buyers);
    setReady(s, seat, player.ready);
    setSharedReady(s, seat, player.sharedReady);
    setSharedBuyers(s, seat, player.sharedBuyers ?? 0);
    setSupply(s, seat, player.supply);
    setDiscs(s, seat, player.discs);
  });
  if (!on.shared) return;
  const colour = sharedColour(s.table);
  setBuyers(s, colour, on.shared.buyers);
  setSupply(s, colour, on.shared.supply);
  setDiscs(s, colour, on.shared.discs);
}

function loadMarket(s: HermagorState, on: OnTable): void {
  const { table } = s;
  // The bag holds every tile that lies nowhere else.
  let elsewhere = 0;
  for (const [booth, name] of Object.entries(on.booths)) {
    setTileIn(s, spaceByName(booth) ?? 0, tileOf(table, name));
    elsewhere |= 1 << tileOf(table, name);
  }
  for (const player of on.players) for (const name of player.tiles) elsewhere |= 1 << tileOf(table, name);
  setBag(s, table.allTiles & ~elsewhere);
  for (const [space, colour] of Object.entries(on.buyers))
    setBuyerAt(s, spaceByName(space) ?? 0, colourOf(table, colour));
  for (const [row, product] of PRODUCTS.entries()) setPrice(s, row, on.prices[product]);
  DISC_ROWS.forEach((name, row) => {
    on.discs[name].forEach((colour, square) => {
      if (colour !== null) setDiscAt(s, row, square, colourOf(table, colour));
    });
  });
}

function loadMap(s: HermagorState, on: OnTable): void {
  const { table } = s;
  for (const [village, colours] of Object.entries(on.stations))
    setStationsAt(
      s,
      table.placeNumber.get(village) ?? 0,
      colours.reduce<number>((set, colour) => set | (1 << colourOf(table, colour)), 0),
    );
  for (const region of on.completed) setPending(s, table.regionNumber.get(region) ?? 0, true);
}
