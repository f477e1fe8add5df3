import type { Seat } from '@kontor/core';
import type { LogLine } from '@kontor/ui';
import { describe, expect, it } from 'vitest';
import type { MerchantsEvent } from '../rules/index.ts';
import { logLines } from '../ui/log.ts';
import { layPlots, testGame, testTable } from './test-game.ts';

const PLAYERS = ['Ada', 'Ben'].map((name, seat) => ({
  seat,
  name,
  colour: 'red' as const,
  shape: 'circle' as const,
}));

function linesOf(
  events: readonly MerchantsEvent[],
  viewer: Seat | null,
  locale: 'en' | 'fr' = 'en',
): LogLine[] {
  return logLines({ row: 1, seat: 0, events }, { table: testTable(2), players: PLAYERS, viewer, locale });
}

/** Ada takes the last coal in city 1, Ben comes too late and then goes elsewhere. */
function contestedCoal(): MerchantsEvent[] {
  const state = testGame({ seats: 2, caravans: [1, 1], piles: { 1: ['coal'] } });
  const road = ['a', 'b', 'c', 'd'].find((label) => {
    const index = 'abcd'.indexOf(label);
    return (state.table.roads[1 * 4 + index] ?? -1) >= 0;
  });
  return layPlots(state, ['x', `x${road}`]);
}

const texts = (lines: readonly LogLine[]): string => lines.map(({ text }) => text).join('\n');
const story = (lines: readonly LogLine[]): LogLine[] => lines.filter(({ minor }) => !minor);

