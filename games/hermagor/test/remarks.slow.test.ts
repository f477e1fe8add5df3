import {
  type AnyGame,
  type Claim,
  expectParsed,
  type Finding,
  Match,
  openTable,
  type Rng,
  type Seat,
  situationOf,
} from '@kontor/core';
import { describeRemarks, type RemarkCase } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { hermagorKnowledge } from '../bot/index.ts';
import { position } from '../lessons/at-table.ts';
import { course } from '../lessons/index.ts';
import type { Claims, RemarkId } from '../lessons/remarks/claims.ts';
import {
  type BoothCount,
  breakdown,
  type HermagorState,
  type HermagorTable,
  hermagor,
  type OnTable,
} from '../rules/index.ts';
import { litPlaces } from './lit-places.ts';
import { TestGame } from './test-game.ts';

type Proofs = {
  readonly [Id in RemarkId]: (at: Place, claim: Claims[Id]) => void;
};

/** A copy of the state where a remark was made, to play on from. */
interface Place {
  readonly table: HermagorTable;
  readonly seat: Seat;
  /** The same moment again, for every question anew; `change` edits the position. */
  readonly game: (change?: (on: OnTable) => Partial<OnTable>) => TestGame;
}

function placeOf({ table, state, seat }: RemarkCase): Place {
  return {
    table: table as HermagorTable,
    seat,
    game(change) {
      const copy = hermagor.clone(state as HermagorState);
      const on = hermagor.writePosition(copy) as unknown as OnTable;
      const from = change ? expectParsed(hermagor.readPosition(copy.table, { ...on, ...change(on) })) : copy;
      return new TestGame(copy.table, from, 'remark');
    },
  };
}

/** Nobody places another buyer: who wins what, and what the lines pay. */
function settle(game: TestGame, extra: OnTable['buyers'] = {}): Settled {
  const { table, on } = game;
  if (on.step !== 'buyer') return settledIn(game);
  const edited = expectParsed(
    hermagor.readPosition(table, {
      ...on,
      buyers: { ...on.buyers, ...extra },
      acted: false,
      sharedPlaced: false,
      shared: on.shared && { ...on.shared, buyers: 0 },
      players: on.players.map((player, seat) => ({
        ...player,
        ...(player.sharedBuyers === undefined ? {} : { sharedBuyers: 0 }),
        cash: 50,
        buyers: seat === on.turn ? 1 : 0,
      })),
    }),
  );
  const last = new TestGame(table, edited, 'remark');
  last.play('pass');
  return settledIn(last);
}

interface Settled {
  readonly winnerOf: Readonly<Record<string, unknown>>;
  readonly reasonAt: Readonly<Record<string, string>>;
  readonly countsAt: Readonly<Record<string, readonly BoothCount[]>>;
  buzzOf(seat: Seat): number;
}

function settledIn(game: TestGame): Settled {
  const all = [...game.events];
  while (game.asked?.startsWith('raise')) {
    game.play('keep');
    all.push(...game.events);
  }
  const booths = all.flatMap((event) => (event.type === 'won' || event.type === 'stayed' ? [event] : []));
  return {
    winnerOf: Object.fromEntries(
      booths.map((event) => [event.booth, event.type === 'won' ? event.colour : null]),
    ),
    reasonAt: Object.fromEntries(booths.map((event) => [event.booth, event.reason])),
    countsAt: Object.fromEntries(booths.map((event) => [event.booth, event.counts])),
    buzzOf: (seat) =>
      all.reduce((sum, event) => sum + (event.type === 'buzz' && event.seat === seat ? event.cash : 0), 0),
  };
}

/** These two and nobody else have the most buyers at a tile. */
function expectTied({ countsAt }: Settled, booth: string, seats: readonly Seat[]): void {
  const counts = countsAt[booth] ?? [];
  const most = Math.max(...counts.map(({ buyers }) => buyers));
  const tied = counts.filter(({ buyers }) => buyers === most).map(({ colour }) => colour);
  expect([...tied].sort()).toEqual([...seats].sort());
}

/** H-B4: what a price leaves free. */
const FREED: Readonly<Record<number, number>> = { 6: 1, 7: 0 };

