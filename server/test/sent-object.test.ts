import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonTexts, SentObject } from '../src/play/sent-object.ts';

type Parts = Record<string, unknown>;

/** A viewer, and what they know from everything that they were sent. */
class TestViewer {
  readonly #sent = new SentObject();
  known: Parts = {};

  receive(now: Parts, json = new JsonTexts()): { changed: Parts; removed: readonly string[] } {
    const { members, removed, isSame } = this.#sent.update(now, json);
    const changed = JSON.parse(`{${members}}`) as Parts;
    expect(isSame).toBe(Object.keys(changed).length + removed.length === 0);
    for (const name in changed) expect(changed[name]).not.toEqual(this.known[name]);
    Object.assign(this.known, changed);
    for (const name of removed) {
      expect(this.known).toHaveProperty(name);
      delete this.known[name];
    }
    return { changed, removed };
  }
}

/** Few values, so that the same ones come back. */
const item = fc.constantFrom<unknown>(null, 0, 'x', {}, { cash: 1 }, { cash: 2, tiles: [1] });
const part = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 'é"', 7),
  item,
  fc.array(item, { maxLength: 3 }),
);

/** What is open to all, who is sent something, and what each of them alone sees. */
const change = fc.record({
  open: fc.record({ drafts: part, players: part, turn: part }, { requiredKeys: ['turn'] }),
  audience: fc.subarray([0, 1, 2], { minLength: 1 }),
  own: fc.array(fc.record({ players: part, drafts: part }, { requiredKeys: [] }), {
    minLength: 3,
    maxLength: 3,
  }),
});

it('a viewer who applies every change has what is there now, and is sent nothing twice', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const viewers = [0, 1, 2].map(() => new TestViewer());
      for (const { open, audience, own } of changes) {
        const json = new JsonTexts();
        for (const seat of audience) {
          const viewer = viewers[seat] as TestViewer;
          const now: Parts = { ...open, ...own[seat] };
          viewer.receive(now, json);
          expect(viewer.known).toEqual(JSON.parse(JSON.stringify(now)));
        }
      }
    }),
    { numRuns: 3000 },
  );
});

it('a part that is equal is not sent again, and one that is no longer there is named', () => {
  const viewer = new TestViewer();
  const players = (cash: number) => [{ cash: 1 }, { cash }];
  viewer.receive({ players: players(2), turn: 0, shared: { discs: 9 } });
  expect(viewer.receive({ players: players(2), turn: 0, shared: { discs: 9 } })).toEqual({
    changed: {},
    removed: [],
  });
  expect(viewer.receive({ players: players(3), turn: 0, shared: undefined })).toEqual({
    changed: { players: players(3) },
    removed: ['shared'],
  });
});

it('after it was cleared everything is sent', () => {
  const sent = new SentObject();
  sent.update({ turn: 1 }, new JsonTexts());
  sent.clear();
  expect(sent.update({ turn: 1 }, new JsonTexts()).members).toBe('"turn":1');
});

it('an object is written once for all viewers', () => {
  let written = 0;
  const shared = {
    toJSON: () => {
      written++;
      return 'shared';
    },
  };
  const json = new JsonTexts();
  for (let viewer = 0; viewer < 3; viewer++)
    expect(new SentObject().update({ shared }, json).members).toBe('"shared":"shared"');
  expect(written).toBe(1);
});
