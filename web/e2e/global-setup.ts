import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly chromium: string;
  }
}

const ROOT = join(import.meta.dirname, '..', '..');

/** Starts the product as a user would, on a free port and with a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = process.env['CHROMIUM_PATH'] ?? findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'kontor-e2e-'));
  const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  await mkdir(temporary);
  // Other tests use the same temporary folder, and where they run as root their PostgreSQL is another user's process.
  await chmod(folder, 0o711);
  // Browsers end with the processes of Vitest, which are not given the time to tidy up.
  process.env['TMPDIR'] = temporary;
  const server = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('address', await addressOf(server));
  project.provide('chromium', chromium);
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}

/** `npm test` has found it already; who runs Vitest directly gets it here. */
function findChromium(): string {
  const script = join(ROOT, 'scripts', 'chromium.mjs');
  return execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

/** Where a server that is starting says it is. */
export async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}
