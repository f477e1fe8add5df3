import { type Game, rngFromText, UNLISTED } from '@kontor/core';
import { fuzzGame } from '@kontor/core/fuzz';
import { type Probe, perft, sampledValues } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { toyTable } from './tables.ts';
import { toy, toyProbe } from './toy/index.ts';
import type { ToyEvent } from './toy/play.ts';
import { add, BANK, bid, get, NO_BID, purse, set, type ToyState, type ToyTable } from './toy/state.ts';
import type { ToyPreview, ToyView } from './toy/view.ts';

type Toy = Game<ToyTable, ToyState, ToyView, ToyEvent, ToyPreview>;
type ToyProbe = Probe<ToyTable, ToyState, ToyView, ToyEvent, ToyPreview>;

const table = toyTable({ options: { rounds: 4 } });

/** The first promise that a few thoroughly checked games find broken. */
function complaint(probe: ToyProbe): string | undefined {
  for (let game = 0; game < 30; game++) {
    const { crash } = fuzzGame(probe, table, `bites/${game}`, { every: 1 });
    if (crash) return crash.error.message;
  }
  return undefined;
}

/** Ways to break one promise each, and what the kit must say. */
const MUTANTS: readonly (readonly [string, Partial<Toy>, RegExp])[] = [
  [
    'a view that shows the sum of the hidden bids',
    {
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        boxes: [0, 1, 2].reduce((sum, seat) => sum + Math.max(0, get(state, bid(seat))), 0),
      }),
    },
    /different|hidden/,
  ],
  [
    'an open view that hides something',
    { openView: (state) => toy.view(state, null) },
    /the open view lacks \/players\/\d\/\w+ = .*leaves out what is hidden/,
  ],
  [
    'a view that never changes',
    { view: (state, viewer, seen) => seen?.view ?? toy.view(state, viewer) },
    /reused parts/,
  ],
  [
    'a view that is always what its viewer saw before',
    { view: (state, viewer, _, own) => own?.view ?? toy.view(state, viewer) },
    /reused parts/,
  ],
  [
    'an event that shows a secret bid to all',
    {
      apply(state, seat, move, rng, emit) {
        toy.apply(state, seat, move, rng, emit);
        if (get(state, bid(seat)) !== NO_BID) emit?.({ type: 'dealt', seat, coins: move });
      },
    },
    /sees a hidden event/,
  ],
  [
    'an event that shows a purse to all',
    {
      apply(state, seat, move, rng, emit) {
        toy.apply(state, seat, move, rng, emit);
        emit?.({ type: 'dealt', seat, coins: get(state, purse(seat)) });
      },
    },
    /sees a hidden event/,
  ],
  [
    "a decision that knows another's purse",
    {
      decision(state, seat) {
        const asked = toy.decision(state, seat);
        return asked && { ...asked, params: { neighbour: get(state, purse((seat + 1) % table.seats)) } };
      },
    },
    /is asked differently/,
  ],
  [
    "a refusal that knows another's purse",
    {
      refuse(state, seat, move) {
        const refused = toy.refuse(state, seat, move);
        return refused && { ...refused, params: { neighbour: get(state, purse((seat + 1) % table.seats)) } };
      },
    },
    /is refused differently/,
  ],
  [
    'a preview that is wrong',
    {
      preview: (state, seat, move) => {
        const { coins, score } = toy.preview(state, seat, move);
        return { coins, score: score + 1 };
      },
    },
    /preview of .* is wrong about score/,
  ],
  [
    'a clone that shares its cells',
    { clone: (state) => ({ ...state }) },
    /clone changes the original|replay/,
  ],
  ['a copy that forgets', { copy: () => {} }, /copy does not restore/],
  [
    'refuse allows what is not listed',
    { refuse: (state, seat, move) => (move === 9 ? undefined : toy.refuse(state, seat, move)) },
    /move 9 of seat \d: listed false/,
  ],
  [
    'a listed move is refused',
    {
      refuse: (state, seat, move) =>
        move === 1 ? { code: 'bid.one', params: {} } : toy.refuse(state, seat, move),
    },
    /bid 1 is listed but refused/,
  ],
  [
    'a move is listed twice',
    {
      legalMoves(state, seat, out) {
        const count = toy.legalMoves(state, seat, out);
        out[count] = out[0] ?? 0;
        return count + 1;
      },
    },
    /listed twice/,
  ],
  ['an active seat has no move', { legalMoves: () => 0 }, /active but has no move/],
  ['more moves than announced', { maxMoves: 3 }, /moves, but maxMoves is 3/],
  ['unlisted moves that cannot be drawn', { legalMoves: () => UNLISTED }, /no drawMove/],
  [
    'drawn moves that are illegal',
    { legalMoves: () => UNLISTED, drawMove: (_state, _seat, rng) => rng.int(20) },
    /is listed but refused|not read back/,
  ],
  [
    'notation without an inverse',
    { formatMove: (given, move) => toy.formatMove(given, move - (move % 2)) },
    /not read back/,
  ],
  [
    'a question to a seat that is not active',
    { decision: (state, seat) => toy.decision(state, seat) ?? { kind: 'wait', rule: 'T-0', params: {} } },
    /asked exactly if it is active/,
  ],
  [
    'a result before the end',
    { result: (state) => toy.result(state) ?? { scores: [0, 0, 0], ranks: [1, 1, 1], breakdown: null } },
    /result exactly when nobody is active/,
  ],
  [
    'the order of simultaneous answers matters',
    {
      apply(state, seat, move, rng, emit) {
        const first = move < 10 && [0, 1, 2].every((other) => get(state, bid(other)) === NO_BID);
        toy.apply(state, seat, move, rng, emit);
        if (first && get(state, purse(seat)) > 0) {
          add(state, purse(seat), -1);
          add(state, BANK, 1);
        }
      },
    },
    /order of simultaneous answers|is wrong about|position/,
  ],
  ['a game without end', { apply: () => {} }, /more than \d+ moves|wrong about/],
  [
    'coins from nowhere',
    {
      apply(state, seat, move, rng, emit) {
        toy.apply(state, seat, move, rng, emit);
        if (move >= 10) add(state, BANK, 1);
      },
    },
    /conservation law|position is not read back/,
  ],
  [
    'a position that loses a bid',
    {
      writePosition(state) {
        const forgetful = toy.clone(state);
        set(forgetful, bid(0), NO_BID);
        return toy.writePosition(forgetful);
      },
    },
    /loaded position looks different|order/,
  ],
  [
    'a position that is not read back',
    { readPosition: () => ({ ok: false, problems: [] }) },
    /position is not read back/,
  ],
  [
    'a sample that is no position',
    {
      sampler: (given, view, history) => (rng, into) => {
        const sample = toy.sampler(given, view, history)(rng, into);
        add(sample, purse(0), 1);
        add(sample, BANK, -1);
        return sample;
      },
    },
    /sample looks different|sample is no position/,
  ],
  [
    'chance from outside',
    {
      setup: (given, _rng, emit) => toy.setup(given, rngFromText(String(outside++)), emit),
    },
    /replay|verify/,
  ],
];
let outside = 0;

