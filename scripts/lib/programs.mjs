import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, seconds } from './run.mjs';

/** How the package managers of Linux install packages; `packages` has a list for each of them. */
const MANAGERS = {
  'apt-get': [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends'],
  ],
  dnf: [['install', '-y', '-q']],
  apk: [['add', '--quiet']],
};

/**
 * The path of a program that tests need: the one that the variable names, the one of this system, or one freshly installed
 * from the system's packages, for which one must be root.
 */
export function ensureProgram(
  { title, purpose, variable, names, folders, packages, otherwise },
  { env = process.env, root = process.getuid?.() === 0 } = {},
) {
  const named = env[variable];
  if (named) {
    if (isProgram(named)) return named;
    throw new Failure(`${variable} names ${named}, which is no program.`);
  }
  const onPath = (env.PATH ?? '').split(delimiter);
  const find = () => programIn([...onPath, ...folders()], names);
  const found = find() ?? (root && install(title, purpose, packages, onPath, env) ? find() : undefined);
  if (found) return found;
  throw new Failure(
    `${purpose} need ${title} and found none: install it (Debian: apt-get install ${packages['apt-get'][0]}), ` +
      `set ${variable} to the program${otherwise ? `, or ${otherwise}` : ''}.`,
  );
}

function install(title, purpose, packages, folders, env) {
  for (const [manager, steps] of Object.entries(MANAGERS)) {
    const program = programIn(folders, [manager]);
    if (!program || !packages[manager]) continue;
    console.error(`${purpose} need ${title}: installing it from the packages of this system (${manager}) …`);
    const start = Date.now();
    const options = {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    const commands = steps.map((args, i) =>
      i === steps.length - 1 ? [...args, ...packages[manager]] : args,
    );
    if (!commands.every((args) => spawnSync(program, args, options).status === 0)) return false;
    console.error(`Installed ${title} in ${seconds(start)}.`);
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
