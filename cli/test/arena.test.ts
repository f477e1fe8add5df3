import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildKontor, callKontor, gameFile, startKontor } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const arena = (out: string, games: number, ...more: readonly string[]) => [
  'arena',
  ...['hermagor', '--bots', 'hasty,random', '--games', String(games), '--out', join(folder, out), '--json'],
  ...more,
];
const board = JSON.parse(readFileSync(gameFile('hermagor/boards/ilmar.json'), 'utf8')) as object;
const ONE_THREAD = ['--threads', '1'];

describe('kontor arena', () => {
  it('reports how the bots did, and keeps every game', async () => {
    const { code, out } = await callKontor(...arena('kept.jsonl', 4, ...ONE_THREAD));
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: 'hermagor', games: 4, standings: [{ games: 4 }, { games: 4 }] });
    const [heading, ...games] = readFileSync(join(folder, 'kept.jsonl'), 'utf8').trimEnd().split('\n');
    expect(JSON.parse(heading ?? '')).toMatchObject({ bots: ['hasty', 'random'], scale: 1 });
    expect(games.map((line) => JSON.parse(line).seed)).toEqual(['1', '2', '3', '4']);
  });

  it('goes on where it was broken off', async () => {
    await callKontor(...arena('broken.jsonl', 2, ...ONE_THREAD));
    appendFileSync(join(folder, 'broken.jsonl'), '{"seed":"3","bo');
    expect(await callKontor(...arena('broken.jsonl', 5, ...ONE_THREAD))).toMatchObject({ code: 1 });
    const { out } = await callKontor(...arena('broken.jsonl', 5, '--resume', ...ONE_THREAD));
    const whole = await callKontor(...arena('whole.jsonl', 5, ...ONE_THREAD));
    const standings = (text: string) =>
      JSON.parse(text).standings.map(({ bot, wins, meanScore }: Record<string, unknown>) => [
        bot,
        wins,
        meanScore,
      ]);
    expect(standings(out)).toEqual(standings(whole.out));
  });

  it('adds nothing to the games of another call', async () => {
    await callKontor(...arena('other.jsonl', 1, ...ONE_THREAD));
    const { code, err } = await callKontor(...arena('other.jsonl', 1, '--resume', '--scale', '2'));
    expect(code).toBe(1);
    expect(err).toContain('other games');
  });

  it.each([
    ['arena', 'hermagor'],
    ['arena', 'hermagor', '--bots', 'genius,random'],
    ['arena', 'hermagor', '--bots', 'random,random', '--scale', '-1'],
    ['arena', 'chess', '--bots', 'random,random'],
    ['balance', 'hermagor', '--bot', 'genius'],
  ])('%s %s %s %s %s %s is called wrongly', async (...words) => {
    expect(await callKontor(...words)).toMatchObject({ code: 2, out: '' });
  });

  it.each([
    [['--bots', 'random'], 2],
    [['--bots', 'random,random', '--seed', 'x'], 2],
    [['--bots', 'random,random', '--threads', '0'], 2],
    [['--bots', 'random,random', '--options', '{"speed":1}'], 2],
    [['--bots', 'random,random', '--board', 'nowhere.json'], 1],
  ])('%j fails and leaves no file', async (words, code) => {
    const out = join(folder, 'failed.jsonl');
    expect(await callKontor('arena', 'hermagor', ...words, '--out', out)).toMatchObject({ code });
    expect(existsSync(out)).toBe(false);
  });

  it('says that it cannot write to a folder', async () => {
    const { code, err } = await callKontor('arena', 'hermagor', '--bots', 'random,random', '--out', folder);
    expect([code, err]).toEqual([1, `${folder} cannot be read: it is a folder.\n`]);
  });

  it('takes over a file that holds no game yet', async () => {
    await callKontor(...arena('first.jsonl', 1, ...ONE_THREAD));
    const [heading] = readFileSync(join(folder, 'first.jsonl'), 'utf8').split('\n');
    writeFileSync(join(folder, 'begun.jsonl'), `${heading}\n`);
    expect(await callKontor(...arena('begun.jsonl', 1, ...ONE_THREAD))).toMatchObject({ code: 0 });
  });

  it('plays on a board of one’s own, and knows it again by its content', async () => {
    const own = { ...board, id: 'own' };
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify(own));
    const words = arena('own.jsonl', 1, ...ONE_THREAD, '--board', file);
    expect(JSON.parse((await callKontor(...words)).out)).toMatchObject({ board: 'own', games: 1 });
    writeFileSync(file, JSON.stringify({ ...own, name: 'Changed' }));
    const { code, err } = await callKontor(...words, '--resume');
    expect([code, err]).toEqual([1, expect.stringContaining('other games')]);
  });
});

describe('kontor balance', () => {
  it.each(['hermagor', 'merchants'])('accounts for %s', async (game) => {
    const words = ['balance', game, '--players', '3', '--games', '3', '--bot', 'hasty', '--threads', '1'];
    const { code, out } = await callKontor(...words, '--json');
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.winShare.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(
      1,
    );
    for (const { mean } of Object.values<{ mean: number }>(report.usage)) expect(mean).toBeGreaterThan(0);
    const plot = join(folder, `${game}.svg`);
    expect((await callKontor(...words, '--plot', plot)).out).toContain('win share');
    const drawing = readFileSync(plot, 'utf8');
    for (const kind of ['wins', ...Object.keys(report.usage)]) expect(drawing).toContain(`>${kind}</text>`);
  });
});

describe('on several threads', () => {
  beforeAll(buildKontor);

  it('games go the same way', async () => {
    const one = await callKontor(...arena('one.jsonl', 4, ...ONE_THREAD));
    const two = await startKontor(arena('two.jsonl', 4, '--threads', '2'));
    expect(two.code).toBe(0);
    const scores = (text: string) =>
      JSON.parse(text)
        .standings.map(({ meanScore }: { meanScore: number }) => meanScore)
        .sort();
    expect(scores(two.out)).toEqual(scores(one.out));
  });
});
