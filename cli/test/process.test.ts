import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildKontor, gameFile, startKontor } from './process.ts';

const RECORD = readFileSync(gameFile('merchants/fixtures/four-players.json'), 'utf8');

beforeAll(buildKontor);

describe('kontor as a process', () => {
  it('ends with code 2 after a wrong call, without a stack trace', async () => {
    const { code, out, err } = await startKontor(['simulate', 'chess']);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it('simulates', async () => {
    const { code, out } = await startKontor([
      'simulate',
      'merchants',
      '--players',
      '2',
      '--games',
      '3',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'merchants', finished: 3 });
  });

  it('fuzzes', async () => {
    const { code, out } = await startKontor(['fuzz', 'hermagor', '--players', '2', '--games', '1']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^1 games/)]);
  });

  it('replays and verifies what comes on the standard input', async () => {
    const shown = await startKontor(['replay', '-', '--json'], RECORD);
    expect(JSON.parse(shown.out)).toMatchObject({ game: 'merchants', result: JSON.parse(RECORD).result });
    const proved = await startKontor(['verify', '-', '--json'], RECORD);
    expect([proved.code, JSON.parse(proved.out)]).toMatchObject([0, { ok: true }]);
    const forged = await startKontor(['verify', '-'], RECORD.replace('"version"', '"wersion"'));
    expect([forged.code, forged.err]).toEqual([1, expect.stringMatching(/is no record/)]);
  });

  it('checks and draws boards', async () => {
    const board = gameFile('merchants/boards/aurelane.json');
    expect(await startKontor(['board', 'check', board])).toEqual({
      code: 0,
      out: `${board} is good.\n`,
      err: '',
    });
    const svg = join(tmpdir(), `kontor-${process.pid}.svg`);
    expect((await startKontor(['board', 'draw', board, svg])).code).toBe(0);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/);
    rmSync(svg);
  });

  it('stops quietly when nobody reads on', () => {
    const { status, stderr } = spawnSync('sh', ['-c', 'node dist/js/kontor.js --help | true'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    });
    expect([status, stderr.toString()]).toEqual([0, '']);
  });
});
