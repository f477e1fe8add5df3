import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Leads to this machine, but unlike its own names counts as a strange one: by plain http much is missing there. */
export const PLAIN_HOST = 'kontor.test';

/** The browser of the tests: the one that is named, the one on the PATH, or the one of Debian's packages. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && installed()) {
    const fresh = onPath();
    if (fresh) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to the program (Debian: apt-get install chromium).',
  );
}

/** Without what a browser does by itself: no calls home, no graphics card, no questions at the first start. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
    ],
  });
}

function onPath(): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of NAMES)
      try {
        const file = join(folder, name);
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not in this folder.
      }
  return undefined;
}

function installed(): boolean {
  try {
    console.log('Installing Chromium from the packages of this system …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
