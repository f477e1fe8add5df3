import type { BotQuestion } from '@kontor/bots';
import {
  type AnyMatch,
  expectParsed,
  Match,
  type MatchRecord,
  moveBuffer,
  type Options,
  openTable,
  randomMove,
  rngFromText,
  type StepEvents,
} from '@kontor/core';
import { merchants } from '@kontor/games/merchants/rules';
import { describe, expect, it, vi } from 'vitest';
import type { BotPace } from '../src/play/connection.ts';
import { type HostServices, LocalHost, type Update } from '../src/play/host.ts';
import { tableRules } from '../src/play/table-rules.ts';

const AT_ONCE: BotPace = { pause: 0, stopped: false };

/** What a bot that guesses would say. */
function randomAnswer({ game, timeline }: AnyMatch, { seat, view, history }: BotQuestion): string {
  const rng = rngFromText(`${timeline.rows.length} ${seat}`);
  const state = game.sampler(timeline.table, view, history)(rng);
  return game.formatMove(timeline.table, randomMove(game, state, seat, rng, moveBuffer(game)));
}

/** A host of a three-player game whose first seats are people, with a store and a screen in memory. */
function hostedGame(people: number, around: Partial<HostServices> = {}, options: Options = {}) {
  const table = expectParsed(openTable(merchants, { seats: 3, options: { turns: 9, ...options } }));
  const players = ['Ada', 'Ben', 'Cleo'].map((name, seat) =>
    seat < people ? { name } : { name, bot: 'novice' },
  );
  const match = expectParsed(
    Match.start(merchants, table, { kind: 'fixed', seed: 'host' }, players),
  ) as unknown as AnyMatch;
  const saved: MatchRecord[] = [];
  const updates: Update[] = [];
  let history: readonly StepEvents<unknown>[] = [];
  const failures: unknown[] = [];
  const host = new LocalHost(match, {
    save: async (record) => {
      saved.push(record);
    },
    publish: (update) => {
      updates.push(update);
      history = [...history.slice(0, update.kept), ...update.history];
    },
    askBot: async (question) => randomAnswer(match, question),
    askAdvice: async (question) => [
      { move: randomAnswer(match, question), value: 0.5, tries: 1, reasons: [] },
    ],
    fail: (error) => failures.push(error),
    ...around,
  });
  const frame = () => match.frame(0);
  const myMove = () => {
    const [move] = tableRules(match.game, table, 0, frame(), match.historySince(0, -1)).moves;
    if (move === undefined) throw new Error('seat 0 has nothing to do');
    return move;
  };
  /** Answers whatever seat 0 is asked. */
  const answer = async () => {
    const simultaneous = frame().decision?.simultaneous;
    const move = myMove();
    if (!simultaneous) return host.command(0, { kind: 'play', move, hold: false });
    await host.command(0, { kind: 'draft', move });
    return host.command(0, { kind: 'ready' });
  };
  const myTurn = () =>
    vi.waitFor(() => {
      const { active, ready, result } = frame();
      expect(result !== undefined || (active.includes(0) && !ready.includes(0))).toBe(true);
    }, 20_000);
  /** Once everything is shown, the screen has exactly the history of seat 0. */
  const inStep = () => vi.waitFor(() => expect(history).toEqual(match.historySince(0, -1)));
  return { host, match, saved, updates, failures, answer, myMove, myTurn, inStep };
}

