import {
  type AnyGame,
  type Claim,
  expectParsed,
  type Rng,
  randomMove,
  rngFromText,
  type Seat,
  seatsOf,
} from '@kontor/core';
import { describeRemarks, type RemarkCase } from '@kontor/core/testkit';
import { expect } from 'vitest';
import { merchantsKnowledge } from '../bot/index.ts';
import { course } from '../lessons/index.ts';
import type { Claims, RemarkId } from '../lessons/remarks/claims.ts';
import {
  contractAsks,
  eliminate,
  type MerchantsBoard,
  type MerchantsEvent,
  type MerchantsState,
  type MerchantsTable,
  merchants,
  rankOf,
  tallies,
} from '../rules/index.ts';
import { shortestWay } from '../rules/state/ways.ts';
import { regionsOf } from '../rules/view/standing.ts';
import { litPlaces } from './lit-places.ts';
import { layPlots, legalTexts, play } from './test-game.ts';

type Proofs = {
  readonly [Id in RemarkId]: (at: Place, claim: Claims[Id]) => void;
};

/** The state where a remark was made, to play on from. */
interface Place {
  readonly table: MerchantsTable;
  readonly seat: Seat;
  /** What the seat has seen. */
  readonly events: readonly MerchantsEvent[];
  /** A copy; while plots are laid, nobody has laid one. */
  readonly state: () => MerchantsState;
}

function placeOf({ table, state, seat, situation }: RemarkCase): Place {
  const at = state as MerchantsState;
  const on = merchants.writePosition(at) as unknown as Position;
  return {
    table: table as MerchantsTable,
    seat,
    events: situation.history.flatMap((step) => step.events as readonly MerchantsEvent[]),
    state: () =>
      on.phase !== 'plot'
        ? merchants.clone(at)
        : expectParsed(
            merchants.readPosition(at.table, {
              ...on,
              players: on.players.map((player) => ({ ...player, plot: null })),
            }),
          ),
  };
}

interface Position {
  readonly phase: string;
  readonly players: readonly { readonly plot: string | null }[];
}

/** Everybody plots, those who are not named nothing; what happens until somebody must choose. */
function plots(state: MerchantsState, laid: Readonly<Record<Seat, string>>): MerchantsEvent[] {
  return layPlots(
    state,
    Array.from({ length: state.table.seats }, (_, seat) => laid[seat] ?? ''),
  );
}

/** Plays on at random until something happens; fails where it does not. */
function playUntil(state: MerchantsState, type: MerchantsEvent['type']): MerchantsEvent[] {
  const rng = rngFromText('remark');
  const buffer = new Int32Array(merchants.maxMoves);
  const events: MerchantsEvent[] = [];
  while (!events.some((event) => event.type === type)) {
    const [seat] = seatsOf(merchants.active(state));
    if (seat === undefined) throw new Error(`${type} never happens`);
    merchants.apply(state, seat, randomMove(merchants, state, seat, rng, buffer), rng, (event) =>
      events.push(event),
    );
  }
  return events;
}

function caravanOf(state: MerchantsState, seat: Seat): number {
  return merchants.view(state, null).players[seat]?.caravan ?? -1;
}

/** The events of the last resolution. */
function resolution(events: readonly MerchantsEvent[]): readonly MerchantsEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'plotsRevealed') + 1);
}

