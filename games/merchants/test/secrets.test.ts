import { rngFromText } from '@kontor/core';
import { someMove } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { type MerchantsEvent, type MerchantsState, merchants } from '../rules/index.ts';
import { eventsOf, layPlots, play, type Sketch, testGame, testTable } from './test-game.ts';

const SCENE: Sketch = {
  seats: 3,
  turn: 5,
  caravans: [3, 20, 20],
  offers: { 3: 'coal-gems', 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal', 14: 'coal-coal' },
  piles: { 0: ['coal'], 4: ['coal'], 6: ['coal'], 8: ['coal'], 19: ['coal'] },
  stock: [{ coal: 2, gems: 1 }, { gold: 3 }],
  contracts: [['coal-gold'], ['gems-gold']],
  monopolies: [1, 2],
  electors: [{ I: 2 }, { I: 1, V: 1 }],
  temples: { 1: 0, 2: 1 },
};

describe('behind the screen', () => {
  it('M-7.1: goods, kept contracts and monopolies are one’s own secret', () => {
    const state = testGame(SCENE);
    for (const viewer of [0, 1, 2, null]) {
      const { players } = merchants.view(state, viewer);
      expect(players.map(({ screen }) => screen !== undefined)).toEqual(
        [0, 1, 2].map((seat) => seat === viewer),
      );
    }
    expect(merchants.view(state, 1).players[1]?.screen).toEqual({
      stock: { coal: 0, bronze: 0, silver: 0, gems: 0, gold: 3 },
      contracts: ['gems-gold'],
      monopolies: 2,
    });
  });

  it('M-7.1: temples, caravans and how many electors lie in a region are open, whose they are is not, to the owner either', () => {
    const state = testGame(SCENE);
    for (const viewer of [0, 1, 2, null]) {
      const view = merchants.view(state, viewer);
      expect(view.cities[1]?.temple).toBe(0);
      expect(view.players.map(({ caravan }) => caravan)).toEqual([3, 20, 20]);
      expect(view.electors).toEqual({ I: 3, II: 0, III: 0, IV: 0, V: 1, VI: 0, VII: 0, VIII: 0 });
      expect(view.players.map(({ electorsLeft }) => electorsLeft)).toEqual([18, 18, 20]);
      for (const player of view.players) expect(player).not.toHaveProperty('electors');
    }
  });

  it('M-7.1: whole plots become open when the last is laid, steps not yet resolved included', () => {
    const state = testGame(SCENE);
    const rng = rngFromText('reveal');
    const before = play(
      state,
      [
        [0, 'plot xab'],
        [1, 'plot cxb'],
      ],
      rng,
    );
    expect(JSON.stringify(before)).not.toContain('xab');
    expect(merchants.view(state, 2).players.map(({ plot }) => plot)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(rng.draws).toBe(0);
    const after = play(state, [[2, 'plot -']], rng);
    expect(rng.draws).toBeGreaterThan(0);
    expect(eventsOf(after, 'plotsRevealed')).toEqual([{ type: 'plotsRevealed', plots: ['xab', 'cxb', ''] }]);
    // Seat 0 is asked about its contract; everything else is still to come.
    expect(merchants.view(state, null)).toMatchObject({
      phase: 'resolve',
      players: [{ plot: 'xab' }, { plot: 'cxb' }, { plot: '' }],
    });
  });

  it('M-7.1: the placing of electors is seen when it happens', () => {
    const state = testGame(SCENE);
    layPlots(state, ['x', '', '']);
    const events = play(state, [
      [0, 'picks keep electors'],
      [0, 'electors I:1 II:2'],
    ]);
    expect(eventsOf(events, 'electorsPlaced')).toMatchObject([{ seat: 0, regions: { I: 1, II: 2 } }]);
  });

  it('M-7.1: at the end screens are lifted and electors turned up', () => {
    const over = testGame({ ...SCENE, phase: 'over', turn: 12, stock: [] });
    for (const player of merchants.view(over, null).players)
      expect(player).toMatchObject({ screen: {}, electors: {} });
  });

  it('M-7.1: turning up the plots counts as a reveal even where nothing is drawn', () => {
    const state = testGame(SCENE);
    const rng = rngFromText('reveal');
    layPlots(state, ['', '', ''], rng);
    expect(rng.draws).toBe(1);
  });

  it('M-7.1: what a contract shows of a stock counts as a reveal', () => {
    const state = testGame({ ...SCENE, caravans: [3, 10, 20], stock: [{ coal: 2, gems: 1 }, { coal: 2 }] });
    layPlots(state, ['x', 'x', '']);
    const rng = rngFromText('choice');
    // Seat 0 has chosen; seat 1 turns out to have what its contract asks for and chooses next.
    play(state, [[0, 'picks keep temple']], rng);
    expect(merchants.active(state)).toBe(0b010);
    expect(rng.draws).toBe(1);
  });
});

describe('no secrets', () => {
  const open = testGame({ ...SCENE, options: { noSecrets: true } });

  it('M-7.2: everything is open at all times, electors face up', () => {
    const { players } = merchants.view(open, null);
    expect(players[1]).toMatchObject({
      screen: { stock: { gold: 3 }, contracts: ['gems-gold'], monopolies: 2 },
      electors: { I: 1, V: 1 },
    });
  });

  it('M-7.2: plots too, as they are laid ready; the table says so', () => {
    const state = merchants.clone(open);
    expect(merchants.decision(state, 0)).toMatchObject({ simultaneous: true, open: true });
    play(state, [[1, 'plot xa']]);
    expect(merchants.view(state, null).players[1]).toMatchObject({ plotted: true, plot: 'xa' });
    expect(merchants.decision(testGame(SCENE), 0)).not.toHaveProperty('open');
  });
});

describe('hidden from everyone', () => {
  /** The same table with other bags: behind seat 1's screen lies gold in one, gems in the other. */
  const worlds = [{ gold: 3 }, { gems: 3 }].map((stock) =>
    testGame({ ...SCENE, stock: [{ coal: 2, gems: 1 }, stock] }),
  );

  it('M-7.3: no view shows the bags or a seed', () => {
    for (const viewer of [0, 2, null]) {
      const [one, other] = worlds.map((state) => merchants.view(state, viewer));
      expect(one).toEqual(other);
      expect(JSON.stringify(one)).not.toMatch(/bag|seed/i);
    }
  });

  it('M-7.3: no event shows what is left in a bag', () => {
    const history = worlds.map((state) =>
      layPlots(merchants.clone(state), ['d', '', ''], rngFromText('bags')),
    );
    expect(history[0]).toEqual(history[1]);
  });
});

describe('what an attentive player knows', () => {
  /** A random game with all its events. */
  function story(seed: string, seats: number): { state: MerchantsState; history: MerchantsEvent[] }[] {
    const rng = rngFromText(seed);
    const history: MerchantsEvent[] = [];
    const out = new Int32Array(merchants.maxMoves);
    const state = merchants.setup(testTable(seats), rng, (event) => history.push(event));
    const moments = [];
    while (merchants.active(state) !== 0) {
      const seat = Math.log2(merchants.active(state) & -merchants.active(state));
      merchants.apply(state, seat, someMove(probe, state, seat, rng, out), rng, (event) =>
        history.push(event),
      );
      if (rng.int(10) === 0) moments.push({ state: merchants.clone(state), history: [...history] });
    }
    return moments;
  }

  /** All but the plots that are laid and not yet turned up. */
  function known(state: MerchantsState): unknown {
    const position = merchants.writePosition(state) as { players: { plot: string | null }[]; phase: string };
    return position.phase === 'plot'
      ? {
          ...position,
          players: position.players.map((player) => ({ ...player, plot: player.plot !== null })),
        }
      : position;
  }

  it.each([2, 4, 6])(
    'M-7.1: with the whole history samples differ from the truth in plots alone (%i players)',
    (seats) => {
      for (const { state, history } of story(`attentive/${seats}`, seats))
        for (const viewer of [0, seats - 1, null]) {
          const sample = merchants.sampler(
            state.table,
            merchants.view(state, viewer),
            history,
          )(rngFromText('x'));
          expect(known(sample)).toEqual(known(state));
        }
    },
  );

  it('M-7.1: a history that begins in mid-game gives at least what was seen', () => {
    const moments = story('half', 3);
    const start = moments[10]?.history.length ?? 0;
    for (const { state, history } of moments.slice(11)) {
      const seen = history.slice(start);
      const sample = merchants.sampler(state.table, merchants.view(state, null), seen)(rngFromText('x'));
      const won = [0, 1, 2].map(
        (seat) => eventsOf(seen, 'monopolyScored').filter(({ winner }) => winner === seat).length,
      );
      const kept = [0, 1, 2].map((seat) =>
        eventsOf(seen, 'contractKept').filter((event) => event.seat === seat),
      );
      [0, 1, 2].forEach((seat) => {
        const { screen } = merchants.view(sample, seat).players[seat] ?? {};
        expect(screen?.monopolies).toBeGreaterThanOrEqual(won[seat] ?? 0);
        for (const { contract } of kept[seat] ?? []) expect(screen?.contracts).toContain(contract);
      });
      expect(merchants.view(sample, null)).toEqual(merchants.view(state, null));
    }
  });
});
