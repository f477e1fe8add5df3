import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, ROOT, runNpm, seconds } from './run.mjs';

const PROGRESS_EVERY_MS = 4000;

/**
 * Installs the packages of package-lock.json unless they are there.
 *
 * npm keeps node_modules/.package-lock.json of what it installed, and `npm ci` removes it before it begins and writes
 * it at the end. Together with the versions on disk it tells, without a stamp of ours, what a developer's own
 * `npm install` has put there and that an installation was broken off.
 */
export async function ensureInstalled() {
  const wanted = lockedPackages(join(ROOT, 'package-lock.json'));
  if (isInstalled(wanted)) return;

  const needed = [...wanted].filter(([, entry]) => isForThisMachine(entry)).map(([path]) => path);
  console.error(`Installing ${needed.length} packages (npm ci) …`);
  const start = Date.now();
  const timer = setInterval(() => {
    const there = needed.filter((path) => existsSync(join(ROOT, path, 'package.json'))).length;
    console.error(`  ${there} of ${needed.length} packages, ${seconds(start)}`);
  }, PROGRESS_EVERY_MS);
  // Building needs the development tools on a production machine, too.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']).finally(() =>
    clearInterval(timer),
  );
  if (code !== 0 || !isInstalled(wanted)) {
    throw new Failure(
      'The installation did not finish (see npm above). Run the command again to begin it afresh.',
    );
  }
  console.error(`Installed in ${seconds(start)}.`);
}

function isInstalled(wanted) {
  const present = lockedPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  return [...wanted].every(([path, entry]) => {
    const installed = present.get(path);
    if (installed === undefined) return !isForThisMachine(entry);
    return (
      installed.integrity === entry.integrity &&
      (entry.link ? existsSync(join(ROOT, path)) : versionOnDisk(path) === entry.version)
    );
  });
}

function versionOnDisk(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** Path below the root → entry, for everything that belongs into a node_modules folder. */
function lockedPackages(file) {
  if (!existsSync(file)) return new Map();
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error.message}`);
  }
}

/** Optional packages are binaries for one kind of machine, or helpers of such binaries. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (os === undefined || cpu === undefined) return false;
  return os.includes(process.platform) && cpu.includes(process.arch) && (libc?.includes(cLibrary()) ?? true);
}

function cLibrary() {
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
