import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A checkout with two workspaces and nothing from a registry, so that installing is quick and needs no network. */
describe('the installation', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-install-'));
    cpSync(join(import.meta.dirname, '..', 'lib'), join(folder, 'scripts', 'lib'), { recursive: true });
    addWorkspace('first');
    writeFileSync(
      join(folder, 'start.mjs'),
      "import { ensureInstalled } from './scripts/lib/install.mjs';\nawait ensureInstalled();\n",
    );
    npmInstall('--package-lock-only');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function addWorkspace(name: string): void {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ workspaces: ['first', 'second'] }));
  }

  function npmInstall(...options: string[]): void {
    execFileSync(NPM, ['install', '--offline', ...options], { cwd: folder, stdio: 'ignore' });
  }

  function installs(): boolean {
    const { stderr, status } = spawnSync(process.execPath, ['start.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(0);
    return stderr.includes('Installing');
  }

  it('is done once', () => {
    expect(installs()).toBe(true);
    expect(installs()).toBe(false);
  });

  it('is done again after one that was broken off', () => {
    rmSync(join(folder, 'node_modules', '.package-lock.json'));
    expect(installs()).toBe(true);
  });

  it('is done again when the lock changed, but not after a developer has installed by hand', () => {
    addWorkspace('second');
    npmInstall('--package-lock-only');
    expect(installs()).toBe(true);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    npmInstall();
    expect(installs()).toBe(false);
  });
});
