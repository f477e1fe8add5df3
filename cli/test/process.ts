import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { kontor } from '../src/kontor.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../dist/js/kontor.js', import.meta.url));

/** The path of a file of a game. */
export const gameFile = (path: string) => fileURLToPath(new URL(`../../games/${path}`, import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Builds the command if its sources changed. */
export async function buildKontor(): Promise<void> {
  const end = await run([
    '-e',
    "import('./scripts/lib/build.mjs').then((lib) => lib.ensureBuilt(['library']))",
  ]);
  if (end.code !== 0) throw new Error(end.err);
}

/** Runs `kontor` as a process of its own, with these words and this on its standard input. */
export function startKontor(words: readonly string[], input: string | Buffer = ''): Promise<Ended> {
  return run([COMMAND, ...words], input);
}

function run(args: readonly string[], input: string | Buffer = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    );
    // A command that does not read its input closes it; that is its right.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Runs `kontor` in this process. */
export async function callKontor(...words: readonly string[]): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(`${text}\n`));
  const error = vi.spyOn(console, 'error').mockImplementation((text: string) => void err.push(`${text}\n`));
  try {
    return { code: await kontor(words), out: out.join(''), err: err.join('') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
