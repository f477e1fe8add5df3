import { describe, expect, it } from 'vitest';
import {
  driverRefusal,
  expectParsed,
  type Language,
  Match,
  matchFromPosition,
  matchFromRecord,
  openTable,
  startMatch,
} from '../src/index.ts';
import { toy } from './toy/index.ts';

const setup = { players: ['Ada', 'Bea'], seed: 'start' };
const started = () => expectParsed(startMatch(toy, setup));

describe('a match that is started', () => {
  it('lists, checks, previews and plays moves as texts', () => {
    const match = started();
    while (match.result === undefined) {
      const [seat = 0] = match.active;
      expect(match.decision(seat)).toBeDefined();
      const { moves } = match.moves(seat);
      const [move = ''] = moves;
      expect(match.check(seat, move)).toEqual({ ok: true });
      expect(match.preview(seat, move)).toMatchObject({ ok: true });
      expect(match.view(seat)).toEqual(match.frame(seat).view);
      expect(match.play(seat, move)).toEqual({ ok: true });
    }
    expect(match.active).toEqual([]);
    expect(match.moves(0)).toEqual({ moves: [], complete: true });
  });

  it('goes on from its record and from its position', () => {
    const match = started();
    const [seat = 0] = match.active;
    match.play(seat, match.moves(seat).moves[0] ?? '');
    const again = expectParsed(matchFromRecord(toy, JSON.parse(JSON.stringify(match.record()))));
    expect(again.position()).toEqual(match.position());
    const placed = expectParsed(matchFromPosition(toy, match.position(), setup));
    expect(placed.position()).toEqual(match.position());
  });

  it('answers a seat that is not there', () => {
    const match = started();
    for (const seat of [-1, 2, 1.5, Number.NaN]) {
      expect(match.check(seat, 'take 1')).toMatchObject({ refused: { code: 'seat.unknown' } });
      expect(match.preview(seat, 'take 1')).toMatchObject({ refused: { code: 'seat.unknown' } });
      expect(match.moves(seat)).toEqual({ moves: [], complete: true });
      expect(match.decision(seat)).toBeUndefined();
      expect(match.view(seat)).toEqual(match.view(null));
      expect(match.history(seat)).toEqual(match.history(null));
    }
  });
});

it('a refusal is explained in English where there is no such language', () => {
  const unknown = { code: 'seat.unknown', params: { seat: 9 } };
  expect(driverRefusal(unknown, 'fr')).toBe('Il n’y a pas de place 9.');
  expect(driverRefusal(unknown, 'de' as Language)).toBe('There is no seat 9.');
});

describe('wrong input is answered', () => {
  const table = expectParsed(openTable(toy, { seats: 2 }));
  const chance = { kind: 'fixed', seed: 'x' } as const;

  it.each([
    ['one player at two seats', [{ name: 'Ada' }], 'players.count'],
    ['three players at two seats', [{ name: 'A' }, { name: 'B' }, { name: 'C' }], 'players.count'],
    ['a player without a name', [{ name: '' }, { name: 'Ada' }], 'players.shape'],
    ['a name that is none', [{ name: 7 }, { name: 'Ada' }], 'players.shape'],
    ['no list', 'Ada', 'players.shape'],
    ['nothing', undefined, 'players.shape'],
  ])('%s', (_, players, code) => {
    const outcome = Match.start(toy, table, chance, players as { name: string }[]);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it.each([
    ['no players', { seed: 'x' }, 'players.shape'],
    ['too few players', { ...setup, players: ['Ada'] }, 'table.seats'],
    ['no seed', { players: setup.players }, 'seed.shape'],
    ['a player who is none', { ...setup, players: ['Ada', null] }, 'players.shape'],
    ['a set-up that is none', undefined, 'setup.shape'],
    ['a word that is none of the set-up', { ...setup, option: {} }, 'setup.unknown'],
    ['a board that is not JSON', { ...setup, board: { id: 'own', size: 10n } }, 'file.json'],
    ['a bot that is none', { ...setup, players: ['Ada', { name: 'Bea', bot: 'mastr' }] }, 'players.bot'],
    ['an unknown option', { ...setup, options: { speed: 1 } }, 'options.unknown'],
    ['an unknown board', { ...setup, board: 'nowhere' }, 'table.board'],
  ])('%s', (_, wrong, code) => {
    const outcome = startMatch(toy, wrong as typeof setup);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it.each([undefined, 'toy', {}])('a game that is none: %j', (none) => {
    const game = none as unknown as typeof toy;
    const answer = { ok: false, problems: [{ code: 'game.shape' }] };
    expect(startMatch(game, setup)).toMatchObject(answer);
    expect(matchFromRecord(game, started().record())).toMatchObject(answer);
    expect(matchFromPosition(game, started().position(), setup)).toMatchObject(answer);
  });

  it('a record or a position that is none, or of another game', () => {
    const position = started().position();
    expect(matchFromRecord(toy, null)).toMatchObject({ ok: false });
    expect(matchFromRecord(toy, { ...started().record(), game: 'chess' })).toMatchObject({ ok: false });
    expect(matchFromPosition(toy, position, undefined as unknown as typeof setup)).toMatchObject({
      ok: false,
    });
    expect(matchFromPosition(toy, 7, setup)).toMatchObject({ ok: false });
    expect(matchFromPosition(toy, { ...position, game: 'chess' }, setup)).toMatchObject({ ok: false });
    expect(matchFromPosition(toy, position, { players: ['Ada'], seed: '' })).toMatchObject({
      ok: false,
      problems: [{ code: 'players.count' }],
    });
  });
});
