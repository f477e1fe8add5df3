import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SentParts } from '../src/play/parts.ts';
import { Texts } from '../src/play/texts.ts';

/** Few values, so that the same ones come back; lists of many kinds, also of nothing. */
const item = fc.constantFrom<unknown>(null, 0, 'x', {}, { cash: 1 }, { cash: 2, tiles: [1] });
const part = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 'é"', 7),
  item,
  fc.array(item, { maxLength: 3 }),
);
const parts = fc.record({ drafts: part, players: part, turn: part }, { requiredKeys: [] });

it('whoever puts every change on top of what was sent has what is there now', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 8 }), fc.nat(7), (moments, again) => {
      const sent = new SentParts(new Texts());
      let known: Record<string, unknown> = {};
      for (const [i, now] of moments.entries()) {
        if (i === again)
          known = JSON.parse(`{${sent.all(Object.keys(now), Object.values(now))}}`) as typeof known;
        else {
          const { text, gone } = sent.send(Object.keys(now), Object.values(now));
          Object.assign(known, JSON.parse(`{${text}}`));
          for (const name of gone) delete known[name];
        }
        expect(known).toEqual(JSON.parse(JSON.stringify(now)));
      }
    }),
    { numRuns: 2000 },
  );
});

it('what is the same is not sent again', () => {
  const sent = new SentParts(new Texts());
  const names = ['players', 'turn', 'shared'];
  sent.send(names, [[{ cash: 1 }, { cash: 2 }], 0, { discs: 9 }]);
  expect(sent.send(names, [[{ cash: 1 }, { cash: 2 }], 0, { discs: 9 }])).toEqual({ text: '', gone: [] });
  expect(sent.send(names, [[{ cash: 1 }, { cash: 3 }], 0, undefined])).toEqual({
    text: '"players":[{"cash":1},{"cash":3}]',
    gone: ['shared'],
  });
  expect(sent.send(['turn'], [1])).toEqual({ text: '"turn":1', gone: ['players'] });
});

it('two pairs of eyes that saw different things each hear what is new to them', () => {
  const texts = new Texts();
  const [one, other] = [new SentParts(texts), new SentParts(texts)];
  const [early, late] = [{ maize: 5 }, { maize: 6 }];
  one.all(['prices'], [early]);
  other.all(['prices'], [late]);
  expect(one.send(['prices'], [late]).text).toBe('"prices":{"maize":6}');
  expect(other.send(['prices'], [late]).text).toBe('');
  expect(other.send(['prices'], [early]).text).toBe('"prices":{"maize":5}');
  expect(one.send(['prices'], [early]).text).toBe('"prices":{"maize":5}');
});