const proofs: Proofs = {
  'start-near'({ state, seat, table }, { city, roads, goods, contracts }) {
    const { cities } = merchants.view(state(), seat);
    const around = (start: number) => {
      const near = cities.filter((_, other) => shortestWay(table, start, other).length <= roads);
      return {
        goods: near.filter(({ resources }) => resources.length > 0).length,
        contracts: near.filter(({ contract }) => contract !== null).length,
      };
    };
    expect(around(city)).toEqual({ goods, contracts });
    const starts = legalTexts(state(), seat).map((move) => {
      const at = state();
      play(at, [[seat, move]]);
      return caravanOf(at, seat);
    });
    expect(starts).toContain(city);
    for (const start of starts) {
      const other = around(start);
      expect(other.goods + other.contracts).toBeLessThanOrEqual(goods + contracts);
    }
  },
  'deliver-now'({ state, seat, table }, { city, contract, roads }) {
    const at = state();
    const way = shortestWay(table, caravanOf(at, seat), city);
    expect(way).toHaveLength(roads);
    expect(plots(at, { [seat]: `${way}x` })).toContainEqual(
      expect.objectContaining({ type: 'fulfilled', seat, city, contract }),
    );
  },
  'missing-one'({ state, seat, table }, { city, contract, resource, from }) {
    const at = state();
    const way = `${shortestWay(table, caravanOf(at, seat), from)}x${shortestWay(table, from, city)}x`;
    const stock = { ...merchants.view(at, seat).players[seat]?.screen?.stock } as Record<string, number>;
    const lacking = contractAsks(contract).filter((each) => {
      stock[each] = (stock[each] ?? 0) - 1;
      return (stock[each] ?? 0) < 0;
    });
    expect(lacking).toEqual([resource]);
    const events = plots(at, { [seat]: way });
    expect(events).toContainEqual(expect.objectContaining({ type: 'took', seat, city: from, resource }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'fulfilled', seat, city, contract }));
  },
  'take-sure'({ state, seat, table }, { city, resource }) {
    // The others are as quick there as they can be.
    const at = state();
    const laid = Object.fromEntries(
      Array.from({ length: table.seats }, (_, other) => [
        other,
        other === seat ? 'x' : `${shortestWay(table, caravanOf(at, other), city)}x`.slice(0, 6),
      ]),
    );
    expect(plots(at, laid)).toContainEqual(expect.objectContaining({ type: 'took', seat, city, resource }));
  },
  race({ state, seat, table }, { city, rival }) {
    const at = state();
    const toIt = (each: Seat) => `${shortestWay(table, caravanOf(at, each), city)}x`;
    const events = plots(at, { [seat]: toIt(seat), [rival]: toIt(rival) });
    expect(events).toContainEqual(expect.objectContaining({ type: 'took', seat: rival, city, left: 0 }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'ignored', seat, city }));
  },
  'too-late'({ events, seat }, { city, rival }) {
    const acts = resolution(events).filter(
      (event) =>
        'city' in event && event.city === city && ['took', 'fulfilled', 'ignored'].includes(event.type),
    );
    const ignored = acts.findIndex(
      (event) => event.type === 'ignored' && event.seat === seat && event.reason === 'tooLate',
    );
    expect(ignored).toBeGreaterThan(0);
    const before = acts.slice(0, ignored).filter(({ type }) => type !== 'ignored');
    expect(before.at(-1)).toMatchObject({ seat: rival });
    expect(rival).not.toBe(seat);
  },
  served({ events, seat }, { city }) {
    const acts = resolution(events).filter(
      (event) => 'seat' in event && event.seat === seat && 'city' in event && event.city === city,
    );
    const ignored = acts.findIndex((event) => event.type === 'ignored' && event.act === 'x');
    expect(ignored).toBeGreaterThan(0);
    expect(acts.slice(0, ignored).some(({ type }) => type === 'took' || type === 'fulfilled')).toBe(true);
  },
  'no-temple'({ state, seat }, { rank }) {
    expect(tallies(state())[seat]?.religion.temples).toBe(0);
    for (const move of legalTexts(state(), seat).filter((each) => each.includes('temple'))) {
      const at = state();
      play(at, [[seat, move]]);
      expect(tallies(at)[seat]?.religion.influence).toBe(rank);
    }
  },
  'no-electors'({ state, seat, table }, { electors }) {
    const at = state();
    expect(tallies(at)[seat]?.politics.electors).toBe(0);
    expect(rankOf(table, caravanOf(at, seat))).toBe(electors);
    const [move = ''] = legalTexts(at, seat).filter((each) => each.includes('electors'));
    const events = play(at, [[seat, move]]);
    const placed = events.find(({ type }) => type === 'electorsPlaced');
    if (!placed) expect(legalTexts(at, seat).every((each) => spread(each) === electors)).toBe(true);
  },
  'region-sure'({ state, seat }, { region, lie, more }) {
    expect(merchants.view(state(), seat).electors[region]).toBe(lie);
    const fit = legalTexts(state(), seat).filter((move) => move.split(' ').includes(`${region}:${more}`));
    expect(fit).not.toEqual([]);
    for (const move of fit) {
      const at = state();
      play(at, [[seat, move]]);
      const now = regionsOf(merchants.openView(at)).find((each) => each.region === region);
      const own = now?.electors[seat] ?? 0;
      const others = (now?.electors ?? []).filter((_, other) => other !== seat);
      expect(own).toBeGreaterThan(Math.max(...others));
    }
  },
  'announce-enough'({ state, seat, table }, { resource, amount }) {
    expect(table.noSecrets).toBe(false);
    const winner = (said: number) =>
      play(state(), [[seat, `announce ${said}`]]).find(({ type }) => type === 'monopolyScored');
    expect(winner(amount)).toMatchObject({ resource, winner: seat });
    expect(winner(amount - 1)).not.toMatchObject({ winner: seat });
  },
  'announce-hide'({ state, seat, table }, { resource, most }) {
    expect(table.noSecrets).toBe(false);
    expect(merchants.view(state(), seat).monopoly?.announced).toContain(most);
    for (const move of legalTexts(state(), seat)) {
      const at = state();
      const events = [...play(at, [[seat, move]])];
      if (!events.some(({ type }) => type === 'monopolyScored'))
        events.push(...playUntil(at, 'monopolyScored'));
      const scored = events.find((event) => event.type === 'monopolyScored');
      expect(scored).toMatchObject({ resource });
      expect(scored).not.toMatchObject({ winner: seat });
    }
  },
  'out-first'({ state, seat }, { influence }) {
    const at = tallies(state());
    expect(at[seat]?.religion.influence).toBe(influence);
    expect(eliminate(at).eliminations[0]).toMatchObject({ seat, step: 'religion' });
    expect(Math.min(...at.map(({ religion }) => religion.influence))).toBe(influence);
  },
  'monopolies-soon'({ state }, { turn }) {
    const events = playUntil(state(), 'announceOpened');
    expect(events.find(({ type }) => type === 'announceOpened')).toMatchObject({ turn, resource: 'coal' });
    expect(events.some(({ type }) => type === 'turnStarted')).toBe(false);
  },
  'last-turn'({ state }, { turn }) {
    const at = state();
    expect(merchants.view(at, null).turn).toBe(turn);
    const events = playUntil(at, 'ended');
    expect(events.some(({ type }) => type === 'turnStarted')).toBe(false);
    expect(events.some(({ type }) => type === 'announceOpened')).toBe(true);
  },
};

