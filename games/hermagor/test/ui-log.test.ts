import { Match, openTable } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import { type HermagorEvent, hermagor } from '../rules/index.ts';
import { logLines } from '../ui/log.ts';
import { productsOf } from '../ui/market/products.ts';
import { prompt } from '../ui/prompt.ts';

const opened = openTable(hermagor, { seats: 3, board: BOARDS[0]?.id, pieces: TILE_SETS[0]?.id });
if (!opened.ok) throw new Error('the table is broken');
const context = {
  table: opened.value,
  players: [
    { seat: 0, name: 'Ada', colour: 'red', shape: 'circle' },
    { seat: 1, name: 'Bo', colour: 'blue', shape: 'square' },
    { seat: 2, name: 'Cy', colour: 'green', shape: 'triangle' },
  ],
  viewer: 0,
  locale: 'en',
} as const;

const goods = (tile: number) =>
  context.table.tiles.tiles.find(({ number }) => number === tile)?.products.join(' and ');

describe('the log', () => {
  it('begins a heading with the first line of a phase', () => {
    const lines = logLines(
      {
        row: 3,
        seat: 2,
        events: [
          { type: 'passed', seat: 2 },
          { type: 'phase', round: 2, phase: 'preparing' },
          { type: 'buzz', seat: 1, line: 'h1', buyers: 2, cash: 3 },
          { type: 'good-deal', seat: 1, cash: 5 },
        ],
      },
      context,
    );
    expect(lines.map(({ group }) => group)).toEqual([undefined, 'Round 2 · Preparing to travel', undefined]);
    expect(lines.map(({ seat }) => seat)).toEqual([2, 1, 1]);
    expect(lines.every(({ icon, text }) => icon && text)).toBe(true);
  });

  it('keeps the heading of a phase that begins without further events', () => {
    const lines = logLines(
      { row: 4, seat: 1, events: [{ type: 'phase', round: 2, phase: 'selling' }] },
      context,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.group).toBe('Round 2 · Selling');
  });

  it('marks what others did to the viewer', () => {
    const share = { type: 'shared-in', seat: 0, village: 'zinnberg', cash: 1 } as const;
    expect(logLines({ row: 5, seat: 1, events: [share] }, context)[0]?.toMe).toBe(true);
    expect(logLines({ row: 5, seat: 1, events: [{ ...share, seat: 2 }] }, context)[0]?.toMe).toBeUndefined();
    expect(
      logLines({ row: 5, seat: 1, events: [share] }, { ...context, viewer: null })[0]?.toMe,
    ).toBeUndefined();
  });

  it('says first that somebody took the lead for a tile from the viewer', () => {
    const takenFrom = (from: number): HermagorEvent => ({
      type: 'placed',
      seat: 1,
      colour: 1,
      space: 'h2.3',
      cost: 3,
      taken: [{ tile: 1, from }],
    });
    expect(only(takenFrom(0))?.toMe).toBe(true);
    expect(only(takenFrom(2))?.toMe).toBeUndefined();
  });

  const only = (event: HermagorEvent, more = {}) =>
    logLines({ row: 5, seat: 1, events: [event] }, { ...context, ...more })[0];

  it('H-2.3: tells why a tile was won, by its goods, and speaks to the viewer as you', () => {
    const count = (colour: number, buyers: number, onTop = false) => ({ colour, buyers, edges: 0, onTop });
    const won: HermagorEvent = {
      type: 'won',
      booth: 'b2.3',
      tile: 1,
      colour: 2,
      reason: 'top',
      counts: [count(2, 2, true), count(0, 2)],
    };
    const line = only(won);
    expect(line?.text).toBe(
      `Cy wins the ${goods(1)} tile in booth 2.3: tied with you at 2, but stands on it.`,
    );
    expect(line?.spoken).toBe(`Cy wins the ${goods(1)} tile: tied with you at 2, but stands on it.`);
    expect(line?.places).toEqual(['b2.3', 'seat:2']);
    expect(only({ ...won, colour: 0, counts: [count(0, 2, true), count(2, 2)] })?.text).toBe(
      `You win the ${goods(1)} tile in booth 2.3: tied with Cy at 2, but your buyer stands on it.`,
    );
    expect(only({ ...won, reason: 'most', counts: [count(2, 3), count(0, 1)] })?.text).toBe(
      `Cy wins the ${goods(1)} tile in booth 2.3: 3 buyers, you 1.`,
    );
    expect(only({ type: 'stayed', booth: 'b2.3', tile: 1, reason: 'nobody', counts: [] })?.minor).toBe(true);
  });

  it('H-2.1: sums up the buzz of each player', () => {
    const buzz = (seat: number, line: string, cash: number): HermagorEvent => ({
      type: 'buzz',
      seat,
      line,
      buyers: 1,
      cash,
    });
    const lines = logLines(
      { row: 5, seat: 1, events: [buzz(0, 'h1', 6), buzz(0, 'v2', 1), buzz(1, 'h1', 1)] },
      context,
    );
    expect(lines.map(({ text }) => text)).toEqual(['You earn 7 by buzz: 6 + 1.', 'Bo earns 1 by buzz.']);
    expect(lines[0]?.places).toEqual(['line:h1', 'line:v2']);
  });

  it('H-3.8: tells a journey with its sale in one sentence, and names what it is about', () => {
    const lines = logLines(
      {
        row: 5,
        seat: 1,
        events: [
          {
            type: 'travelled',
            seat: 1,
            way: ['hermagor', 'lindwerth', 'zinnberg'],
            sum: 5,
            toll: 5,
            shortcut: false,
            selling: true,
          },
          { type: 'paid', seat: 1, cash: 5 },
          { type: 'sold', seat: 1, village: 'zinnberg', product: 'books', price: 7, blackMarket: false },
          { type: 'shared-in', seat: 0, village: 'zinnberg', cash: 1 },
          { type: 'shared-in', seat: 2, village: 'zinnberg', cash: 1 },
        ],
      },
      context,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Bo travels to Zinnberg by Lindwerth for 5 and sells books for 7; Cy gets 1.',
      'You get 1 for your station in Zinnberg.',
    ]);
    expect(lines[0]?.spoken).toBe('Bo travels to Zinnberg for 5 and sells books for 7.');
    expect(lines[0]?.places).toContain('zinnberg');
    expect(lines[0]?.places).toContain('road:lindwerth zinnberg');
    expect(lines.map(({ minor }) => minor)).toEqual([undefined, undefined]);
  });

  it('tells a region that is built on at once in one sentence', () => {
    const region = context.table.map.regions[0];
    const events: HermagorEvent[] = [
      { type: 'completed', seat: 0, colour: 0, region: region?.id ?? '' },
      { type: 'built', seat: 0, colour: 0, region: region?.id ?? '', row: 'books', square: 0, cash: 5 },
    ];
    const texts = logLines({ row: 5, seat: 0, events }, context).map(({ text }) => text);
    expect(texts).toEqual([`You complete ${region?.name} and build on the library row: +5.`]);
  });

  it('says what a buyer is good for: the tiles that it leads for, and those for which it is tied', () => {
    const placed: HermagorEvent = {
      ...{ type: 'placed', seat: 1, colour: 1, space: 'b2.1', cost: 2 },
      ...{ leads: ['shortcut', 3], ties: ['good-deal'], taken: [{ tile: 'good-deal', from: 0 }] },
    };
    const goods = productsOf(context.table.tiles.tiles, 3).join(' + ');
    expect(only(placed)?.text).toBe(
      `Bo places a buyer for 2 in booth 2.1: leads for Shortcut and ${goods}; ties with you for Good Deal.`,
    );
  });

  it('says what a buyer is good for that changes nobody’s place', () => {
    const placed: HermagorEvent = { type: 'placed', seat: 1, colour: 1, space: 'v2.1', cost: 2, buzz: 3 };
    expect(only(placed)?.text).toBe('Bo places a buyer for 2 between 2.1 and 2.2: buzz +3.');
    const { buzz, ...nothing } = placed;
    expect(only({ ...nothing, space: 'b2.1' })?.text).toBe(
      'Bo places a buyer for 2 in booth 2.1: no lead yet.',
    );
    expect(only({ ...placed, keeps: ['shortcut'] })?.text).toBe(
      'Bo places a buyer for 2 between 2.1 and 2.2: adds to the lead for Shortcut.',
    );
    const ties = { ties: ['good-deal'], taken: [{ tile: 'good-deal', from: 0 }] } as const;
    expect(only({ ...placed, keeps: ['shortcut'], ...ties })?.text).toMatch(/2: ties with you for Good Deal/);
    expect(only({ ...placed, seat: 0, colour: 0, keeps: ['shortcut'] })?.text).toMatch(/: add to the lead/);
  });

  it('tells who leaves a price as it is, and which', () => {
    const single = context.table.tiles.tiles.find(({ products }) => products.length === 1);
    const line = only({ type: 'kept', seat: 1, tile: single?.number ?? 0 });
    expect(line?.text).toBe(`Bo leaves the price of ${single?.products[0]} as it is.`);
    expect(line?.minor).toBeUndefined();
    expect(only({ type: 'kept', seat: 1, tile: 'floating-market' })?.text).toBe(
      'Bo leaves the prices as they are.',
    );
  });

  it('says from whom a buyer takes the lead', () => {
    const placed = (seat: number, colour: number | 'shared', from: number): HermagorEvent => ({
      ...{ type: 'placed', seat, colour, space: 'b2.1', cost: 2 },
      ...{ leads: ['shortcut', 'good-deal'], taken: [{ tile: 'good-deal', from }] },
    });
    expect(only(placed(1, 1, 0))?.text).toBe(
      'Bo places a buyer for 2 in booth 2.1: leads for Shortcut; takes the lead for Good Deal from you.',
    );
    expect(only(placed(0, 0, 1))?.text).toContain(
      ': lead for Shortcut; take the lead for Good Deal from Bo.',
    );
    expect(only(placed(1, 'shared', 0))?.text).toContain(
      ', which leads for Shortcut and takes the lead for Good Deal from you.',
    );
    const french = logLines({ row: 1, seat: 1, events: [placed(1, 1, 0)] }, { ...context, locale: 'fr' });
    expect(french[0]?.text).toContain('prend la tête pour la Bonne affaire devant vous.');
  });

  it('names a place as the board does', () => {
    const placed = (space: string) =>
      only({ type: 'placed', seat: 1, colour: 1, space, cost: 4 })
        ?.text.replace('Bo places a buyer for 4 ', '')
        .replace(': no lead yet', '');
    expect(['b3.3', 'h2.1', 'v2.1', 'j2.1'].map(placed)).toEqual([
      'in booth 3.3.',
      'between 2.1 and 3.1.',
      'between 2.1 and 2.2.',
      'between 2.1 and 3.2.',
    ]);
  });

  it('speaks French too', () => {
    const [line] = logLines(
      { row: 1, seat: 1, events: [{ type: 'passed', seat: 1 }] },
      { ...context, locale: 'fr' },
    );
    expect(line?.text).toContain('Bo');
    expect(line?.text).not.toContain('passes');
  });
});

it('the prompt names whom the table waits for, and says "you" to whoever looks back at their own turn', () => {
  const players = context.players.map(({ name }) => ({ name }));
  const started = Match.start(hermagor, context.table, { kind: 'fixed', seed: 'any' }, players);
  if (!started.ok) throw new Error('the match does not start');
  const frame = started.value.frame(null);
  const [viewer = 0] = frame.active;
  const look = (seat: number, locale: 'en' | 'fr') => prompt({ ...context, viewer: seat, frame, locale });
  expect(look((viewer + 1) % 3, 'en')).toBe(`Waiting for ${players[viewer]?.name}.`);
  expect(look(viewer, 'en')).toBe('Your turn.');
  expect(look(viewer, 'fr')).toBe('À votre tour.');
});
