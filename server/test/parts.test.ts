import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Layout } from '../src/play/layout.ts';
import { CommonChange, SentParts } from '../src/play/parts.ts';
import { JsonBytes } from '../src/wire/json-bytes.ts';

type Fields = Record<string, unknown>;

/** Somebody who looks on, and what they know by all that they were told. */
class Audience {
  readonly #sent: SentParts;
  readonly #bytes = new JsonBytes();
  known: Fields = {};

  constructor(common: CommonChange) {
    this.#sent = new SentParts(common);
  }

  /** Everything anew. */
  see(layout: Layout, now: Fields): void {
    const start = this.#bytes.end;
    this.#sent.all(layout, inPlaces(layout, now), this.#bytes);
    this.known = this.#take(start);
  }

  /** What is new; it is put on top of what is known. */
  hear(layout: Layout, now: Fields, moment: number): { told: Fields; gone: readonly string[] } {
    const start = this.#bytes.end;
    const gone = this.#sent.send(layout, inPlaces(layout, now), moment, this.#bytes);
    const told = this.#take(start);
    for (const name in told) expect(told[name]).not.toEqual(this.known[name]);
    Object.assign(this.known, told);
    for (const name of gone) {
      expect(this.known).toHaveProperty(name);
      delete this.known[name];
    }
    return { told, gone };
  }

  #take(start: number): Fields {
    const text = `{${Buffer.from(this.#bytes.from(start), 'latin1')}}`;
    this.#bytes.cut(start);
    const told = JSON.parse(text) as Fields;
    // Nothing is told twice.
    expect(JSON.stringify(told)).toBe(text);
    return told;
  }
}

function inPlaces({ names }: Layout, now: Fields): unknown[] {
  return names.map((name) => now[name]);
}

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

const NAMES: readonly (readonly string[])[] = [
  ['drafts', 'players', 'turn'],
  ['drafts', 'turn', 'shared', 'players'],
  ['turn'],
];

/** What all see alike; who looks, and what each of them sees in another way. */
const moment = fc.record({
  names: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) }),
  alike: fc.record({ drafts: part, players: part, turn: part, shared: part }),
  audience: fc.subarray([0, 1, 2], { minLength: 1 }),
  own: fc.array(fc.record({ players: part, drafts: part }, { requiredKeys: [] }), {
    minLength: 3,
    maxLength: 3,
  }),
  anew: fc.oneof({ weight: 6, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: fc.nat(2) }),
});

it('whoever puts every change on top of what was sent has what is there now, and hears nothing else', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 12 }), (moments) => {
      const common = new CommonChange();
      const layouts = NAMES.map((names) => new Layout(names));
      const all = [0, 1, 2].map(() => new Audience(common));
      for (const [i, { names: which, alike, audience, own, anew }] of moments.entries())
        for (const viewer of audience) {
          const layout = layouts[which] as Layout;
          const one = all[viewer] as Audience;
          const now: Fields = { ...alike, ...own[viewer] };
          if (viewer === anew) one.see(layout, now);
          else one.hear(layout, now, i);
          const seen = Object.fromEntries(layout.names.map((name) => [name, now[name]]));
          expect(one.known).toEqual(JSON.parse(JSON.stringify(seen)));
        }
    }),
    { numRuns: 3000 },
  );
});

it('what is the same is not sent again', () => {
  const layout = new Layout(['players', 'turn', 'shared']);
  const audience = new Audience(new CommonChange());
  const players = (cash: number) => [{ cash: 1 }, { cash }];
  audience.see(layout, { players: players(2), turn: 0, shared: { discs: 9 } });
  expect(audience.hear(layout, { players: players(2), turn: 0, shared: { discs: 9 } }, 1)).toEqual({
    told: {},
    gone: [],
  });
  expect(audience.hear(layout, { players: players(3), turn: 0 }, 2)).toEqual({
    told: { players: players(3) },
    gone: ['shared'],
  });
  expect(audience.hear(new Layout(['turn']), { turn: 1 }, 3)).toEqual({
    told: { turn: 1 },
    gone: ['players'],
  });
});

it('two pairs of eyes that saw different things each hear what is new to them', () => {
  const common = new CommonChange();
  const layout = new Layout(['prices']);
  const [one, other] = [new Audience(common), new Audience(common)];
  const [early, late] = [{ maize: 5 }, { maize: 6 }];
  one.see(layout, { prices: early });
  other.see(layout, { prices: late });
  expect(one.hear(layout, { prices: late }, 1).told).toEqual({ prices: late });
  expect(other.hear(layout, { prices: late }, 1).told).toEqual({});
  expect(other.hear(layout, { prices: early }, 2).told).toEqual({ prices: early });
  expect(one.hear(layout, { prices: early }, 2).told).toEqual({ prices: early });
});

it('what looks the same to all is found out once, and what does not is never told to the wrong eyes', () => {
  const common = new CommonChange();
  const layout = new Layout(['prices', 'cash']);
  const [one, other] = [new Audience(common), new Audience(common)];
  for (const audience of [one, other]) audience.see(layout, { prices: [5], cash: null });
  for (const moment of [1, 2, 3]) {
    const prices = [5 + moment];
    expect(one.hear(layout, { prices, cash: moment }, moment).told).toEqual({ prices, cash: moment });
    expect(other.hear(layout, { prices, cash: null }, moment).told).toEqual({ prices });
  }
  expect(layout.own).toEqual([1]);
});
