import { distancesFrom } from '@kontor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../boards/draw.ts';
import { BOARDS, CONTRACT_SETS } from '../boards/index.ts';
import { checkBoard } from '../rules/files/check-board.ts';
import { checkContracts } from '../rules/files/check-contracts.ts';
import { type ContractSet, type MerchantsBoard, parseBoard, parseContracts } from '../rules/files/schema.ts';
import { startValues } from '../rules/files/start-values.ts';

const [board] = BOARDS;
const [contracts] = CONTRACT_SETS;

/** The codes that the checker finds after a change to the shipped board. */
function codes(change: (board: MerchantsBoard) => void, design = false): string[] {
  const changed = structuredClone(board);
  change(changed);
  return [...new Set(checkBoard(changed, { design }).map((problem) => problem.code))];
}

function contractCodes(change: (set: ContractSet) => void): string[] {
  const changed = structuredClone(contracts);
  change(changed);
  return [...new Set(checkContracts(changed).map((problem) => problem.code))];
}

function city(of: MerchantsBoard, number: number) {
  const found = of.cities.find((one) => one.number === number);
  if (found === undefined) throw new Error(`no city ${number}`);
  return found;
}

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('an empty list');
  return one;
}

describe('the board that comes with the game', () => {
  it('M-B3: passes every clause', () => {
    expect(checkBoard(board, { design: true })).toEqual([]);
    expect([board.cities.length + 1, board.roads.length, board.regions.length]).toEqual([21, 28, 8]);
  });

  it('draws itself, every name and sign on it', () => {
    const picture = drawBoard(board);
    for (const { name } of [board.capital, ...board.cities, ...board.regions])
      expect(picture).toContain(`>${name}<`);
    for (const { number } of board.cities) expect(picture).toContain(`>${number}</text>`);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('M-B3: gives no city much more of the map than another', () => {
    const values = [...startValues(board).values()];
    expect(values).toHaveLength(20);
    expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1.4);
    for (const { id } of board.cities) {
      const steps = [...distancesFrom(id, board.roads).values()];
      const within = (most: number) => steps.filter((step) => step > 0 && step <= most).length;
      expect(within(2)).toBeGreaterThanOrEqual(5);
      expect(within(2)).toBeLessThanOrEqual(11);
      expect(within(3)).toBeGreaterThanOrEqual(9);
      expect(within(6)).toBe(20);
    }
  });
});

describe('the checker', () => {
  const cases: [string, string, (board: MerchantsBoard) => void][] = [
    [
      'M-B1: a city number twice',
      'board.city-number',
      (b) => {
        city(b, 4).number = 5;
      },
    ],
    [
      'M-B1: a region numeral twice',
      'board.region-numeral',
      (b) => {
        first(b.regions).numeral = 'II';
      },
    ],
    ['M-B1: a missing city', 'board.city-number', (b) => void b.cities.pop()],
    [
      'M-B2: a label twice in a city',
      'board.label-twice',
      (b) => {
        const [one, other] = b.roads.filter((road) => road.from === b.capital.id || road.to === b.capital.id);
        if (one && other) one.label = other.label;
      },
    ],
    [
      'M-B3: roads that cross',
      'board.roads-cross',
      (b) => void b.roads.push({ from: city(b, 1).id, to: city(b, 11).id, label: 'd', course: [] }),
    ],
    ['M-B3: a region that is no face', 'board.region-no-face', (b) => void first(b.regions).places.pop()],
    ['M-B3: an area without a region', 'board.face-without-region', (b) => void b.regions.pop()],
    [
      'M-B3: a city that no road reaches',
      'board.unconnected',
      (b) => {
        b.roads = b.roads.filter((road) => road.from !== city(b, 5).id && road.to !== city(b, 5).id);
      },
    ],
    [
      'a city at sea',
      'board.place-at-sea',
      (b) => {
        city(b, 16).at = [100, 1000];
      },
    ],
    [
      'a road to nowhere',
      'board.road-end',
      (b) => {
        first(b.roads).to = 'atlantis';
      },
    ],
  ];
  it.each(cases)('catches %s', (_, code, change) => {
    expect(codes(change)).toContain(code);
  });

  const design: [string, string, (board: MerchantsBoard) => void][] = [
    [
      'M-B3: another share of ranks',
      'board.rank-count',
      (b) => {
        city(b, 2).rank = 2;
      },
    ],
    [
      'M-B3: ranks heaped in one corner',
      'board.rank-spread',
      (b) => {
        for (const one of b.cities) one.rank = one.number < 8 ? 3 : 1;
      },
    ],
    [
      'a start much better than the others',
      'board.start-balance',
      (b) => {
        for (const one of b.cities) one.rank = one.number > 7 && one.number < 15 ? 3 : 1;
      },
    ],
  ];
  it.each(design)('catches %s on our own boards only', (_, code, change) => {
    expect(codes(change, true)).toContain(code);
    expect(codes(change)).toEqual([]);
  });

  it('M-B3: catches cut places, long ways and cities without a region', () => {
    const found = codes((b) => {
      // Belkhara and Zafirel become the end of a blind road: Quorath leads straight to Nimrune instead.
      const [quorath, belkhara, zafirel, nimrune] = [4, 5, 6, 7].map((number) => city(b, number).id);
      if (quorath === undefined || nimrune === undefined) throw new Error('no such city');
      const joins = (road: MerchantsBoard['roads'][number], ...ends: (string | undefined)[]) =>
        ends.includes(road.from) && ends.includes(road.to);
      b.roads = b.roads.filter((road) => !joins(road, quorath, belkhara));
      for (const road of b.roads) if (joins(road, zafirel, nimrune)) road.label = 'd';
      b.roads.push({ from: quorath, to: nimrune, label: 'b', course: [] });
      for (const region of b.regions)
        region.places = region.places.filter((place) => place !== belkhara && place !== zafirel);
    }, true);
    expect(found).toEqual(expect.arrayContaining(['board.cut-place', 'board.too-far', 'board.no-region']));
  });
});

describe('contracts', () => {
  it('M-C1, M-C2: the set that comes with the game passes', () => {
    expect(checkContracts(contracts)).toEqual([]);
    expect(Object.values(contracts.resources).reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(contracts.contracts.reduce((sum, one) => sum + one.copies, 0)).toBe(38);
  });

  it('M-C4: the set is the one of the rule book', () => {
    const list = contracts.contracts.map(
      ({ value, asks, copies }) => `${value}: ${asks.join(' ')} ×${copies}`,
    );
    expect(list).toEqual([
      '2: coal coal ×7',
      '3: coal bronze ×4',
      '3: coal coal coal ×2',
      '4: coal silver ×2',
      '4: coal coal bronze ×2',
      '4: bronze bronze ×1',
      '5: bronze silver ×1',
      '5: coal gems ×1',
      '5: coal bronze bronze ×1',
      '5: coal coal silver ×1',
      '6: coal gold ×1',
      '6: bronze gems ×1',
      '6: coal bronze silver ×1',
      '6: silver silver ×1',
      '7: bronze gold ×1',
      '7: silver gems ×1',
      '7: coal bronze gems ×1',
      '7: coal silver silver ×1',
      '8: silver gold ×1',
      '8: gems gems ×1',
      '8: coal silver gems ×1',
      '8: bronze bronze gems ×1',
      '9: coal silver gold ×1',
      '9: gems gold ×1',
      '9: bronze silver gems ×1',
      '9: bronze bronze gold ×1',
    ]);
  });

  it('M-C1: other numbers of resources are caught', () => {
    expect(
      contractCodes((set) => {
        set.resources.gold = 7;
      }),
    ).toEqual(['contracts.resources']);
  });

  it('M-C2: values that are not the sum, other counts and doubles are caught', () => {
    expect(
      contractCodes((set) => {
        first(set.contracts).asks = ['coal', 'bronze', 'bronze'];
      }),
    ).toEqual(['contracts.value', 'contracts.twice']);
    expect(
      contractCodes((set) => {
        first(set.contracts.slice(-1)).asks = ['coal', 'gold'];
      }),
    ).toEqual(['contracts.value', 'contracts.twice']);
    expect(
      contractCodes((set) => {
        first(set.contracts).copies = 6;
      }),
    ).toEqual(['contracts.count']);
    expect(
      contractCodes((set) => set.contracts.push({ value: 10, asks: ['gold', 'gold'], copies: 1 })),
    ).toEqual(['contracts.range']);
    expect(contractCodes((set) => set.contracts.push({ ...first(set.contracts) }))).toEqual([
      'contracts.twice',
      'contracts.count',
    ]);
  });
});

describe('M-B4: files', () => {
  it('that come with the game are good', () => {
    for (const file of BOARDS) {
      expect(parseBoard(file).ok).toBe(true);
      expect(checkBoard(file, { design: true })).toEqual([]);
    }
    for (const file of CONTRACT_SETS) {
      expect(parseContracts(file).ok).toBe(true);
      expect(checkContracts(file)).toEqual([]);
    }
  });

  it('survive a trip through JSON', () => {
    expect(parseBoard(JSON.parse(JSON.stringify(board)))).toEqual({ ok: true, value: board });
    expect(parseContracts(JSON.parse(JSON.stringify(contracts)))).toEqual({ ok: true, value: contracts });
  });

  it('with unknown labels, ranks or fields are refused with the spot named', () => {
    const roads = board.roads.map((road, i) => (i === 2 ? { ...road, label: 'e' } : road));
    expect(parseBoard({ ...board, roads })).toMatchObject({
      ok: false,
      problems: [{ path: '/roads/2/label' }],
    });
    const cities = board.cities.map((one, i) => (i === 2 ? { ...one, rank: 4 } : one));
    expect(parseBoard({ ...board, cities })).toMatchObject({
      ok: false,
      problems: [{ path: '/cities/2/rank' }],
    });
    expect(parseBoard({ ...board, colour: 'red' })).toMatchObject({ ok: false });
    expect(parseContracts(board)).toMatchObject({ ok: false });
  });

  it('of garbage give problems, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(board)), (garbage, key) => {
        for (const result of [parseBoard(garbage), parseContracts(garbage)]) expect(result.ok).toBe(false);
        const result = parseBoard({ ...board, [key]: garbage });
        if (result.ok) expect(checkBoard(result.value, { design: true })).toBeInstanceOf(Array);
      }),
    );
  });

  it('with points moved anywhere are checked and drawn without an exception', () => {
    const point = fc.tuple(fc.integer({ min: -200, max: 2000 }), fc.integer({ min: -200, max: 2000 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), point, (number, spot) => {
        const odd = structuredClone(board);
        city(odd, number).at = spot;
        expect(checkBoard(odd, { design: true })).toBeInstanceOf(Array);
        expect(drawBoard(odd)).toMatch(/^<svg/);
      }),
      { numRuns: 12 },
    );
  });
});
