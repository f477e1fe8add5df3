import { botQuestion, respondWithReasons } from '@kontor/bots';
import {
  type AnyGame,
  type AnyMatch,
  expectParsed,
  LANGUAGE_CODES,
  Match,
  moveBuffer,
  openTable,
  randomMove,
  rngFromText,
} from '@kontor/core';
import { hermagor } from '@kontor/games/hermagor/rules';
import { ui as hermagorUi } from '@kontor/games/hermagor/ui';
import { merchants } from '@kontor/games/merchants/rules';
import { ui as merchantsUi } from '@kontor/games/merchants/ui';
import { type AnyGameUi, PLAYER_COLOURS, PLAYER_SHAPES, type PlayerInfo } from '@kontor/ui';
import { describe, expect, it } from 'vitest';
import { moveWords } from '../src/hint/move-words.ts';
import { LocalHost } from '../src/play/host.ts';
import { tableRules } from '../src/play/table-rules.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

function newMatch(game: AnyGame): AnyMatch {
  const table = expectParsed(openTable(game, { seats: 3 }));
  const players = NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'novice' }));
  return expectParsed(Match.start(game, table, { kind: 'fixed', seed: 'hint' }, players)) as AnyMatch;
}

const PLAYERS: readonly PlayerInfo[] = NAMES.map((name, seat) => ({
  seat,
  name,
  colour: PLAYER_COLOURS[seat] ?? 'red',
  shape: PLAYER_SHAPES[seat] ?? 'circle',
}));

function playRandomly(match: AnyMatch, seat: number): void {
  const { game, timeline } = match;
  const rng = rngFromText(`random ${timeline.rows.length}`);
  const move = randomMove(game, timeline.state, seat, rng, moveBuffer(game));
  const outcome = match.play(seat, game.formatMove(timeline.table, move));
  if (!outcome.ok) throw new Error(outcome.refused.code);
}

const GAMES = [
  ['Hermagor', hermagor as unknown as AnyGame, hermagorUi as unknown as AnyGameUi],
  ['Merchants of Empire', merchants as unknown as AnyGame, merchantsUi as unknown as AnyGameUi],
] as const;

describe.each(GAMES)('hints in %s', (_, game, ui) => {
  it('say every move in words of both languages, and where it is on the board', () => {
    const match = newMatch(game);
    const { table } = match.timeline;
    let placed = 0;
    for (let n = 0; n < 90 && match.result === undefined; n++) {
      const seat = match.frame(null).active[0] ?? 0;
      const snapshot = {
        viewer: seat,
        frame: match.frame(seat),
        history: match.historySince(seat, -1),
      };
      const { moves } = tableRules(game, table, seat, snapshot.frame, snapshot.history);
      for (const move of moves.slice(n % 3, (n % 3) + 3))
        for (const locale of LANGUAGE_CODES) {
          const { text, places } = moveWords({ game, ui, table, players: PLAYERS }, snapshot, move, locale);
          expect(text, move).toMatch(/\p{Letter}{2}/u);
          expect(text, move).not.toMatch(/undefined|null|NaN|\[object/);
          placed += places.length;
        }
      playRandomly(match, seat);
    }
    expect(placed).toBeGreaterThan(100);
  });

  it('are the bot’s own values with reasons, the best first', async () => {
    const match = newMatch(game);
    const seat = match.frame(null).active[0] ?? 0;
    const question = { ...botQuestion(match, seat, 'master'), chance: 'hint', rounds: 60 };
    for (const language of LANGUAGE_CODES) {
      const moves = expectParsed(await respondWithReasons(game, question, language));
      expect(moves.length).toBeGreaterThan(2);
      expect(moves.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
      expect(
        moves
          .slice(0, 3)
          .flatMap(({ reasons }) => reasons)
          .every((reason) => /\d/.test(reason)),
      ).toBe(true);
    }
  });
});

describe('a hint at a table on this device', () => {
  const hosted = (answer: (signal: AbortSignal) => Promise<string>) => {
    const match = newMatch(hermagor as unknown as AnyGame);
    const host = new LocalHost(match, {
      save: async () => undefined,
      publish: () => undefined,
      askBot: async () => '',
      askAdvice: async (_question, _language, signal) => [
        { move: await answer(signal), value: 0.5, tries: 1, reasons: [] },
      ],
      fail: (error) => {
        throw error;
      },
    });
    while (match.frame(null).active[0] !== 0) playRandomly(match, match.frame(null).active[0] ?? 0);
    return { match, host };
  };

  it('is given to the person who is asked, and to nobody else', async () => {
    const { match, host } = hosted(async () => 'pass');
    expect(await host.hint('en')).toBeUndefined();
    host.setViewer(0);
    expect(await host.hint('en')).toMatchObject([{ move: 'pass' }]);
    expect(await host.hint('en')).toMatchObject([{ move: 'pass' }]);
    expect(host.record().rows.filter(({ kind }) => kind === 'hint')).toEqual([{ kind: 'hint', seat: 0 }]);
    expect(host.record().rows.at(-1)).toEqual({ kind: 'hint', seat: 0 });
    playRandomly(match, 0);
    if (match.frame(null).active[0] !== 0) expect(await host.hint('en')).toBeUndefined();
  });

  it('is dropped when it is stopped, and when the game goes on meanwhile', async () => {
    const stopped = hosted(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('late'))),
    );
    stopped.host.setViewer(0);
    const first = stopped.host.hint('en');
    stopped.host.stopHint();
    expect(await first).toBeUndefined();
    const second = stopped.host.hint('en');
    const outcome = await stopped.host.command(0, { kind: 'play', move: 'pass', hold: false });
    expect(outcome.ok).toBe(true);
    expect(await second).toBeUndefined();
  });
});