const proofs: Proofs = {
  crossing({ game, seat }, { space, cost, tiles }) {
    expect(space).toMatch(/^j/);
    const after = game();
    after.play(`buy ${space}`);
    expect(after.events).toContainEqual(expect.objectContaining({ type: 'placed', space, cost }));
    const { winnerOf } = settle(after);
    const won = Object.keys(winnerOf).filter((booth) => winnerOf[booth] === seat);
    expect(won.length).toBeGreaterThanOrEqual(tiles);
  },
  'lead-by-one'({ game, seat }, { booth, tile, rival }) {
    expect(game().on.booths[booth]).toBe(tile);
    expect(game().on.players[rival]?.buyers).toBeGreaterThan(0);
    expect(game().on.buyers[booth]).toBeUndefined();
    expect(settle(game()).winnerOf[booth]).toBe(seat);
    const answered = settle(game(), { [booth]: rival });
    expect([answered.winnerOf[booth], answered.reasonAt[booth]]).toEqual([rival, 'top']);
  },
  'tie-top'({ game, seat }, { booth, tile, rival }) {
    expect(game().on.booths[booth]).toBe(tile);
    expect(game().on.buyers[booth]).toBe(seat);
    const now = settle(game());
    expect([now.winnerOf[booth], now.reasonAt[booth]]).toEqual([seat, 'top']);
    expectTied(now, booth, [seat, rival]);
  },
  tied({ game, seat }, { booth, tile, rival, cost }) {
    expect(game().on.booths[booth]).toBe(tile);
    const now = settle(game());
    expect(now.reasonAt[booth]).toBe('tie');
    expectTied(now, booth, [seat, rival]);
    const after = game();
    after.play(`buy ${booth}`);
    expect(after.events).toContainEqual(expect.objectContaining({ type: 'placed', space: booth, cost }));
    expect(settle(after).winnerOf[booth]).toBe(seat);
  },
  buzz({ game, seat }, { space, cost, before, after }) {
    expect(settle(game()).buzzOf(seat)).toBe(before);
    const placed = game();
    placed.play(`buy ${space}`);
    expect(placed.events).toContainEqual(expect.objectContaining({ type: 'placed', space, cost }));
    expect(settle(placed).buzzOf(seat)).toBe(after);
  },
  'raise-square'({ game }, { product, to, square }) {
    const after = game();
    after.play(`raise ${product}`);
    expect(after.on.prices[product]).toBe(to);
    expect(square).toBe(FREED[to]);
  },
  'raise-end'({ game, seat }, { product, to, before, after }) {
    const valueIn = (at: TestGame) => breakdown(at.state).seats[seat]?.production[product];
    const raised = game();
    expect(valueIn(raised)).toBe(before);
    raised.play(`raise ${product}`);
    expect(raised.on.prices[product]).toBe(to);
    expect(valueIn(raised)).toBe(after);
  },
  'best-sale'({ game }, { village, product, price, toll, net }) {
    const nets = new Map<string, number>();
    for (const move of legalSales(game())) {
      const after = game();
      after.play(move);
      const way = after.events.find((event) => event.type === 'travelled');
      const sold = after.events.find((event) => event.type === 'sold');
      if (sold?.type !== 'sold') continue;
      nets.set(sold.village, sold.price - (way?.type === 'travelled' ? way.toll : 0));
      if (sold.village === village) expect([sold.product, sold.price]).toEqual([product, price]);
    }
    expect(net).toBe(price - toll);
    expect(nets.get(village)).toBe(net);
    expect([...nets].filter(([, each]) => each >= net).map(([each]) => each)).toEqual([village]);
  },
  'region-now'({ game, seat }, { village, region, cash }) {
    const sold = game();
    sold.play(saleIn(sold, village));
    expect(sold.events).toContainEqual(expect.objectContaining({ type: 'completed', colour: seat, region }));
    expect(mostBuilt(sold, region)).toBe(cash);
  },
  'region-lost'({ game, seat }, { village, region }) {
    const sold = game();
    sold.play(saleIn(sold, village));
    expect(sold.events).toContainEqual(expect.objectContaining({ type: 'lost', colour: seat, region }));
  },
  'region-near'({ game, seat, table }, { village, region }) {
    const { stations } = game().on;
    const round = table.map.regions.find(({ id }) => id === region)?.places ?? [];
    const own = round.filter((place) => stations[place]?.includes(seat));
    expect(round.filter((place) => !own.includes(place) && place !== table.map.castle.id)).toEqual([village]);
  },
  'other-station'({ game }, { village, rival, cash }) {
    const sold = game();
    sold.play(saleIn(sold, village));
    expect(sold.events).toContainEqual({ type: 'shared-in', seat: rival, village, cash });
  },
  'last-action'({ game, seat }, { tiles }) {
    const on = game();
    const held = on.on.players[seat]?.tiles ?? [];
    expect(held).toHaveLength(tiles);
    on.play('rest');
    while (on.asked !== undefined && !on.events.some(({ type }) => type === 'cleared')) {
      // A seat that acts again had more than this action.
      if (!on.on.acted && on.asked.startsWith('action')) expect(on.turn).not.toBe(seat);
      on.play(on.moves()[0] ?? '');
    }
    const cleared = on.events.find((event) => event.type === 'cleared');
    expect(cleared?.type === 'cleared' ? cleared.tiles : []).toEqual(expect.arrayContaining([...held]));
  },
  dukedom({ game, seat, table }, { dukedom, stations, each }) {
    expectLastRound(game(), table);
    const now = breakdown(game().state).seats[seat];
    const index = table.map.dukedoms.findIndex(({ name }) => name === dukedom);
    expect(now?.dukedoms[index]).toBe(stations);
    const free = table.map.dukedoms[index]?.villages.find(
      (village) => !game().on.stations[village]?.includes(seat),
    );
    if (free === undefined) return;
    const more = game((on) => ({
      stations: { ...on.stations, [free]: [...(on.stations[free] ?? []), seat] },
      players: on.players.map((player, other) =>
        other === seat ? { ...player, supply: player.supply - 1 } : player,
      ),
    }));
    expect(breakdown(more.state).seats[seat]?.dukedomsTotal).toBe((now?.dukedomsTotal ?? 0) + each);
  },
  route({ game, seat, table }, { stations, loss }) {
    expectLastRound(game(), table);
    const now = breakdown(game().state).seats;
    expect(now[seat]?.route).toBe(stations);
    expect(now[seat]?.routeTotal).toBe(-loss);
    expect(Math.min(...now.map(({ route }) => route))).toBe(stations);
  },
};