/** How many electors a move places. */
function spread(move: string): number {
  return move
    .split(' ')
    .slice(1)
    .reduce((sum, part) => sum + Number(part.split(':')[1]), 0);
}

const knowledge = merchantsKnowledge();
const policy = (state: unknown, seat: Seat, rng: Rng) => knowledge.policy(state as MerchantsState, seat, rng);

describeRemarks({
  game: merchants as unknown as AnyGame,
  course,
  knows: (table, place) => litPlaces(table).has(place),
  nameOf: (table, place) =>
    (table.boardFile as MerchantsBoard).cities.find(({ number }) => `city-${number}` === place)?.name,
  proofs: Object.fromEntries(
    Object.entries(proofs).map(([id, prove]) => [
      id,
      (at: RemarkCase, claim: Claim) => (prove as (at: Place, claim: Claim) => void)(placeOf(at), claim),
    ]),
  ),
  games: [
    { seed: 'two at random', seats: 2 },
    { seed: 'four at random', seats: 4 },
    { seed: 'two bots', seats: 2, policy },
    { seed: 'three bots', seats: 3, policy },
    { seed: 'four bots without secrets', seats: 4, options: { noSecrets: true, turns: 9 }, policy },
    { seed: 'six bots', seats: 6, policy },
  ],
});
