import { describe, expect, it } from 'vitest';
import { drawBoard } from '../boards/draw.ts';
import { BUILDINGS, type HermagorBoard, PRODUCTS } from '../rules/files/board.ts';
import { checkBoard } from '../rules/files/check-board.ts';
import { BOOTHS, BOOTHS_OF_SPACE, SPACE_NAMES } from '../rules/market/spaces.ts';
import { BUILDING_VALUES, END_VALUES, NOBILITY_VALUES } from '../rules/state/constants.ts';
import { board, codes, region, road, village } from './board-kit.ts';

describe('the board that comes with the game', () => {
  it('H-B6: passes every clause', () => {
    expect(checkBoard(board, { design: true })).toEqual([]);
  });

  it('H-B2: has 43 passage spaces', () => {
    expect([board.market.h, board.market.v, board.market.j].map((part) => part.flat().length)).toEqual([
      16, 15, 12,
    ]);
  });

  it('H-B2: has passages of 43 spaces, of which a booth touches 8, on the rim 5, in a corner 3', () => {
    const kinds = SPACE_NAMES.map((name) => name[0]);
    expect(['b', 'h', 'v', 'j'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([
      20, 16, 15, 12,
    ]);
    const touching = SPACE_NAMES.slice(0, BOOTHS).map(
      (_, booth) => BOOTHS_OF_SPACE.slice(BOOTHS).filter((booths) => booths.includes(booth)).length,
    );
    expect(touching).toEqual([[3, 5, 5, 3], ...Array(3).fill([5, 8, 8, 5]), [3, 5, 5, 3]].flat());
  });

  it('H-B3: has building squares 5, 3, 1, 0, end values 0 to 9 and a Nobility row 3 to 8', () => {
    expect(BUILDING_VALUES).toEqual([5, 3, 1, 0]);
    expect(END_VALUES).toEqual([0, 1, 3, 6, 8, 9]);
    expect(NOBILITY_VALUES).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('draws itself, every name and sign on it', () => {
    const picture = drawBoard(board);
    for (const { name } of [...board.villages, ...board.rivers]) expect(picture).toContain(`>${name}<`);
    for (const icon of [...PRODUCTS, ...BUILDINGS]) expect(picture).toContain(`href="#icon-${icon}"`);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('H-B1: the checker derives the map from the drawing', () => {
  const cases: [string, string, (board: HermagorBoard) => void][] = [
    ['a missing village', 'board.road-end', (b) => b.villages.pop()],
    [
      'a village twice',
      'board.place-twice',
      (b) => b.villages.push({ ...village(b, 'kupferau'), at: [500, 600] }),
    ],
    [
      'a village at sea',
      'board.place-at-sea',
      (b) => {
        village(b, 'kap-merle').at = [60, 1000];
      },
    ],
    [
      'two villages on one spot',
      'board.places-touch',
      (b) => {
        village(b, 'kap-merle').at = [...village(b, 'dornavik').at];
      },
    ],
    [
      'roads that cross',
      'board.roads-cross',
      (b) =>
        b.roads.push({
          ...road(b, 'dornavik', 'kap-merle'),
          from: 'kap-merle',
          to: 'isenbrunn',
          course: [[560, 600]],
        }),
    ],
    [
      'a road to nowhere',
      'board.road-end',
      (b) => {
        road(b, 'dornavik', 'kap-merle').to = 'atlantis';
      },
    ],
    [
      'a road in a circle',
      'board.road-loop',
      (b) => {
        const one = road(b, 'dornavik', 'kap-merle');
        one.to = one.from;
      },
    ],
    ['a road twice', 'board.road-twice', (b) => b.roads.push({ ...road(b, 'dornavik', 'kap-merle') })],
    [
      'a road through a village',
      'board.road-through-place',
      (b) => {
        road(b, 'dornavik', 'kap-merle').course = [[...village(b, 'kupferau').at]];
      },
    ],
    [
      'a village without roads',
      'board.unconnected',
      (b) => {
        b.roads = b.roads.filter((one) => one.from !== 'kap-merle' && one.to !== 'kap-merle');
      },
    ],
    [
      'a region that is no face',
      'board.region-no-face',
      (b) => {
        b.regions[0]?.places.splice(0, 1, 'kap-merle');
      },
    ],
    ['an area without a region', 'board.face-without-region', (b) => b.regions.pop()],
    [
      'places of a region in no order',
      'board.region-order',
      (b) => {
        const six = region(b, (one) => one.places.length === 6);
        six.places.sort();
      },
    ],
    [
      'Hermagor on the rim',
      'board.castle-centre',
      (b) => {
        b.castle.at = [...village(b, 'kap-merle').at];
      },
    ],
    ['two dukedoms', 'board.dukedom-count', (b) => b.dukedoms.pop()],
    ['a village in no dukedom', 'board.dukedom-village', (b) => b.dukedoms[0]?.villages.pop()],
    [
      'a village in two dukedoms',
      'board.dukedom-village',
      (b) => b.dukedoms[0]?.villages.push(b.dukedoms[1]?.villages[0] ?? ''),
    ],
    [
      'a dukedom with a village that is none',
      'board.dukedom-unknown',
      (b) => b.dukedoms[0]?.villages.push('atlantis'),
    ],
    [
      'a village labelled against the rivers',
      'board.dukedom-river',
      (b) => {
        const moved = b.dukedoms[0]?.villages.pop();
        if (moved) b.dukedoms[1]?.villages.push(moved);
      },
    ],
    ['a river that parts nothing', 'board.river-parts-nothing', (b) => b.rivers[1]?.course.pop()],
    [
      'a river through a village',
      'board.river-through-place',
      (b) => b.rivers[1]?.course.splice(3, 1, [...village(b, 'nordwacht').at]),
    ],
    [
      'a road across a river without bridge',
      'board.bridge-missing',
      (b) => {
        road(b, 'wolkersau', 'sankt-orvel').bridges = [];
      },
    ],
    [
      'a bridge on dry land',
      'board.bridge-astray',
      (b) => {
        road(b, 'dornavik', 'kap-merle').bridges = [[300, 680]];
      },
    ],
    [
      'lines too long to look at',
      'board.too-detailed',
      (b) => {
        b.coast = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? [0, i] : [1500, i]));
      },
    ],
    [
      'a river that crosses everything',
      'board.river-tangled',
      (b) => {
        for (const river of b.rivers)
          river.course = Array.from({ length: 40 }, (_, i) =>
            i % 2 === 0 ? [0, 20 * i] : [400, 20 * i + 10],
          );
      },
    ],
    ['a coast beyond the sheet', 'board.coast-outside', (b) => b.coast.push([-50, 400])],
    ['a Principal Route of seven villages', 'board.route', (b) => b.principalRoute.pop()],
    [
      'a Principal Route that names a village twice',
      'board.route',
      (b) => b.principalRoute.splice(0, 1, b.principalRoute[1] ?? ''),
    ],
    [
      'a Principal Route that misses Hermagor',
      'board.route',
      (b) => {
        b.principalRoute = b.principalRoute.map((id) => (id === 'hermagor' ? 'kap-merle' : id));
      },
    ],
  ];
  it.each(cases)('H-B1: catches %s', (_, code, change) => {
    expect(codes(change, false)).toContain(code);
  });
});
