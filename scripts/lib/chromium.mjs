import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, seconds } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where distributions put the program when it is not on the PATH. */
const FOLDERS = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/usr/lib64/chromium-browser',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** How the package managers of Linux install it. */
const INSTALLERS = [
  [
    'apt-get',
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ],
  ['dnf', ['install', '-y', '-q', 'chromium']],
  ['apk', ['add', '--quiet', 'chromium']],
];

/**
 * The path of Chromium for the browser tests: the one that CHROMIUM_PATH names, the one of this system, or one freshly
 * installed from the system's packages, for which one must be root.
 */
export function ensureChromium({
  env = process.env,
  folders = FOLDERS,
  root = process.getuid?.() === 0,
} = {}) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const onPath = (env.PATH ?? '').split(delimiter);
  const find = () => programIn([...onPath, ...folders], NAMES);
  const found = find() ?? (root && install(onPath, env) ? find() : undefined);
  if (found) return found;
  throw new Failure(
    'The browser tests need Chromium and found none: install it (Debian: apt-get install chromium), ' +
      'set CHROMIUM_PATH to the program, or run `npm run test:quick`, which needs no browser.',
  );
}

function install(folders, env) {
  for (const [manager, ...steps] of INSTALLERS) {
    const program = programIn(folders, [manager]);
    if (!program) continue;
    console.error(
      `The browser tests need Chromium: installing it from the packages of this system (${manager}) …`,
    );
    const start = Date.now();
    const options = {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    if (!steps.every((args) => spawnSync(program, args, options).status === 0)) return false;
    console.error(`Installed Chromium in ${seconds(start)}.`);
    return true;
  }
  return false;
}

function programIn(folders, names) {
  for (const folder of folders)
    for (const name of names) if (folder && isProgram(join(folder, name))) return join(folder, name);
  return undefined;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
