import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SentParts } from '../src/play/parts.ts';
import { Texts } from '../src/play/texts.ts';

/** Few values, so that the same ones come back; lists of many kinds, also of nothing. */
const item = fc.constantFrom<unknown>(null, 0, 'x', {}, { cash: 1 }, { cash: 2, tiles: [1] });
/** The same names and values in different objects. */
const dictionary = fc
  .constantFrom({}, { b1: 0 }, { b1: 1 }, { b1: 0, b2: 'shared' })
  .map((fields) => Object.assign(Object.create(null) as object, fields));
const part = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 'é"', 7),
  item,
  dictionary,
  fc.array(item, { maxLength: 3 }),
);
const parts = fc.record({ drafts: part, players: part, turn: part }, { requiredKeys: [] });

const moments = fc.array(fc.tuple(fc.nat(1), parts), { minLength: 1, maxLength: 12 });

it('whoever puts every change on top of what was sent has what is there now, and hears nothing else', () => {
  fc.assert(
    fc.property(moments, fc.nat(11), (all, again) => {
      const texts = new Texts();
      const eyes = [0, 1].map(() => ({ sent: new SentParts(texts), known: {} as Record<string, unknown> }));
      for (const [i, [viewer, now]] of all.entries()) {
        const { sent, known } = eyes[viewer] as (typeof eyes)[number];
        if (i === again) {
          for (const name in known) delete known[name];
          Object.assign(known, JSON.parse(`{${sent.all(now)}}`));
        } else {
          const { text, gone } = sent.send(now);
          const told = JSON.parse(`{${text}}`) as Record<string, unknown>;
          for (const name in told) expect(told[name]).not.toEqual(known[name]);
          Object.assign(known, told);
          for (const name of gone) delete known[name];
        }
        expect(known).toEqual(JSON.parse(JSON.stringify(now)));
      }
    }),
    { numRuns: 3000 },
  );
});

it('what is the same is not sent again', () => {
  const sent = new SentParts(new Texts());
  const players = (cash: number) => [{ cash: 1 }, { cash }];
  sent.send({ players: players(2), turn: 0, shared: { discs: 9 } });
  expect(sent.send({ players: players(2), turn: 0, shared: { discs: 9 } })).toEqual({ text: '', gone: [] });
  expect(sent.send({ players: players(3), turn: 0, shared: undefined })).toEqual({
    text: '"players":[{"cash":1},{"cash":3}]',
    gone: ['shared'],
  });
  expect(sent.send({ turn: 1 })).toEqual({ text: '"turn":1', gone: ['players'] });
});

it('two pairs of eyes that saw different things each hear what is new to them', () => {
  const texts = new Texts();
  const [one, other] = [new SentParts(texts), new SentParts(texts)];
  const [early, late] = [{ maize: 5 }, { maize: 6 }];
  one.all({ prices: early });
  other.all({ prices: late });
  expect(one.send({ prices: late }).text).toBe('"prices":{"maize":6}');
  expect(other.send({ prices: late }).text).toBe('');
  expect(other.send({ prices: early }).text).toBe('"prices":{"maize":5}');
  expect(one.send({ prices: early }).text).toBe('"prices":{"maize":5}');
});
