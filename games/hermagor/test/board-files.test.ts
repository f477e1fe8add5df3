import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../boards/draw.ts';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import { checkBoard } from '../rules/files/check-board.ts';
import { checkTiles } from '../rules/files/check-tiles.ts';
import { parseBoard, parseTiles } from '../rules/files/schema.ts';
import { board } from './board-kit.ts';

const [tiles] = TILE_SETS;

describe('H-B8: files', () => {
  it('that come with the game are good', () => {
    for (const file of BOARDS) {
      expect(parseBoard(file).ok).toBe(true);
      expect(checkBoard(file, { design: true })).toEqual([]);
    }
    for (const file of TILE_SETS) {
      expect(parseTiles(file).ok).toBe(true);
      expect(checkTiles(file, { design: true })).toEqual([]);
    }
  });

  it('survive a trip through JSON', () => {
    expect(parseBoard(JSON.parse(JSON.stringify(board)))).toEqual({ ok: true, value: board });
    expect(parseTiles(JSON.parse(JSON.stringify(tiles)))).toEqual({ ok: true, value: tiles });
  });

  it('with an unknown product, a missing part or an unknown field are refused with the spot named', () => {
    const odd = {
      ...board,
      villages: board.villages.map((one, i) => (i === 3 ? { ...one, product: 'tea' } : one)),
    };
    expect(parseBoard(odd)).toMatchObject({ ok: false, problems: [{ path: '/villages/3/product' }] });
    const { market: _market, ...without } = board;
    expect(parseBoard(without)).toMatchObject({ ok: false });
    expect(parseBoard({ ...board, colour: 'red' })).toMatchObject({ ok: false });
    expect(parseTiles(board)).toMatchObject({ ok: false });
  });

  it('H-B2: with a market of another shape are refused', () => {
    expect(parseBoard({ ...board, market: { ...board.market, h: board.market.h.slice(1) } })).toMatchObject({
      ok: false,
    });
  });

  it('of garbage give problems, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (garbage) => {
        for (const result of [parseBoard(garbage), parseTiles(garbage)]) {
          expect(result.ok).toBe(false);
          if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('with any part replaced by garbage are refused, or checked and drawn without an exception', () => {
    const keys = Object.keys(board).filter((key) => key !== 'game');
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, garbage) => {
        const result = parseBoard({ ...board, [key]: garbage });
        if (result.ok) expect(checkBoard(result.value, { design: true })).toBeInstanceOf(Array);
      }),
    );
  });

  it('with points moved anywhere are checked and drawn without an exception', () => {
    const point = fc.tuple(fc.integer({ min: -200, max: 2000 }), fc.integer({ min: -200, max: 2000 }));
    fc.assert(
      fc.property(fc.nat(31), point, fc.nat(50), point, (which, spot, road, bend) => {
        const odd = structuredClone(board);
        const moved = odd.villages[which];
        if (moved) moved.at = spot;
        odd.roads[road]?.course.splice(0, 1, bend);
        expect(checkBoard(odd, { design: true })).toBeInstanceOf(Array);
        expect(drawBoard(odd)).toMatch(/^<svg/);
      }),
      { numRuns: 12 },
    );
  });
});
