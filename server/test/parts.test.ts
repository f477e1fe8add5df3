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
      const sent = new SentParts();
      let known: Record<string, unknown> = {};
      for (const [i, now] of moments.entries()) {
        if (i === again) known = JSON.parse(`{${sent.all(now, new Texts())}}`) as typeof known;
        else {
          const { text, gone } = sent.send(now, new Texts());
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
  const sent = new SentParts();
  const texts = new Texts();
  sent.send({ players: [{ cash: 1 }, { cash: 2 }], turn: 0, shared: { discs: 9 } }, texts);
  expect(sent.send({ players: [{ cash: 1 }, { cash: 2 }], turn: 0, shared: { discs: 9 } }, texts)).toEqual({
    text: '',
    gone: [],
  });
  expect(sent.send({ players: [{ cash: 1 }, { cash: 3 }], turn: 0 }, texts)).toEqual({
    text: '"players":[{"cash":1},{"cash":3}]',
    gone: ['shared'],
  });
});