/** What counts at the end is spoken of when the end is near. */
function expectLastRound({ on }: TestGame, { actionTiles }: HermagorTable): void {
  expect(on.turned).toHaveLength(actionTiles.length);
}

/** The villages of the Route are lit together, so the sentence names none of them. */
function expectOnRoute({ map }: HermagorTable, place: string): void {
  expect(map.principalRoute).toContain(place);
  expect(place).not.toBe(map.castle.id);
}

function legalSales(game: TestGame): string[] {
  return game
    .moves()
    .filter((move) => move === 'sell' || (move.startsWith('go ') && !move.endsWith(' shortcut')));
}

/** The move that sells in a village: going there, or where the merchant stands. */
function saleIn(game: TestGame, village: string): string {
  return game.on.players[game.turn]?.merchant === village ? 'sell' : `go ${village}`;
}

/** The most that a completed region pays at once. */
function mostBuilt(game: TestGame, region: string): number {
  const paid = (events: TestGame['events']) =>
    events.flatMap((event) => (event.type === 'built' && event.region === region ? [event.cash] : []));
  const forced = paid(game.events);
  if (forced.length > 0) return Math.max(...forced);
  const builds = game.moves().filter((move) => move.startsWith(`build ${region} `));
  const trial = (move: string) =>
    new TestGame(game.table, hermagor.clone(game.state), 'remark').play(move).events;
  return Math.max(...builds.flatMap((move) => paid(trial(move))));
}

/** Villages and regions have names. */
function nameOn({ map }: HermagorTable, place: string): string | undefined {
  return (
    map.villages.find(({ id }) => id === place)?.name ??
    map.regions.find(({ id }) => `region:${id}` === place)?.name
  );
}

const knowledge = hermagorKnowledge();
const policy = (state: unknown, seat: Seat, rng: Rng) => knowledge.policy(state as HermagorState, seat, rng);

describeRemarks({
  game: hermagor as unknown as AnyGame,
  course,
  knows: (table, place) => litPlaces(table as HermagorTable).has(place),
  nameOf: (table, place, remark) => {
    if (remark !== 'route') return nameOn(table as HermagorTable, place);
    expectOnRoute(table as HermagorTable, place);
    return undefined;
  },
  proofs: Object.fromEntries(
    Object.entries(proofs).map(([id, prove]) => [
      id,
      (at: RemarkCase, claim: Claim) => (prove as (at: Place, claim: Claim) => void)(placeOf(at), claim),
    ]),
  ),
  games: [
    { seed: 'two at random', seats: 2 },
    { seed: 'three at random', seats: 3, options: { revenueOfficer: true } },
    { seed: 'two bots', seats: 2, policy },
    { seed: 'three bots', seats: 3, policy },
    { seed: 'four bots', seats: 4, options: { travelPay: 'after' }, policy },
    { seed: 'five bots', seats: 5, policy },
  ],
});

describe('the lead by one buyer', () => {
  /** What is remarked at a tile where seat 0 has two buyers and seat 1 has one. */
  function remarkAt(buyers: Readonly<Record<string, Seat>>): Finding | undefined {
    const table = expectParsed(openTable(hermagor, { seats: 3 }));
    const players = ['A', 'B', 'C'].map((name) => ({ name }));
    const at = position(3, {
      step: 'buyer',
      toPlace: [1, 1, 1],
      ready: [4, 4, 4],
      booths: { 'b3.2': 4 },
      buyers,
    });
    const match = expectParsed(Match.start(hermagor, table, { kind: 'fixed', seed: 'lead' }, players, at));
    const { view, decision, row } = match.frame(0);
    if (!decision) throw new Error('nothing is asked');
    const game = hermagor as unknown as AnyGame;
    const situation = situationOf(game, table, 0, { view, decision, row }, match.historySince(0, -1));
    return course.remarks?.list.find(({ id }) => id === 'lead-by-one')?.find(situation);
  }

  it('is remarked while the rival can still go onto the tile', () => {
    expect(remarkAt({ 'h2.2': 0, 'v3.1': 0, 'v3.2': 1 })?.claim).toMatchObject({ booth: 'b3.2', rival: 1 });
  });

  it('is not remarked where somebody stands on the tile', () => {
    expect(remarkAt({ 'b3.2': 0, 'v3.1': 0, 'v3.2': 1 })).toBeUndefined();
  });
});
