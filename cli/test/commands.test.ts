import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { callKontor, gameFile } from './process.ts';

const COMMANDS = ['simulate', 'rpc', 'replay', 'verify', 'fuzz', 'arena', 'balance', 'board'];
const GAMES = ['hermagor', 'merchants'];
const folder = mkdtempSync(join(tmpdir(), 'kontor-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORD = gameFile('hermagor/fixtures/three-players.json');
const record = JSON.parse(readFileSync(RECORD, 'utf8'));

/** A file with this in it. */
function written(name: string, data: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
}

describe('kontor', () => {
  it.each(['--help', '-h', 'help'])('%s lists the commands', async (word) => {
    const { code, out } = await callKontor(word);
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toContain(`  ${name} `);
  });

  it.each(COMMANDS)('%s --help explains it', async (name) => {
    const { code, out, err } = await callKontor(name, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`  kontor ${name}`);
    expect(out).toContain('--help');
    expect(await callKontor(name, '-h')).toEqual({ code, out, err });
  });

  it('--version prints the version', async () => {
    expect(await callKontor('--version')).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it.each([
    [[], /COMMAND/],
    [['dance'], /no command dance/],
    [['simulate'], /GAME is missing/],
    [['simulate', 'chess'], /no game chess; there are hermagor, merchants/],
    [['simulate', 'hermagor', 'merchants'], /one word too many: merchants/],
    [['simulate', 'hermagor', '--players', 'many'], /--players must be a whole number/],
    [['simulate', 'hermagor', '--players', '9'], /--players must be a whole number from 2 to 5/],
    [['balance', 'hermagor', '--players', '1'], /--players must be a whole number from 2 to 5/],
    [['fuzz', 'merchants', '--players', '7'], /--players must be a whole number from 2 to 6/],
    [['simulate', 'hermagor', '--games', '0'], /--games must be a whole number from 1/],
    [
      ['simulate', 'hermagor', '--games', '-3'],
      /--games must be a whole number from 1 to 100000000, not -3\n/,
    ],
    [['balance', 'hermagor', '--scale', '-1'], /--scale must be a number above 0 and up to 1000, not -1\n/],
    [['simulate', 'hermagor', '--games'], /--games/],
    [['simulate', 'hermagor', '--options', '{'], /--options is not JSON/],
    [['simulate', 'hermagor', '--options', '{"speed":3}'], /^--options: There is no option "speed"/],
    [['simulate', 'hermagor', '--options', '[]'], /^--options: Options must be a JSON object/],
    [['simulate', 'hermagor', '--speed', '9'], /Unknown option '--speed'/],
    [['rpc', '--lang', 'de'], /--lang must be one of en, fr/],
    [['rpc', 'now'], /one word too many: now/],
    [['board'], /check or draw/],
    [['board', 'burn', 'x'], /board cannot burn/],
    [['board', 'draw', 'x'], /OUT.svg is missing/],
    [['verify'], /RECORD is missing/],
  ])('%j is a wrong call: code 2 and a reason', async (words, reason) => {
    const { code, err } = await callKontor(...words);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });

  it.each([
    [
      ['simulate', 'hermagor', '--board', 'atlantis'],
      /atlantis cannot be read: there is no such file or folder. Published are ilmar/,
    ],
    [['verify', '/nowhere/at-all.json'], /cannot be read: there is no such file/],
    [['replay', tmpdir()], /cannot be read: it is a folder/],
    [['board', 'check', '/nowhere/at-all.json'], /cannot be read/],
  ])('%j fails with code 1 and a reason', async (words, reason) => {
    const { code, err } = await callKontor(...words);
    expect(code).toBe(1);
    expect(err).toMatch(reason);
  });
});

describe('simulate', () => {
  it.each(GAMES)('plays random games of %s', async (game) => {
    const words = ['simulate', game, '--players', '3', '--games', '20', '--seed', 'test', '--json'];
    const { code, out } = await callKontor(...words);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game, players: 3, seed: 'test', games: 20, finished: 20 });
    expect(report.movesPerSecond).toBeGreaterThan(0);
    expect(report.length.min).toBeGreaterThan(0);
    expect(report.length.mean * 20).toBeCloseTo(report.moves, -1);
    expect(report.score.max).toBeGreaterThanOrEqual(report.score.median);
    expect(report.winShare).toHaveLength(3);
    expect(report.winShare.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 2);

    const again = JSON.parse((await callKontor(...words)).out);
    expect({ ...again, movesPerSecond: 0 }).toEqual({ ...report, movesPerSecond: 0 });
  });

  it('reports it in words, too, and takes options', async () => {
    const options = '{"revenueOfficer":true}';
    const { out } = await callKontor('simulate', 'hermagor', '--games', '3', '--options', options);
    expect(out).toMatch(/hermagor, 5 players/);
    expect(out).toMatch(/finished 3/);
  });
});

describe('replay and verify', () => {
  it('show and prove a record', async () => {
    const shown = await callKontor('replay', RECORD);
    expect(shown.code).toBe(0);
    expect(shown.out).toMatch(/^hermagor, /);
    expect(shown.out).toMatch(/^1\. /m);
    const proved = await callKontor('verify', RECORD);
    expect(proved.code).toBe(0);
    expect(proved.out).toMatch(/true record of hermagor/);
  });

  it('write JSON', async () => {
    const shown = await callKontor('replay', RECORD, '--json');
    expect(JSON.parse(shown.out)).toMatchObject({ game: 'hermagor', result: record.result });
    const proved = await callKontor('verify', RECORD, '--json');
    expect(JSON.parse(proved.out)).toMatchObject({ ok: true, game: 'hermagor' });
  });

  it('refuse a record whose result was changed', async () => {
    const scores = record.result.scores.map((score: number) => score + 1);
    const forged = written('forged.json', { ...record, result: { ...record.result, scores } });
    const { code, err } = await callKontor('verify', forged);
    expect(code).toBe(1);
    expect(err).toMatch(/do not lead to the result/);
    const json = await callKontor('verify', forged, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, problems: [{ code: 'record.result' }] });
  });

  it.each([
    ['', /bad-record\.json is empty/],
    ['{', /is not JSON/],
    ['[]', /is no record/],
    ['{"kontor":2}', /is no record/],
    [JSON.stringify({ ...record, game: 'chess' }), /is a record of chess; the games here are/],
    [JSON.stringify({ ...record, rows: [{ kind: 'move', seat: 0, move: 'fly' }] }), /Row 1 is refused/],
  ])('say what is wrong with %.30s', async (text, reason) => {
    for (const command of ['replay', 'verify']) {
      const { code, err } = await callKontor(command, written('bad-record.json', text));
      expect(code).toBe(1);
      expect(err).toMatch(reason);
    }
  });
});

describe('fuzz', () => {
  it.each(GAMES)('finds nothing wrong with %s', async (game) => {
    const { code, out, err } = await callKontor(
      'fuzz',
      game,
      '--games',
      '2',
      '--seed',
      'test',
      '--out',
      folder,
    );
    expect(err).toBe('');
    expect(out).toMatch(/^2 games, \d+ moves, no promise broken\.$/m);
    expect(code).toBe(0);
  });
});

describe('board', () => {
  it.each([
    ['hermagor/boards/ilmar.json'],
    ['hermagor/boards/guild-tiles.json'],
    ['merchants/boards/aurelane.json'],
    ['merchants/boards/chancery-contracts.json'],
  ])('check finds %s good', async (path) => {
    const { code, out } = await callKontor('board', 'check', gameFile(path), '--design');
    expect(out).toMatch(/ is good\.$/m);
    expect(code).toBe(0);
  });

  it.each(['hermagor/boards/ilmar.json', 'merchants/boards/aurelane.json'])('draws %s', async (path) => {
    const svg = join(folder, 'out.svg');
    expect((await callKontor('board', 'draw', gameFile(path), svg)).code).toBe(0);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  });

  it('says what is wrong with a bad board, and where', async () => {
    const board = JSON.parse(readFileSync(gameFile('hermagor/boards/ilmar.json'), 'utf8'));
    board.id = 'own';
    board.villages[0].product = 'chocolate';
    const bad = written('bad-board.json', board);
    const checked = await callKontor('board', 'check', bad);
    expect(checked.code).toBe(1);
    expect(checked.err).toMatch(/^\/villages\/0\/product: This must be/);
    const { out } = await callKontor('board', 'check', bad, '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ path: '/villages/0/product' }] });
    const drawn = await callKontor('board', 'draw', bad, join(folder, 'bad.svg'));
    expect(drawn.code).toBe(1);
    expect(drawn.err).toMatch(/cannot be drawn/);
  });

  it('takes names that others can see, and ids of plain letters', async () => {
    const board = JSON.parse(readFileSync(gameFile('hermagor/boards/ilmar.json'), 'utf8'));
    const marked = written(
      'marked.json',
      `\uFEFF${JSON.stringify({ ...board, id: 'own', name: 'Île & <b>' })}`,
    );
    expect(await callKontor('board', 'check', marked)).toMatchObject({ code: 0 });
    for (const name of ['\u202eevil', 'a\u0000b', ' ']) {
      const { err } = await callKontor('board', 'check', written('odd.json', { ...board, id: 'own', name }));
      expect(err).toBe('/name: This must have visible characters only.\n');
    }
    const { err } = await callKontor('board', 'check', written('odd.json', { ...board, id: 'Own' }));
    expect(err).toMatch(/^\/id: This must be lower-case letters, digits and hyphens/);
  });

  it('does not let a file have the id of a published one, or be very large', async () => {
    const board = JSON.parse(readFileSync(gameFile('hermagor/boards/ilmar.json'), 'utf8'));
    const other = written('other.json', { ...board, name: 'Another' });
    expect((await callKontor('board', 'check', other)).err).toMatch(
      /^\/id: "ilmar" is the id of a published file/,
    );
    const played = await callKontor('simulate', 'hermagor', '--board', other);
    expect(played).toMatchObject({ code: 1, err: expect.stringMatching(/^\/board\/id: "ilmar" is the id/) });
    const large = written('large.json', { ...board, id: 'own', name: 'x'.repeat(200_000) });
    expect((await callKontor('board', 'check', large)).err).toMatch(/at most 100000 are allowed/);
  });

  it('plays on a board and with pieces from files, and names a place in a file once', async () => {
    const board = JSON.parse(readFileSync(gameFile('hermagor/boards/ilmar.json'), 'utf8'));
    const own = written('own.json', { ...board, id: 'own' });
    const tiles = gameFile('hermagor/boards/guild-tiles.json');
    const words = ['hermagor', '--players', '2', '--games', '2', '--board', own, '--pieces', tiles, '--json'];
    for (const command of ['simulate', 'fuzz']) {
      const { code, out } = await callKontor(command, ...words);
      expect([code, JSON.parse(out)]).toMatchObject([0, { game: 'hermagor', games: 2 }]);
    }
    const bad = written('bad.json', { ...board, id: 'bad', villages: 7 });
    const { code, err } = await callKontor('simulate', 'hermagor', '--board', bad);
    expect([code, err]).toEqual([1, '/board/villages: This must be a list.\n']);
  });

  it('says in one sentence that a file is not what was asked for', async () => {
    const merchants = gameFile('merchants/boards/aurelane.json');
    const tiles = gameFile('hermagor/boards/guild-tiles.json');
    for (const [option, path, said] of [
      ['--board', merchants, '/board: This file is for merchants, not for hermagor.\n'],
      ['--board', tiles, '/board/kind: This must be "board", not "tiles".\n'],
      ['--board', written('null.json', null), '/board: This is no board file: it has no id.\n'],
      ['--pieces', written('list.json', []), '/pieces: This is no file of pieces: it has no id.\n'],
      ['--board', written('broken.json', '{'), /^\S+broken\.json is not JSON: [^\n]+\n$/],
    ] as const) {
      const { code, err } = await callKontor('simulate', 'hermagor', '--games', '1', option, path);
      expect(code).toBe(1);
      if (typeof said === 'string') expect(err).toBe(said);
      else expect(err).toMatch(said);
      expect(err).not.toContain('Published');
    }
  });

  it.each([
    ['a missing file', '/nowhere/at-all.json', 'file.unreadable'],
    ['a folder', tmpdir(), 'file.unreadable'],
    ['what is not JSON', written('half.json', '{"game":'), 'file.json'],
    ['nothing', written('nothing.json', ''), 'file.json'],
    ['no game', written('nobody.json', 7), 'file.game'],
  ])('check --json answers %s in JSON, too', async (_, path, problem) => {
    const { code, out, err } = await callKontor('board', 'check', path, '--json');
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({ file: path, ok: false, problems: [{ code: problem }] });
  });

  it('wants to know whose board it is', async () => {
    const { code, err } = await callKontor('board', 'check', written('nobody.json', { kind: 'board' }));
    expect(code).toBe(1);
    expect(err).toMatch(/"game" must be one of hermagor, merchants/);
  });

  it('says when the drawing cannot be written', async () => {
    const board = gameFile('merchants/boards/aurelane.json');
    const { code, err } = await callKontor('board', 'draw', board, '/nowhere/at/all.svg');
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be written: there is no such file or folder/);
  });
});
