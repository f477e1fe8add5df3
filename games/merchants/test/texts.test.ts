import { type Refusal, rngFromText, seatsOf } from '@kontor/core';
import { someMove } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { type MerchantsEvent, type MerchantsEventType, merchants, OPTIONS } from '../rules/index.ts';
import { decisionText, eventText, MERCHANTS_TEXTS, type Names, refusalText } from '../texts/index.ts';
import { play, type Sketch, testGame, testTable } from './test-game.ts';

const names: Names = {
  player: (seat) => `P${seat}`,
  city: (city) => (city === 0 ? 'Capital' : `City (${city})`),
};
const LANGUAGES = Object.entries(MERCHANTS_TEXTS);

/** A few whole games hold every kind of event, decision and refusal. */
function everything() {
  const events = new Map<MerchantsEventType, MerchantsEvent>();
  const decisions = new Map<string, NonNullable<ReturnType<typeof merchants.decision>>>();
  const refusals = new Map<string, Refusal>();
  const note = (event: MerchantsEvent) => events.set(event.type, event);
  const out = new Int32Array(merchants.maxMoves);
  for (let game = 0; game < 12; game++) {
    const rng = rngFromText(`texts/${game}`);
    const state = merchants.setup(testTable(2 + (game % 5), { tie: 'die' }), rng, note);
    while (merchants.active(state) !== 0) {
      for (const seat of seatsOf(merchants.active(state))) {
        const asked = merchants.decision(state, seat);
        if (asked) decisions.set(asked.kind, asked);
      }
      const seat = seatsOf(merchants.active(state))[0] ?? 0;
      for (const probe of [-1, 0, 20_000, 20_001, 20_218, 21_001, 21_728]) {
        const refused = merchants.refuse(state, seat, probe);
        if (refused) refusals.set(refused.code, refused);
      }
      merchants.apply(state, seat, someMove(probe, state, seat, rng, out), rng, note);
    }
    for (const seat of [0, 9]) {
      const refused = merchants.refuse(state, seat, 0);
      if (refused) refusals.set(refused.code, refused);
    }
  }
  const placing: Sketch = { seats: 2, phase: 'place', caravans: [1, null] };
  for (const [seat, move] of [
    [0, 20_003],
    [1, 20_001],
  ] as const) {
    const refused = merchants.refuse(testGame(placing), seat, move);
    if (refused) refusals.set(refused.code, refused);
  }
  const short = testGame({ seats: 2, stock: [{ coal: 18, bronze: 15, silver: 12, gems: 9, gold: 6 }] });
  for (const event of play(short, [
    [0, 'plot -'],
    [1, 'plot -'],
  ]))
    note(event);
  const tied = testGame({
    seats: 2,
    phase: 'announce',
    turn: 12,
    monopoly: { resource: 'gold', announced: [0, null] },
  });
  for (const event of play(tied, [[1, 'announce 0']])) note(event);
  return { events, decisions, refusals };
}

describe('texts', () => {
  const { events, decisions, refusals } = everything();

  it('are exercised in full below', () => {
    const { en } = MERCHANTS_TEXTS;
    expect([...events.keys()].sort()).toEqual(Object.keys(en.events).sort());
    expect([...decisions.keys()].sort()).toEqual(Object.keys(en.decisions).sort());
    expect([...refusals.keys()].sort()).toEqual(Object.keys(en.refusals).sort());
  });

  it('count a single gem as one', () => {
    const { en } = MERCHANTS_TEXTS;
    const announcement = (amount: number) =>
      eventText(en, { type: 'announced', seat: 0, resource: 'gems', amount }, names);
    expect(announcement(1)).toBe('P0 announces 1 gem.');
    expect(announcement(2)).toBe('P0 announces 2 gems.');
    const took = { type: 'took', seat: 0, action: 1, city: 1, resource: 'gems', left: 0 } as const;
    expect(eventText(en, took, names)).toBe('P0 takes a gem in City (1), the last there.');
  });

  it.each(LANGUAGES)('describe every event, decision and refusal in a sentence: %s', (_, texts) => {
    const sentences = [
      ...[...events.values()].map((event) => eventText(texts, event, names)),
      ...[...decisions.values()].map((decision) => decisionText(texts, decision, names)),
      ...[...refusals.values()].map((refusal) => refusalText(texts, refusal, names)),
      texts.about,
      ...Object.values(texts.notices),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[^a-z].*[.?]$/u);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|null/);
    }
  });

  it.each(LANGUAGES)('name every option and value: %s', (_, texts) => {
    for (const [name, field] of Object.entries(OPTIONS)) {
      const option = texts.options[name as keyof typeof OPTIONS];
      expect(option.label).not.toBe('');
      expect(option.help).toMatch(/\.$/);
      const values = field.kind === 'flag' ? [true, false] : 'values' in field ? field.values : [0, 60];
      const labels = values.map((value) => option.value(value));
      expect(new Set(labels).size).toBe(values.length);
    }
  });

  it('keep French punctuation on its line', () => {
    const { fr } = MERCHANTS_TEXTS;
    const sentences = [...events.values()].map((event) => eventText(fr, event, names));
    for (const sentence of [...sentences, ...Object.values(fr.notices), fr.about])
      expect(sentence).not.toMatch(/ [:;!?]/);
  });

  it('leave foreign refusals and decisions to others', () => {
    expect(refusalText(MERCHANTS_TEXTS.en, { code: 'undo.row', params: {} }, names)).toBeUndefined();
    expect(decisionText(MERCHANTS_TEXTS.en, { kind: 'sell', rule: '', params: {} }, names)).toBeUndefined();
  });
});
