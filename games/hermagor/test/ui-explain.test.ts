import { openTable, rngFromText } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import { DISC_ROWS, hermagor, LINE_NAMES, SPACE_NAMES, SPECIALS } from '../rules/index.ts';
import { signed } from '../texts/signed.ts';
import { explain } from '../ui/explain/index.ts';
import { roadKey } from '../ui/map/land.ts';
import { gainOf, situation, villageLabel } from '../ui/map/village-words.ts';
import { sceneOf } from '../ui/scene.ts';

const opened = openTable(hermagor, { seats: 3, board: BOARDS[0]?.id, pieces: TILE_SETS[0]?.id });
if (!opened.ok) throw new Error('the table is broken');
const table = opened.value;
const state = hermagor.setup(table, rngFromText('explain'), () => {});
const frame = { view: hermagor.view(state, 0) } as Parameters<typeof explain>[1]['frame'];
const players = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  colour: 'red' as const,
  shape: 'circle' as const,
}));

const IDS = [
  ...table.tiles.tiles.map(({ number }) => `tile:${number}`),
  ...SPECIALS.map((special) => `tile:${special}`),
  ...SPACE_NAMES.map((space) => `space:${space}`),
  ...LINE_NAMES.map((line) => `line:${line}`),
  ...DISC_ROWS.map((row) => `row:${row}`),
  ...DISC_ROWS.map((row) => `square:${row}:2`),
  'price:maize',
  'end-value:6',
  ...['ahead', 'if-over:0', 'if-over:1', 'way:0', 'way:1'],
  ...['buildings', 'cash', 'buyers', 'actions', 'shared', 'supply', 'discs', 'start', 'round', 'castle'],
  'merchant:hermagor',
  'player:1',
  ...table.map.villages.map(({ id }) => `village:${id}`),
  ...table.map.regions.map(({ id }) => `region:${id}`),
  ...table.map.roads.map(({ from, to }) => `road:${roadKey(from, to)}`),
  ...['reach', 'regions', 'dukedoms', 'route'].map((layer) => `layer:${layer}`),
];