describe('the lines of the story', () => {
  it('address the viewer and name everybody else', () => {
    const mine = texts(linesOf(contestedCoal(), 0));
    expect(mine).toMatch(/^You take coal in .*, the last there\.$/m);
    expect(mine).not.toContain('Ada');
    expect(texts(linesOf(contestedCoal(), 1))).toMatch(/^Ada takes coal/m);
    expect(texts(linesOf(contestedCoal(), null))).toMatch(/^Ada takes coal/m);
    expect(texts(linesOf(contestedCoal(), 0, 'fr'))).toMatch(/^Vous prenez du charbon/m);
  });

  it('M-X3: say who came first', () => {
    expect(texts(linesOf(contestedCoal(), 1))).toMatch(/You do nothing in .*: Ada came first\./);
    expect(texts(linesOf(contestedCoal(), 0))).toMatch(/Ben does nothing in .*: you came first\./);
    // Also where a choice came in between, so that this is another step, and where several came first.
    const late = { type: 'ignored', seat: 1, action: 2, act: 'x', city: 4, reason: 'tooLate' } as const;
    expect(texts(linesOf([{ ...late, by: [0] }], 1))).toMatch(/: Ada came first\.$/);
    expect(texts(linesOf([{ ...late, by: [0, 2] }], 0))).toMatch(/: you and .+ came first\.$/);
    expect(texts(linesOf([{ ...late, by: [0, 2] }], 0, 'fr'))).toMatch(/vous et .+ avez été plus rapides/);
    const lost = linesOf(contestedCoal(), 1).filter(({ toMe }) => toMe);
    expect(lost).toHaveLength(1);
  });

  it('tell whoever plays how the game ends before what else happened', () => {
    const ended: MerchantsEvent = { type: 'ended', winners: [1] };
    expect(linesOf([ended], 0).map(({ toMe }) => toMe)).toEqual([true]);
    expect(linesOf([ended], null).map(({ toMe }) => toMe)).toEqual([undefined]);
  });

  it('name their places on the table', () => {
    const lines = linesOf(contestedCoal(), 0);
    const took = lines.find(({ text }) => text.startsWith('You take'));
    expect(took?.places).toEqual(['city-1']);
    const moved = lines.find(({ text }) => text.startsWith('Ben moves'));
    expect(moved?.places?.[0]).toMatch(/^road-\d+-\d+$/);
    expect(moved?.places?.[1]).toMatch(/^city-\d+$/);
    for (const line of story(lines)) expect(line.places).not.toEqual([]);
  });

  it('leave to the log what other lines say again, and keep a last move', () => {
    const lines = linesOf(contestedCoal(), 0);
    expect(lines.find(({ text }) => text.startsWith('The plots'))?.minor).toBe(true);
    expect(lines.find(({ text }) => text.startsWith('Ben moves'))?.minor).toBeUndefined();
    expect(lines.find(({ text }) => text.startsWith('The die shows'))?.minor).toBe(true);
    expect(lines.find(({ text }) => text.startsWith('Turn 2'))?.text).toMatch(/New: goods in /);
  });

  it('sum a resolution up for the ear: the viewer first, then a sentence for each rival', () => {
    const spoken = story(linesOf(contestedCoal(), 1)).filter((line) => line.spoken !== '');
    expect(spoken.map(({ seat }) => seat)).toEqual([1, null]);
    expect(spoken[0]?.spoken).toMatch(/^You get nothing in .* and go to [^.]*\.$/);
    expect(spoken[1]?.spoken).toMatch(/^Ada takes coal in [^.]*\. Turn 2: /);
  });

  it('M-5.1: say who won a monopoly by what, and who tied', () => {
    const scored = (winner: Seat | null, amounts: number[]): string =>
      texts(linesOf([{ type: 'monopolyScored', resource: 'coal', winner, amounts }], 1));
    expect(scored(0, [3, 1])).toBe('Ada wins the monopoly of coal, a card worth 3, with 3 (you 1).');
    expect(scored(1, [0, 1])).toBe('You win the monopoly of coal, a card worth 3, with 1.');
    expect(scored(null, [2, 2])).toBe('Nobody has the monopoly of coal: Ada and you tie with 2.');
    expect(scored(null, [0, 0])).toBe('Nobody has the monopoly of coal: nobody announced any.');
  });

  it('M-5.1: leave an announcement to the log that is part of the result, and do not read aloud one of nothing', () => {
    const announced = (seat: Seat, amount: number): MerchantsEvent => ({
      type: 'announced',
      seat,
      resource: 'coal',
      amount,
    });
    const scored = { type: 'monopolyScored', resource: 'coal', winner: 0, amounts: [3, 2] } as const;
    expect(story(linesOf([announced(0, 3)], 1))).toHaveLength(1);
    const [nothing] = story(linesOf([announced(0, 0)], 1));
    expect(nothing?.text).toMatch(/ announces no coal\.$/);
    expect(nothing?.spoken).toBe('');
    expect(story(linesOf([announced(1, 2), scored], 1))).toHaveLength(1);
  });

  it('tell the supply before monopolies as well, where no turn begins', () => {
    const supplied: MerchantsEvent[] = [
      { type: 'resourcesSupplied', city: 1, die: 1, resources: ['coal'] },
      { type: 'announceOpened', turn: 3, resource: 'coal' },
    ];
    const [line, ...more] = story(linesOf(supplied, 0));
    expect(more).toEqual([]);
    expect(line?.text).toMatch(/^Who has the monopoly of coal\? New: goods in .+ \(1\)\.$/);
    expect(line?.places).toEqual(['city-1']);
    // After a resolution it is said with what the others did.
    const spoken = linesOf([...contestedCoal().filter(({ type }) => type !== 'turnStarted'), ...supplied], 0);
    expect(spoken.map((each) => each.spoken).join(' ')).toContain('New: goods in');
    expect(story(linesOf([{ type: 'announceOpened', turn: 3, resource: 'bronze' }], 0))).toEqual([]);
  });

  it('M-6.5: say by what somebody is out', () => {
    const out = {
      type: 'eliminated',
      seat: 0,
      step: 'religion',
      criterion: 'influence',
      values: [
        { seat: 0, value: 2 },
        { seat: 1, value: 4 },
      ],
    } as const;
    expect(texts(linesOf([out], 1))).toBe('Religion: Ada is out, least religious influence: 2 (you 4).');
  });
});