describe('a local host', () => {
  it('plays a whole game with bots, saving every change before it shows it', async () => {
    const game = hostedGame(1);
    game.host.setViewer(0);
    game.host.setPace(AT_ONCE);
    for (let i = 0; i < 400 && !game.match.result; i++) {
      await game.myTurn();
      if (!game.match.result) expect(await game.answer()).toEqual({ ok: true });
    }
    expect(game.failures).toEqual([]);
    expect(game.match.result).toBeDefined();
    await game.inStep();
    expect(game.saved.at(-1)?.rows).toEqual(game.match.record().rows);
  });

  it('keeps the history in step through undo and take-back', async () => {
    const game = hostedGame(1);
    game.host.setViewer(0);
    game.host.setPace(AT_ONCE);
    await game.myTurn();
    await game.answer();
    await game.myTurn();
    await game.host.command(0, { kind: 'takeBack' });
    await game.inStep();
    await game.myTurn();
    await game.answer();
    await game.myTurn();
    await game.inStep();
  });

  it('refuses commands for a bot’s seat and shows nobody its view', async () => {
    const game = hostedGame(1);
    const outcome = await game.host.command(2, { kind: 'play', move: 'place 1', hold: false });
    expect(outcome).toMatchObject({ ok: false, refused: { code: 'seat.bot' } });
    game.host.setViewer(2);
    expect(game.updates.at(-1)?.viewer).toBeNull();
    expect(game.saved).toEqual([]);
  });

  it('lets the bots wait while they are stopped, and go on', async () => {
    const asked = vi.fn();
    const game = hostedGame(0, {
      askBot: async (question) => {
        asked();
        return randomAnswer(game.match, question);
      },
    });
    game.host.setPace({ pause: 0, stopped: true });
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    game.host.setPace(AT_ONCE);
    await vi.waitFor(() => expect(game.match.timeline.rows.length).toBeGreaterThan(3));
    game.host.setPace({ pause: 0, stopped: true });
  });

  it('makes no move of a bot while the table shows what happened before', async () => {
    const game = hostedGame(0);
    game.host.setPace({ ...AT_ONCE, showing: true });
    const asked = game.match.timeline.rows.length;
    game.host.setPace({ ...AT_ONCE, showing: true });
    await new Promise((done) => setImmediate(done));
    expect(game.match.timeline.rows.length).toBe(asked);
    game.host.setPace(AT_ONCE);
    await vi.waitFor(() => expect(game.match.timeline.rows.length).toBeGreaterThan(asked));
    game.host.setPace({ pause: 0, stopped: true });
  });

  it('skips the pauses until a person is asked', async () => {
    const game = hostedGame(1);
    game.host.setViewer(0);
    game.host.setPace({ pause: 3_600_000, stopped: false });
    for (let i = 0; i < 4; i++) {
      game.host.skip();
      await game.myTurn();
      await game.answer();
    }
    expect(game.match.timeline.rows.length).toBeGreaterThan(4);
  });

  it('goes on when the device cannot save, and says so', async () => {
    const game = hostedGame(3, { save: () => Promise.reject(new Error('full')) });
    const seat = game.match.frame(null).active[0] ?? 0;
    game.host.setViewer(seat);
    const [move] = tableRules(
      game.match.game,
      game.match.timeline.table,
      seat,
      game.match.frame(seat),
      game.match.historySince(seat, -1),
    ).moves;
    await game.host.command(seat, { kind: 'play', move: move ?? '', hold: false });
    expect(game.updates.at(-1)?.unsaved).toBe(true);
    expect(game.failures).toEqual([]);
  });

  it('M-2.2: lays what is there when the time of those who look is up, and stops the clock while nobody looks', async () => {
    const game = hostedGame(2, {}, { plotTimer: 30 });
    game.host.setPace(AT_ONCE);
    while (game.match.timeline.steps.length < 4) {
      const { active } = game.match.frame(null);
      const [seat = 0] = active;
      if (seat < 2) {
        const rules = tableRules(
          merchants as never,
          game.match.timeline.table,
          seat,
          game.match.frame(seat),
          [],
        );
        await game.host.command(seat, { kind: 'play', move: rules.moves[0] ?? '', hold: false });
      } else await vi.waitFor(() => expect(game.match.frame(null).active).not.toEqual([2]));
    }
    await vi.waitFor(() => expect(game.match.frame(null).ready).toEqual([2]));
    vi.useFakeTimers();
    try {
      game.host.setViewer(0);
      expect(game.updates.at(-1)?.deadline).toBe(Date.now() + 30_000);
      await game.host.command(0, { kind: 'draft', move: 'plot x' });
      await vi.advanceTimersByTimeAsync(20_000);
      game.host.setViewer(null);
      expect(game.updates.at(-1)?.deadline).toBeUndefined();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(game.match.frame(null).ready).toEqual([2]);

      game.host.setViewer(0);
      expect(game.updates.at(-1)?.deadline).toBe(Date.now() + 10_000);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(game.match.frame(null).ready).toEqual([2, 0]);
      expect(game.updates.at(-1)?.deadline).toBeUndefined();

      const rows = game.match.timeline.rows.length;
      game.host.setViewer(1);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(game.match.timeline.rows.length).toBeGreaterThan(rows);
      expect(game.match.record().rows.some((row) => JSON.stringify(row).includes('plot x'))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect(game.failures).toEqual([]);
  });

  it('shows moments of a running game to the present viewer only', async () => {
    const game = hostedGame(2);
    game.host.setViewer(1);
    expect(game.host.moment(0, 0)?.viewer).toBe(1);
    expect(game.host.moment(0, 1)?.frame.row).toBe(0);
    expect(game.host.moment(99, 1)).toBeUndefined();
  });
});