describe.each(['en', 'fr'] as const)('explanations in %s', (locale) => {
  const explained = IDS.map((id) => [id, explain(id, { table, viewer: 0, players, frame, locale })] as const);

  it('explain everything on the table in sentences without gaps', () => {
    for (const [id, found] of explained) {
      expect(found?.title, id).toMatch(/\S/);
      expect(found?.text, id).toMatch(/\.$/);
      expect(`${found?.title} ${found?.text}`, id).not.toMatch(/undefined|null|NaN|\[object| {2}/);
      expect(`${found?.title} ${found?.text}`, id).not.toMatch(locale === 'fr' ? / [:;!?]/ : /\s[:;!?]/);
    }
  });

  it('know nothing of other ids', () => {
    for (const id of ['', 'tile:99', 'row:gold', 'village:nowhere', 'player:9', 'layer:moon', 'what:ever'])
      expect(explain(id, { table, viewer: null, players, frame, locale }), id).toBeUndefined();
  });
});

describe('a station', () => {
  it('H-3.8, H-5.4: is explained by its owner and its place', () => {
    const [village] = table.map.villages;
    const stations = { [village?.id ?? '']: [0, 1, 'shared'] as const };
    const moment: typeof frame = { ...frame, view: { ...frame.view, stations } };
    const told = (colour: number | string) =>
      explain(`station:${village?.id}:${colour}`, { table, viewer: 0, players, frame: moment, locale: 'en' });
    expect(told(0)?.title).toBe(`Your station in ${village?.name}`);
    expect(told(1)?.title).toBe(`Station of Bo in ${village?.name}`);
    expect(told(1)?.rule).toBe('H-3.8');
    expect(told('shared')?.title).toBe(`Shared station in ${village?.name}`);
    expect(told(2)).toBeUndefined();
  });
});

describe('a merchant', () => {
  it('H-3.2: is explained by its owner where it stands on the map', () => {
    const told = (id: string) => explain(id, { table, viewer: 0, players, frame, locale: 'en' })?.title;
    expect(told('merchant:hermagor')).toBe('Merchant in Hermagor');
    expect(told('merchant:hermagor:0')).toBe('Your merchant in Hermagor');
    expect(told('merchant:hermagor:1')).toBe('Merchant of Bo in Hermagor');
  });
});

describe('a building square', () => {
  it('H-3.13, H-3.14: tells whose disc lies on it', () => {
    const discs = { ...frame.view.discs, maize: [1, null, null, null], nobility: [0] };
    const moment: typeof frame = { ...frame, view: { ...frame.view, discs } };
    const told = (square: string) =>
      explain(`square:${square}`, { table, viewer: 0, players, frame: moment, locale: 'en' })?.text;
    expect(told('maize:0')).toMatch(/ The disc on it is that of Bo\.$/);
    expect(told('maize:1')).not.toContain('disc on it');
    expect(told('nobility:0')).toMatch(/ The disc on it is yours\.$/);
  });
});

describe('the name of a village', () => {
  it('says what a sale there would bring while something else is asked, as the map shows it', () => {
    const view = {
      ...frame.view,
      players: frame.view.players.map((own, seat) => (seat === 0 ? { ...own, tiles: [1] } : own)),
    };
    const scene = sceneOf({ table, view, viewer: 0, players, locale: 'en', pace: 0 });
    const question = { moveAt: () => undefined } as unknown as Parameters<typeof gainOf>[1];
    const shown = table.map.villages.map(({ id }) => ({ id, gain: gainOf(scene, question, id) }));
    expect(shown.some(({ gain }) => gain !== undefined)).toBe(true);
    for (const { id, gain } of shown) {
      const label = villageLabel(scene, question, id);
      if (gain === undefined) expect(label).not.toContain('net ');
      else expect(label).toContain(`net ${signed(gain)},`);
    }
  });
});

describe('an explanation', () => {
  it('H-2.6: says what a special tile does before it is bid for', () => {
    const deal = explain('tile:good-deal', { table, viewer: 0, players, frame, locale: 'en' });
    expect(deal).toMatchObject({ title: 'Good Deal', rule: 'H-2.6' });
    expect(deal?.text).toContain('5 cash at once');
  });

  it('says whose wooden pieces stand in a place', () => {
    const village = table.map.villages[0]?.id ?? '';
    const view = { ...frame.view, stations: { [village]: [0, 2] }, buyers: { 'j2.2': 1, 'j3.2': 0 } };
    const explained = (id: string) =>
      explain(id, { table, viewer: 0, players, frame: { ...frame, view }, locale: 'en' })?.text;
    expect(explained(`village:${village}`)).toContain('stations: you and Cy.');
    expect(explained('space:j2.2')).toContain('a buyer of Bo');
    expect(explained('space:j3.2')).toContain('your buyer');
    expect(explained('castle')).toContain('Merchants in this place: you, Bo and Cy.');
  });

  it('H-3.12: promises nothing for a region that is complete', () => {
    const region = table.map.regions.find(({ places }) => !places.includes(table.map.castle.id));
    const [first = '', ...others] = region?.places ?? [];
    const words = (...places: string[]) => {
      const view = { ...frame.view, stations: Object.fromEntries(places.map((place) => [place, [0]])) };
      const scene = sceneOf({ table, viewer: 0, players, locale: 'en', view, pace: 0 });
      return situation(scene, first).find((part) => part.startsWith(region?.name ?? '?'));
    };
    expect(words(first)).toMatch(/ 1 of \d \(.*5\)$/);
    expect(words(first, ...others)).toMatch(/ (\d) of \1 \(complete\)$/);
  });

  it('H-B3: says what a price is worth now and at the end', () => {
    const price = explain('price:maize', { table, viewer: 0, players, frame, locale: 'en' });
    expect(price?.text).toBe(
      'A sale of maize brings 5. If the game ended now, this row would be worth 0 to everybody with a disc in it.',
    );
  });
});
