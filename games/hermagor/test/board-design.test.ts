import { Findings } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import type { HermagorBoard } from '../rules/files/board.ts';
import { checkDesign } from '../rules/files/check-design.ts';
import { board, codes, produces, region, road, village } from './board-kit.ts';

describe('H-B5 and H-B6: what we ask of our own boards', () => {
  const swap = (b: HermagorBoard, one: string, other: string) => {
    const [first, second] = [village(b, one), village(b, other)];
    [first.product, second.product] = [second.product, first.product];
  };
  const cases: [string, string, (board: HermagorBoard) => void][] = [
    [
      'H-B6: five villages of a product',
      'board.product-count',
      (b) => {
        village(b, 'kap-merle').product = village(b, 'dornavik').product;
      },
    ],
    [
      'H-B6: neighbours that sell the same',
      'board.neighbours',
      (b) => {
        village(b, 'kap-merle').product = village(b, 'dornavik').product;
      },
    ],
    [
      'H-B6: a region with a product twice',
      'board.region-products',
      (b) => {
        village(b, 'kap-merle').product = village(b, 'dornavik').product;
      },
    ],
    [
      'H-B6: a dukedom without a product',
      'board.dukedom-products',
      (b) => {
        for (const id of b.dukedoms[0]?.villages ?? [])
          if (village(b, id).product === 'salt') village(b, id).product = 'egg';
      },
    ],
    [
      'H-B6: a Principal Route with a product twice',
      'board.route-products',
      (b) =>
        swap(
          b,
          b.principalRoute[0] ?? '',
          b.villages.find(
            (one) =>
              !b.principalRoute.includes(one.id) &&
              one.product !== village(b, b.principalRoute[0] ?? '').product,
          )?.id ?? '',
        ),
    ],
    [
      'H-B6: a Principal Route off the roads',
      'board.route-broken',
      (b) => b.principalRoute.reverse().push(b.principalRoute.shift() ?? ''),
    ],
    [
      'H-B6: a castle road of cost 4',
      'board.castle-toll',
      (b) => {
        road(b, 'hermagor', 'wolkersau').toll = 4;
      },
    ],
    [
      'H-B6: a production region beside the castle',
      'board.castle-region',
      (b) => {
        region(b, (one) => one.places.includes('hermagor')).shows = ['church'];
      },
    ],
    [
      'H-B6: too much Nobility',
      'board.nobility-count',
      (b) => {
        for (const one of b.regions.filter(produces).slice(0, 2)) one.shows = 'nobility';
      },
    ],
    [
      'H-B6: a building twice in a region',
      'board.building-twice',
      (b) => {
        region(b, produces).shows = ['church', 'church'];
      },
    ],
    [
      'H-B6: too few marks',
      'board.mark-count',
      (b) => {
        for (const one of b.regions.filter(produces)) one.shows = ['church'];
      },
    ],
    [
      'H-B6: a building in too few regions',
      'board.building-spread',
      (b) => {
        for (const one of b.regions.filter(produces)) one.shows = ['church'];
      },
    ],
    [
      'H-B6: a building in large regions only',
      'board.building-large',
      (b) => {
        for (const one of b.regions.filter(produces))
          one.shows = one.places.length < 5 ? ['church'] : ['library'];
      },
    ],
    [
      'H-B5: no region with three buildings',
      'board.three-buildings',
      (b) => {
        for (const one of b.regions.filter(produces)) one.shows = ['church', 'library'];
      },
    ],
    [
      'H-B5: a region with four buildings',
      'board.building-count',
      (b) => {
        region(b, produces).shows = ['church', 'library', 'graveyard', 'blacksmith'];
      },
    ],
    [
      'H-B5: a toll of 6',
      'board.toll-range',
      (b) => {
        road(b, 'dornavik', 'kap-merle').toll = 6;
      },
    ],
    [
      'H-B6: cheap roads',
      'board.toll-mean',
      (b) => {
        for (const one of b.roads) one.toll = 2;
      },
    ],
    [
      'H-B6: tolls in other shares',
      'board.toll-share',
      (b) => {
        for (const one of b.roads) one.toll = 3;
      },
    ],
    [
      'H-B6: a five on easy ground',
      'board.toll-five',
      (b) => {
        b.relief = [];
      },
    ],
    ['H-B5: a passage space of cost 6', 'board.market-range', (b) => b.market.j[0]?.splice(0, 1, 6)],
    ['H-B5: a junction as cheap as an edge', 'board.market-junction', (b) => b.market.j[1]?.splice(1, 1, 3)],
  ];
  it.each(cases)('%s is caught, but a printed board may have it', (_, code, change) => {
    expect(codes(change)).toContain(code);
    expect(codes(change, false)).toEqual([]);
  });

  /** Takes a village out, with its roads and whatever names it. */
  function remove(b: HermagorBoard, id: string): void {
    b.villages = b.villages.filter((one) => one.id !== id);
    b.roads = b.roads.filter((one) => one.from !== id && one.to !== id);
    for (const dukedom of b.dukedoms) dukedom.villages = dukedom.villages.filter((one) => one !== id);
    b.regions = b.regions.filter((one) => !one.places.includes(id));
  }

  it('H-B6: 32 villages, and no place whose loss parts the roads', () => {
    const found = codes((b) => remove(b, 'kap-merle'));
    expect(found).toContain('board.village-count');
    expect(found).toContain('board.cut-place');
    expect(found).toContain('board.degree');
  });

  it('H-B6: at most 4 roads meet in a village', () => {
    const found = new Findings();
    const crowded = structuredClone(board);
    const [first, ...others] = crowded.villages.map(({ id }) => id);
    for (const to of others.slice(0, 4))
      crowded.roads.push({ from: first ?? '', to, toll: 2, course: [], bridges: [] });
    checkDesign(crowded, found);
    expect(found.problems).toContainEqual(
      expect.objectContaining({ code: 'board.degree', path: '/villages/0' }),
    );
  });

  it('H-B6: 17 to 19 regions of 3 to 6 villages, so roads = regions + 32', () => {
    expect(board.roads).toHaveLength(board.regions.length + 32);
    const found = codes((b) => {
      for (const id of ['kap-merle', 'ostermund', 'rosshaven']) remove(b, id);
    });
    expect(found).toContain('board.region-count');
  });

  it('H-B5: a region of seven villages is too large', () => {
    const found = codes((b) => {
      const open = road(b, 'eibenrode', 'birkmaar');
      b.roads = b.roads.filter((one) => one !== open);
      const [one, other] = b.regions.filter(
        (r) => r.places.includes(open.from) && r.places.includes(open.to),
      );
      if (one === undefined || other === undefined) throw new Error('the road borders one region only');
      const turned = (places: string[], last: string) => {
        const cut = places.indexOf(last) + 1;
        return [...places.slice(cut), ...places.slice(0, cut)];
      };
      const forward = one.places[(one.places.indexOf(open.from) + 1) % one.places.length] === open.to;
      const [start, end] = forward ? [open.from, open.to] : [open.to, open.from];
      one.places = [...turned(one.places, start), ...turned(other.places, end).slice(0, -1)].filter(
        (id, i, all) => all.indexOf(id) === i,
      );
      b.regions = b.regions.filter((r) => r !== other);
    });
    expect(found).toContain('board.region-size');
  });

  it('H-B6: exactly 4 castle roads', () => {
    const found = codes((b) => {
      const shut = road(b, 'hermagor', 'wolkersau');
      b.roads = b.roads.filter((one) => one !== shut);
      const [one, other] = b.regions.filter(
        (r) => r.places.includes('hermagor') && r.places.includes('wolkersau'),
      );
      if (one === undefined || other === undefined)
        throw new Error('the castle road borders one region only');
      const castle = one.places.indexOf('hermagor');
      const ahead = [...one.places.slice(castle), ...one.places.slice(0, castle)];
      const home = other.places.indexOf('hermagor');
      const back = [...other.places.slice(home), ...other.places.slice(0, home)];
      one.places =
        ahead[1] === 'wolkersau'
          ? [...back.slice(0, -1), ...ahead.slice(1)]
          : [...ahead.slice(0, -1), ...back.slice(1)];
      b.regions = b.regions.filter((r) => r !== other);
    });
    expect(found).toContain('board.castle-roads');
  });

  it('H-B6: at least 9 villages in each dukedom, and the Principal Route in all three', () => {
    const found = codes((b) => {
      // The northern arm alone, led round the other way, leaves a dukedom with hardly a village.
      const [ilmar] = b.rivers;
      if (ilmar === undefined) throw new Error('no river');
      const small = b.dukedoms[0]?.villages.splice(0) ?? [];
      b.dukedoms[1]?.villages.push(...small);
      b.rivers = [
        ilmar,
        {
          name: 'Stub',
          course: [
            [60, 780],
            [200, 800],
            [330, 830],
            [395, 880],
            [390, 960],
          ],
        },
      ];
      for (const one of b.roads)
        if (one.from !== ilmar.name) one.bridges = one.bridges.filter(([x, y]) => !(x < 720 && y < 580));
    });
    expect(found).toEqual(expect.arrayContaining(['board.dukedom-small', 'board.route-dukedoms']));
  });
});
