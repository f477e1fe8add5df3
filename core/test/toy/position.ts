import { type Parsed, parsed, parseShape, problem } from '@kontor/core';
import Type, { type Static } from 'typebox';
import {
  allCoins,
  BANK,
  BOXES,
  BUYER,
  bid,
  emptyState,
  get,
  MOST_BID,
  NO_BID,
  NOBODY,
  OPTIONS,
  purse,
  ROUND,
  seatsAt,
  set,
  shelf,
  shelvesOf,
  type ToyState,
  type ToyTable,
} from './state.ts';

const PositionSchema = Type.Object(
  {
    round: Type.Integer({ minimum: 1, maximum: OPTIONS.rounds.max + 1 }),
    buyer: Type.Union([Type.Null(), Type.Integer({ minimum: 0 })]),
    boxes: Type.Integer({ minimum: 0, maximum: 3 }),
    bank: Type.Integer({ minimum: 0 }),
    players: Type.Array(
      Type.Object({
        coins: Type.Integer({ minimum: 0 }),
        bid: Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: MOST_BID })]),
        shelves: Type.Array(Type.Integer({ minimum: 0, maximum: 3 * OPTIONS.rounds.max })),
      }),
    ),
  },
  { additionalProperties: false },
);
export type Position = Static<typeof PositionSchema>;

export function writePosition(state: ToyState): Position {
  return {
    round: get(state, ROUND),
    buyer: get(state, BUYER) === NOBODY ? null : get(state, BUYER),
    boxes: get(state, BOXES),
    bank: get(state, BANK),
    players: seatsAt(state.table).map((seat) => ({
      coins: get(state, purse(seat)),
      bid: get(state, bid(seat)) === NO_BID ? null : get(state, bid(seat)),
      shelves: shelvesOf(state, seat),
    })),
  };
}

export function readPosition(table: ToyTable, raw: unknown): Parsed<ToyState> {
  const shape = parseShape(PositionSchema, raw, 'position');
  if (!shape.ok) return shape;
  const checked = checkPosition(table, shape.value);
  if (!checked.ok) return checked;
  const state = emptyState(table);
  fill(state, shape.value);
  return parsed(state);
}

export function fill(state: ToyState, { round, buyer, boxes, bank, players }: Position): void {
  set(state, ROUND, round);
  set(state, BUYER, buyer ?? NOBODY);
  set(state, BOXES, boxes);
  set(state, BANK, bank);
  for (const [seat, player] of players.entries()) {
    set(state, purse(seat), player.coins);
    set(state, bid(seat), player.bid ?? NO_BID);
    for (const [n, height] of player.shelves.entries()) set(state, shelf(state.table, seat, n), height);
  }
}

function checkPosition(table: ToyTable, { round, buyer, boxes, bank, players }: Position): Parsed<true> {
  if (players.length !== table.seats)
    return problem('position.seats', `There are ${table.seats} players.`, '/players');
  if (players.some(({ shelves }) => shelves.length !== table.shelves))
    return problem('position.shelves', `Everyone has ${table.shelves} shelves.`, '/players');
  if (round > table.rounds + 1)
    return problem('position.round', `There are ${table.rounds} rounds.`, '/round');
  if (buyer === null ? boxes > 0 : boxes === 0 || buyer >= table.seats || round > table.rounds)
    return problem('position.buyer', 'A buyer, and nobody else, has boxes.', '/buyer');
  const bids = players.filter(({ bid }) => bid !== null).length;
  if (bids > 0 && (buyer !== null || bids === table.seats || round > table.rounds))
    return problem('position.bid', 'Nobody bids now.', '/players');
  if (players.some(({ bid, coins }) => (bid ?? 0) > coins))
    return problem('position.bid', 'Nobody bids more than they have.', '/players');
  const coins = players.reduce((sum, player) => sum + player.coins, bank);
  return coins === allCoins(table)
    ? parsed(true)
    : problem('position.coins', `There are ${allCoins(table)} coins, not ${coins}.`);
}
