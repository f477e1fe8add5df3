import { type Decision, moveBuffer, type Refusal, randomMove, rngFromText, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { DECISION_KINDS, type HermagorEvent, hermagor } from '../rules/index.ts';
import { type Names, TEXTS } from '../texts/index.ts';
import { newGame, testGame } from './test-game.ts';

const NAMES: Names = {
  colour: (colour) => `<${colour}>`,
  place: (id) => `<${id}>`,
  region: (id) => `<${id}>`,
  products: () => ['salt', 'relic'],
};
const MINE: Names = { ...NAMES, me: 0, brief: true };

/** All events, decisions and refusals of a few whole games. */
function everything() {
  const events: HermagorEvent[] = [];
  const decisions = new Map<string, Decision>();
  const refusals = new Map<string, Refusal>();
  for (const [seats, options] of [
    [2, { travelPay: 'after' }],
    [2, { sharedBuyers: 'twoEach', decline: 'never' }],
    [3, { revenueOfficer: true }],
    [5, { sixTile: 'add' }],
  ] as const) {
    const { table, state, events: first } = newGame(seats, options);
    events.push(...first);
    const rng = rngFromText(`texts ${seats}`);
    const buffer = moveBuffer(hermagor);
    for (
      let [seat] = seatsOf(hermagor.active(state));
      seat !== undefined;
      [seat] = seatsOf(hermagor.active(state))
    ) {
      const asked = hermagor.decision(state, seat);
      if (asked) decisions.set(asked.kind, asked);
      for (let move = -1; move < 1500; move += 1 + rng.int(9)) {
        const refused = hermagor.refuse(state, seat, move);
        if (refused) refusals.set(refused.code, refused);
      }
      hermagor.apply(state, seat, randomMove(hermagor, state, seat, rng, buffer), rng, (event) =>
        events.push(event),
      );
      expect(table.seats).toBe(seats);
    }
  }
  return { events, decisions, refusals };
}

describe.each(Object.entries(TEXTS))('texts in %s', (locale, texts) => {
  const { events, decisions, refusals } = everything();
  const sentences = [
    ...events
      .filter(({ type }) => type !== 'done')
      .flatMap((event) => [texts.event(event, NAMES), texts.event(event, MINE)]),
    ...[...decisions.values()].map((decision) => texts.decision(decision, ['<moor>'])),
    ...[...refusals.values()].map((refusal) => texts.refusal(refusal)),
    ...Object.values(texts.options).map(({ help }) => help),
  ];

  it('are sentences without gaps', () => {
    for (const text of sentences) {
      expect(text).toMatch(/[.?]$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}/);
    }
    expect(decisions.size).toBeGreaterThan(8);
    expect(refusals.size).toBeGreaterThan(12);
  });

  it('put a space that does not break before double signs in French, none in English', () => {
    for (const text of sentences) expect(text).not.toMatch(locale === 'fr' ? /[^\u00a0][:;!?]/ : /\s[:;!?]/);
  });

  it('name every option, its help and its values', () => {
    for (const [name, field] of Object.entries(hermagor.options)) {
      const option = texts.options[name as keyof typeof texts.options];
      expect(option.label.length * option.help.length).toBeGreaterThan(0);
      const values = field.kind === 'choice' ? field.values : [true, false];
      expect(new Set(values.map((value) => option.value(value))).size).toBe(values.length);
    }
  });

  it('have a prompt for every decision and answer unknown codes with the code', () => {
    expect(Object.keys(texts.decisions).sort()).toEqual([...DECISION_KINDS].sort());
    expect(texts.refusal({ code: 'match.stale', params: {} })).toBe('match.stale');
    expect(texts.decision({ kind: 'other', rule: '', params: {} }, [])).toBe('other');
  });
});

describe('the words', () => {
  it('H-3.5: call doing nothing what the button and the rule book call it', () => {
    const rested = { type: 'rested', seat: 0 } as const;
    expect(TEXTS.en.event(rested, MINE)).toBe('You do nothing.');
    expect(TEXTS.en.event(rested, NAMES)).toBe('<0> does nothing.');
    expect(TEXTS.fr.event(rested, MINE)).toBe('Vous ne faites rien.');
    const asked = { kind: 'action', rule: 'H-3.1', params: { left: 2, shared: 0 } };
    expect(TEXTS.en.decision(asked, [])).toBe('Travel, sell or do nothing (2 left).');
    expect(TEXTS.fr.decision(asked, [])).toBe('Voyagez, vendez ou ne faites rien (reste 2).');
  });

  it('H-3.12: name every region that is completed, also two at once', () => {
    const asked = (kind: string, params = {}) =>
      Object.values(TEXTS).map((texts) => texts.decision({ kind, rule: 'H-3.13', params }, ['Moor', 'Fen']));
    expect(asked('build', { toll: 0 })).toEqual([
      'You completed Moor and Fen. Choose what to build, or decline.',
      'Vous avez complété Moor et Fen. Choisissez quoi construire, ou renoncez.',
    ]);
    expect(asked('build', { toll: 3 })[0]).toContain('You completed Moor and Fen.');
    expect(asked('shared-build')[0]).toContain('The shared colour completed Moor and Fen.');
  });

  it('say what is asked and refused', () => {
    const game = testGame({ cash: [4, 20, 20], tiles: [[2], [], []], stations: { 'salt-1': [0] } });
    const refused = (text: string) => {
      const refusal = game.refusal(text);
      return refusal && [TEXTS.en.refusal(refusal), TEXTS.fr.refusal(refusal)];
    };
    expect(refused('go amulet-1')).toEqual([
      'That costs 8, and you have 4.',
      'Cela coûte 8, et vous avez 4.',
    ]);
    const { cash: _, ...params } = game.refusal('go amulet-1')?.params ?? {};
    expect(TEXTS.en.refusal({ code: 'cash.short', params })).toBe('That costs 8, and you have less.');
    expect(refused('go egg-3')).toEqual([
      'You have no tile with egg.',
      'Vous n’avez aucune tuile avec un œuf.',
    ]);
    expect(refused('move salt-1')).toEqual([
      'Your own station is there.',
      'Votre propre comptoir s’y trouve.',
    ]);
  });
});
