import { expectParsed, moveBuffer, openTable, randomMove, rngFromText, type Seat } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { hermagor } from '../rules/index.ts';
import { type Sketch, testGame } from './test-game.ts';

const answers = new Map((hermagor.automatic ?? []).map((each) => [each.name, each]));

/** Plays random games and hands every question to `visit` before it is answered. */
function everyQuestion(
  visit: (state: ReturnType<typeof hermagor.setup>, seat: Seat, kind: string) => void,
): void {
  const buffer = moveBuffer(hermagor);
  for (let game = 0; game < 12; game++) {
    const table = expectParsed(openTable(hermagor, { seats: 2 + (game % 4) }));
    const rng = rngFromText(`automatic ${game}`);
    const state = hermagor.setup(table, rng);
    for (let active = hermagor.active(state); active !== 0; active = hermagor.active(state)) {
      const seat = 31 - Math.clz32(active);
      visit(state, seat, hermagor.decision(state, seat)?.kind ?? '');
      hermagor.apply(state, seat, randomMove(hermagor, state, seat, rng, buffer), rng);
    }
  }
}

describe('automatic answers', () => {
  it('are legal wherever they are given', () => {
    everyQuestion((state, seat) => {
      for (const { answer } of answers.values()) {
        const move = answer(state, seat);
        if (move !== undefined) expect(hermagor.refuse(state, seat, move)).toBeUndefined();
      }
    });
  });

  it('answer the questions they are meant for and no others', () => {
    everyQuestion((state, seat, kind) => {
      const text = (name: string): string | undefined => {
        const move = answers.get(name)?.answer(state, seat);
        return move === undefined ? undefined : hermagor.formatMove(hermagor.table(state), move);
      };
      const passing = new Map([
        ['buyer', 'pass'],
        ['shared-buyer', 'done'],
      ]);
      expect(text('pass-market')).toBe(passing.get(kind));
      expect(text('never-raise')).toBe(kind.startsWith('raise') ? 'keep' : undefined);
      const product = hermagor.decision(state, seat)?.params['product'];
      expect(text('always-raise')).toBe(kind === 'raise' ? `raise ${product}` : undefined);
      const declined = text('decline-worthless');
      if (declined !== undefined) expect(kind).toBe('build');
    });
  });

  it('H-3.13: a region is declined if all its squares earn nothing, and only then', () => {
    const decline = (discs: Sketch['discs']): string | undefined => {
      const game = testGame({
        tiles: [[2], [], []],
        merchants: ['maize-1'],
        stations: { 'books-1': [0], 'weapons-1': [0] },
        ready: [2, 0, 0],
        prices: { relic: 10, weapons: 10, maize: 10 },
        ...(discs ? { discs } : {}),
      }).play('go amulet-1');
      const move = answers.get('decline-worthless')?.answer(game.state, game.turn);
      return move === undefined ? undefined : hermagor.formatMove(game.table, move);
    };
    const three = [1, 2, 1];
    expect(decline({ relic: three, weapons: three, maize: three })).toBe('decline moor');
    expect(decline({ relic: three, weapons: [1, 2], maize: three })).toBeUndefined();
    expect(decline({})).toBeUndefined();
  });
});
