import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const START = join(import.meta.dirname, '..', 'start.mjs');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [START], {
    env: { ...process.env, HOST: '', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcome(server: ChildProcess): Promise<{ readonly code: unknown; readonly said: string }> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, 'close');
  return { code, said };
}

async function address(server: ChildProcess): Promise<string> {
  const [line] = await once(server.stdout ?? server, 'data');
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints the address it is bound to, serves, and ends on %s',
    async (signal) => {
      const server = start({});
      const answer = await fetch(await address(server));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Kontor');
      const end = outcome(server);
      server.kill(signal);
      expect((await end).code).toBe(0);
    },
  );

  it('tells of a taken port in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = String(typeof bound === 'object' ? bound?.port : bound);
    const { code, said } = await outcome(start({ PORT: port }));
    other.close();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken by another program\\..*\n$`));
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535, not "many".\n'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".\n'],
    [{ HOST: '192.0.2.1' }, 'HOST=192.0.2.1 is not an address of this machine.\n'],
    [{ DATA_DIR: START }, `DATA_DIR=${START} cannot be used: it is no folder.\n`],
  ])('refuses %o', async (env, message) => {
    expect(await outcome(start(env))).toEqual({ code: 1, said: message });
  });
});
