import {
  Match,
  type MatchRecord,
  momentAfter,
  moveBuffer,
  openTable,
  randomMove,
  rngFromText,
  type Viewer,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { merchants } from '../rules/index.ts';
import type { MerchantsView } from '../rules/state/types.ts';
import type { Breakdown } from '../rules/view/events.ts';
import { projectionOf, regionsOf, tallyAll, trialsOf } from '../rules/view/standing.ts';
import { fortunesOf } from '../ui/model/fortunes.ts';
import { isLeap, progressOf } from '../ui/model/playback.ts';
import { continueStory, lastResolution, NO_STORY, weight } from '../ui/model/story.ts';

function newMatch(seats: number, options: Record<string, unknown> = {}, seed = 'story') {
  const table = openTable(merchants, { seats, options: { turns: 9, ...options } });
  if (!table.ok) throw new Error(table.problems.map(({ message }) => message).join());
  const players: MatchRecord['players'] = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
  const match = Match.start(merchants, table.value, { kind: 'fixed', seed }, players);
  if (!match.ok) throw new Error('no match');
  return match.value;
}

type TestMatch = ReturnType<typeof newMatch>;

function playOn(match: TestMatch, moves: number, seed = 'moves'): void {
  const rng = rngFromText(seed);
  const buffer = moveBuffer(merchants);
  const { table } = match.timeline;
  for (let i = 0; i < moves; i++) {
    const active = merchants.active(match.timeline.state);
    if (active === 0) return;
    const seat = 31 - Math.clz32(active & -active);
    const move = randomMove(merchants, match.timeline.state, seat, rng, buffer);
    match.play(seat, merchants.formatMove(table, move));
  }
}

function storyOf(match: TestMatch, viewer: Viewer) {
  return continueStory(NO_STORY, match.historySince(viewer, -1), match.timeline.table, viewer);
}

/** What a story cannot tell: at a running table one's own plot is seen before all are revealed. */
function withoutPlots(view: MerchantsView): MerchantsView {
  return { ...view, players: view.players.map(({ plot: _, ...player }) => player) };
}

describe('the story shown from events', () => {
  for (const seats of [2, 4, 6])
    for (const noSecrets of [false, true])
      it(`leads to the very view, for all eyes, with ${seats} players${noSecrets ? ' and no secrets' : ''}`, () => {
        const match = newMatch(seats, { noSecrets });
        for (let moves = 0; moves < 1000 && match.result === undefined; moves += 1) {
          playOn(match, 1, `move ${moves}`);
          if (match.result) break;
          for (const viewer of [null, 0, seats - 1]) {
            const shown = storyOf(match, viewer).steps.at(-1)?.view;
            const seen = match.frame(viewer).view;
            expect(shown && withoutPlots(sorted(shown))).toEqual(withoutPlots(sorted(seen)));
          }
        }
      });

  it('goes on from where it was shown last, and starts anew after an undo', () => {
    const match = newMatch(3);
    playOn(match, 2);
    const history = () => match.historySince(0, -1);
    const { table } = match.timeline;
    const first = continueStory(NO_STORY, history(), table, 0);
    playOn(match, 4);
    const second = continueStory(first, history(), table, 0);
    expect(second.version).toBe(first.version);
    expect(second.steps.slice(0, first.steps.length)).toEqual(first.steps);
    expect(second.steps).toEqual(storyOf(match, 0).steps);
    expect(continueStory(second, history(), table, 0)).toBe(second);
    expect(continueStory(second, history(), table, 1).version).not.toBe(second.version);
  });

  it('M-7.1: leads to what all eyes together saw, when the game is over', () => {
    const match = newMatch(3);
    playOn(match, 2000);
    for (const { row } of match.historySince('all', -1)) {
      const moment = momentAfter(match, row, 'all');
      if (!moment || row % 5 !== 0) continue;
      const story = continueStory(NO_STORY, moment.history, match.timeline.table, null, true);
      const shown = story.steps.at(-1)?.view;
      expect(shown && withoutPlots(sorted(shown))).toEqual(withoutPlots(sorted(moment.frame.view)));
    }
  });

  it('says how far it has been shown', () => {
    const match = newMatch(2);
    playOn(match, 8);
    const { steps: story } = storyOf(match, 0);
    const history = match.historySince(0, -1);
    for (let reached = 0; reached < story.length; reached++) {
      const progress = progressOf({ story, reached });
      const shown = history.flatMap(({ row, events }) =>
        progress === undefined || row > progress.row
          ? []
          : row < progress.row
            ? events
            : events.slice(0, progress.events),
      );
      expect(shown).toEqual(story.slice(0, reached).map(({ event }) => event));
    }
    expect(progressOf({ story, reached: story.length })).toBeUndefined();
  });

  it('leaps where it goes back, or on over more than a row', () => {
    const match = newMatch(3);
    playOn(match, 40);
    const { steps: story } = storyOf(match, 0);
    const shown = (row: number) => story.filter((step) => step.row <= row).length;
    const [middle, last] = [story[story.length >> 1]?.row ?? 0, story.length];
    expect(isLeap(story, shown(middle - 1), shown(middle))).toBe(false);
    expect(isLeap(story, shown(middle), shown(middle))).toBe(false);
    expect(isLeap(story, shown(middle), shown(middle - 1))).toBe(true);
    expect(isLeap(story, shown(middle - 1), last)).toBe(true);
  });

  it('is not shown without its beginning', () => {
    const match = newMatch(2);
    playOn(match, 3);
    const history = match.historySince(0, 0);
    expect(continueStory(NO_STORY, history, match.timeline.table, 0)).toBe(NO_STORY);
  });

  it('M-3.1: the last resolution has an outcome for every action laid', () => {
    const match = newMatch(4);
    playOn(match, 60);
    const { steps } = storyOf(match, null);
    const resolution = lastResolution(steps);
    const revealed = steps[resolution?.from ?? -1]?.event;
    expect(revealed?.type).toBe('plotsRevealed');
    if (revealed?.type !== 'plotsRevealed') return;
    expect(resolution?.outcomes.map((line) => line.map(({ act }) => act).join(''))).toEqual(revealed.plots);
    for (const outcome of resolution?.outcomes.flat() ?? [])
      if (outcome.result !== 'pending') expect(outcome.event && weight(outcome.event)).toBeGreaterThan(0);
  });
});

describe('the accounts of the end', () => {
  const match = newMatch(5, {}, 'end');
  playOn(match, 2000);
  const account = match.result?.breakdown as unknown as Breakdown;

  it('M-6.1: the view at the end gives the rules’ own tallies', () => {
    expect(tallyAll(match.timeline.table, match.frame(null).view)).toEqual(account.tallies);
  });

  it('M-6.1: electors face up show who controls which region, face down nothing', () => {
    const scored = match
      .historySince(null, -1)
      .flatMap(({ events }) => events.filter((event) => event.type === 'regionScored'))
      .map(({ region, controller, electors }) => ({ region, controller, electors }));
    expect(regionsOf(match.frame(null).view)).toEqual(scored);
    const running = newMatch(3);
    playOn(running, 40);
    expect(regionsOf(running.frame(0).view)).toEqual([]);
  });

  it('M-7.5: the chart of influences ends with the tallies', () => {
    const fortunes = fortunesOf(match.historySince(null, -1), match.timeline.table);
    for (const step of ['religion', 'politics', 'economy'] as const)
      expect(fortunes[step].map((line) => line.at(-1))).toEqual(
        account.tallies.map((tally) => tally[step].influence),
      );
    expect(fortunes.religion[0]).toHaveLength(10);
  });

  it('M-6.5: the trials of each elimination end with the criterion that decided', () => {
    let standing = account.tallies.map((_, seat) => seat);
    for (const fall of account.eliminations) {
      const trials = trialsOf(account.tallies, standing, fall.step);
      expect(trials.at(-1)).toEqual({ criterion: fall.criterion, values: fall.values });
      standing = standing.filter((seat) => seat !== fall.seat);
    }
  });

  it('M-7.1: while screens stand, only religion is foretold', () => {
    const running = newMatch(4, {}, 'running');
    playOn(running, 90);
    const forecast = projectionOf(running.timeline.table, running.frame(0).view);
    expect(forecast.hiddenFrom).toBe('politics');
    expect([...forecast.out, ...forecast.undecided].every(({ step }) => step === 'religion')).toBe(true);
  });
});

/** Contracts kept lie in no order. */
function sorted(view: MerchantsView): MerchantsView {
  return {
    ...view,
    players: view.players.map((player) =>
      player.screen
        ? { ...player, screen: { ...player.screen, contracts: [...player.screen.contracts].sort() } }
        : player,
    ),
  };
}
