import type { Game, Move } from 'boardgame.io';

/** A made-up game of the size of ours, to measure boardgame.io with. */
export interface Synthetic {
  squares: { owner: string; until: number; good: number }[];
  players: { coins: number; visits: number; goods: number[] }[];
  prices: number[];
}

const SQUARES = 60;
const GOODS = 6;
const SEATS = 4;
/** For so many moves nobody may visit the square again. */
const REST = 12;
const LENGTH = 180;

/** At most six fields change: owner, rest, coins, visits, a good, a price. */
const visit: Move<Synthetic> = ({ G, ctx }, index: number) => {
  const square = G.squares[index];
  const player = G.players[Number(ctx.currentPlayer)];
  if (!square || !player || square.until > ctx.turn) return 'INVALID_MOVE';
  const price = G.prices[square.good] ?? 0;
  square.owner = ctx.currentPlayer;
  square.until = ctx.turn + REST;
  player.coins += price;
  player.visits += 1;
  player.goods[square.good] = (player.goods[square.good] ?? 0) + 1;
  G.prices[square.good] = price > 2 ? price - 1 : 9;
  return undefined;
};

export const synthetic: Game<Synthetic> = {
  name: 'synthetic',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  // Both settings save boardgame.io work, so that it is measured at its best.
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: () => ({
    squares: Array.from({ length: SQUARES }, (_, i) => ({ owner: '', until: 0, good: i % GOODS })),
    players: Array.from({ length: SEATS }, () => ({ coins: 0, visits: 0, goods: Array(GOODS).fill(0) })),
    prices: Array(GOODS).fill(5),
  }),
  moves: { visit },
  endIf: ({ G }) =>
    G.players.reduce((sum, player) => sum + player.visits, 0) >= LENGTH ? { over: true } : undefined,
  ai: {
    enumerate: (G, ctx) =>
      G.squares.flatMap((square, index) =>
        square.until > ctx.turn ? [] : [{ move: 'visit', args: [index] }],
      ),
  },
};