describe('the test kit', () => {
  it('is content with an honest game', () => expect(complaint(toyProbe)).toBeUndefined());

  it('is content when moves are drawn, not listed', () => {
    const game: Toy = {
      ...toy,
      legalMoves: () => UNLISTED,
      drawMove(state, seat, rng) {
        const listed = new Int32Array(toy.maxMoves);
        return listed[rng.int(toy.legalMoves(state, seat, listed))] ?? 0;
      },
    };
    expect(complaint({ ...toyProbe, game })).toBeUndefined();
  });

  it.each(MUTANTS)('finds %s', (_name, change, message) => {
    expect(complaint({ ...toyProbe, game: { ...toy, ...change } })).toMatch(message);
  });

  it('stores a crash as a record that leads to it', () => {
    const game: Toy = {
      ...toy,
      apply(state, seat, move, rng, emit) {
        if (move === 11) throw new Error('the second shelf breaks');
        toy.apply(state, seat, move, rng, emit);
      },
    };
    const crashes = [...Array(10).keys()].map(
      (i) => fuzzGame({ ...toyProbe, game }, table, `${i}`, { every: 1000 }).crash,
    );
    const crash = crashes.find((found) => found !== undefined);
    expect(crash?.error.message).toBe('the second shelf breaks');
    expect(crash?.record.rows.length).toBeGreaterThan(0);
  });

  describe('lists what may be hidden and so', () => {
    const state = toy.setup(table, rngFromText('coverage'));
    const hidden = (sample: ToyState) => String(get(sample, purse(1)));
    const coverage = { name: 'purses', table, state, viewer: 0, hidden, possible: ['5', '6', '7'] };

    it('is content with an honest game', () => {
      expect(sampledValues(toy, coverage).length).toBeGreaterThan(3);
    });

    it('finds samples that leave out a possible world', () => {
      const lazy: Toy = { ...toy, sampler: () => () => toy.clone(state) };
      expect(sampledValues(lazy, coverage)).toHaveLength(1);
    });

    it('finds a view that shows what its samples then respect', () => {
      const leaky: Toy = {
        ...toy,
        view(given, viewer) {
          const seen = toy.view(given, viewer);
          const players = seen.players.map((player, seat) => ({ ...player, coins: get(given, purse(seat)) }));
          return { ...seen, players };
        },
      };
      expect(sampledValues(leaky, coverage)).toHaveLength(1);
    });
  });

  it('shows perft every listed decision', () => {
    const seen: string[][] = [];
    const start = toy.setup(table, rngFromText('perft'));
    expect(perft(toy, start, 1, (_state, moves) => seen.push([...moves]))).toBe(seen[0]?.length);
    expect(seen[0]).toContain('bid 0');
  });
});
