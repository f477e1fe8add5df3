import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface System {
  readonly env?: Readonly<Record<string, string>>;
  readonly folders?: readonly string[];
  readonly root?: boolean;
}

const script = new URL('../lib/chromium.mjs', import.meta.url).href;
const { ensureChromium } = (await import(script)) as { ensureChromium(system: System): string };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, text = ''): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('Chromium for the browser tests', () => {
  it('is the one that is named, and a wrong name is refused', () => {
    const named = program('my-browser');
    program('chromium');
    expect(ensureChromium({ env: { CHROMIUM_PATH: named, PATH: folder } })).toBe(named);
    const env = { CHROMIUM_PATH: join(folder, 'nothing'), PATH: folder };
    expect(() => ensureChromium({ env })).toThrow('nothing, which is no program');
  });

  it('is found on the PATH or in the folders of a distribution', () => {
    const found = program('google-chrome');
    expect(ensureChromium({ env: { PATH: folder }, folders: [], root: false })).toBe(found);
    expect(ensureChromium({ env: { PATH: '' }, folders: [folder], root: false })).toBe(found);
  });

  it.skipIf(process.platform === 'win32')('is installed by root', () => {
    const fresh = join(folder, 'chromium');
    program('apt-get', `test "$1" = update && exit 0; printf '#!' > ${fresh}; /bin/chmod +x ${fresh}`);
    expect(ensureChromium({ env: { PATH: folder }, folders: [], root: true })).toBe(fresh);
  });

  it('is asked for in one sentence when nobody may install it or that fails', () => {
    const sentence = 'The browser tests need Chromium and found none: install it';
    program('apt-get', 'exit 1');
    for (const root of [false, true])
      expect(() => ensureChromium({ env: { PATH: folder }, folders: [], root })).toThrow(sentence);
  });
});
