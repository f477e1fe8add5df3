import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings/settings.ts';
import { newPlayer, PRESETS, preset, readSetup, setupProblem } from '../src/setup/setup.ts';
import { nextViewer } from '../src/table/whose-turn.ts';
import { WEB_TEXTS } from '../src/texts/index.ts';

const { en, fr } = WEB_TEXTS;
const SEATS = { min: 2, max: 5 };

describe('settings', () => {
  it('begin in the language of the browser, else in English', () => {
    expect(readSettings(null, ['de-AT', 'fr-CA']).locale).toBe('fr');
    expect(readSettings(null, ['de', 'it']).locale).toBe('en');
  });

  it('survive nonsense in the store', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(readSettings(stored, [])).toMatchObject({
          locale: 'en',
          theme: 'auto',
          volume: 60,
          goals: [],
        });
      }),
    );
  });

  it('keep what makes sense', () => {
    const stored = JSON.stringify({
      locale: 'fr',
      theme: 'light',
      motion: 'warp',
      volume: 900,
      sounds: false,
    });
    expect(readSettings(stored, [])).toMatchObject({
      locale: 'fr',
      theme: 'light',
      motion: 'normal',
      volume: 60,
      sounds: false,
    });
  });
});

describe('set-up', () => {
  it.each(PRESETS)('preset "%s" can be started as it is', (which) => {
    const setup = preset(which, SEATS, en.setup);
    expect(setupProblem(setup)).toBeUndefined();
    expect(setup.players.length).toBeGreaterThanOrEqual(SEATS.min);
    expect(setup.players.length).toBeLessThanOrEqual(SEATS.max);
    expect(readSetup(JSON.stringify(setup), SEATS)).toEqual(setup);
  });

  it('gives new players what nobody else has', () => {
    const players = preset('duel', SEATS, en.setup).players;
    const third = newPlayer(players, 'novice', en.setup);
    for (const key of ['name', 'colour', 'shape'] as const)
      expect(players.map((player) => player[key])).not.toContain(third[key]);
  });

  it('calls people by names that fit into every sentence', () => {
    for (const texts of [en.setup, fr.setup])
      expect(preset('friends', SEATS, texts).players.map(({ name }) => name)).toEqual([
        texts.playerName(1),
        texts.playerName(2),
      ]);
    expect(en.setup.playerName(1)).toBe('Player 1');
    expect(fr.setup.playerName(1)).toBe('Joueur 1');
  });

  it('forgets a stored set-up that no longer makes sense', () => {
    const { players } = preset('quick', SEATS, en.setup);
    const twins = players.map((player) => ({ ...player, colour: 'red' }));
    for (const raw of [
      { players: twins, options: {} },
      { players: players.slice(0, 1), options: {} },
      { players: [{ name: 'x' }], options: {} },
      [],
      7,
    ])
      expect(readSetup(JSON.stringify(raw), SEATS)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readSetup(text, SEATS) === undefined));
  });
});

describe('hand-over', () => {
  const frame = { active: [1], ready: [], held: undefined, result: undefined };

  it('is to the next person who is asked', () => {
    expect(nextViewer([0, 1, 2], 0, frame)).toBe(1);
    expect(nextViewer([0, 2], 2, { ...frame, active: [0, 1] })).toBe(0);
  });

  it('is not needed while bots move, while a move is held, or with one person', () => {
    expect(nextViewer([0, 2], 0, frame)).toBe(0);
    expect(nextViewer([0, 1], 0, { ...frame, held: 'pass' })).toBe(0);
    expect(nextViewer([3], null, frame)).toBe(3);
    expect(nextViewer([], null, frame)).toBeNull();
  });

  it('goes round those who are not ready when all are asked at once', () => {
    const all = { ...frame, active: [0, 1, 2] };
    expect(nextViewer([0, 1, 2], 1, all)).toBe(1);
    expect(nextViewer([0, 1, 2], 1, { ...all, ready: [1] })).toBe(2);
    expect(nextViewer([0, 1, 2], 2, { ...all, ready: [1, 2] })).toBe(0);
    expect(nextViewer([0, 1, 2], 0, { ...all, ready: [0, 1, 2] })).toBe(0);
  });
});
