import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAttack, bundleBench, bundleLibrary, bundleServer, bundleWeb } from './bundle.mjs';
import { ROOT, seconds } from './run.mjs';
import { writeTypes } from './types.mjs';

/** What is built: from which folders, into which folder, how. A target is built afresh when a byte of its sources changed. */
const TARGETS = {
  library: { sources: ['core', 'drawing', 'games', 'bots', 'cli'], output: 'dist/js', build: bundleLibrary },
  types: { sources: ['core', 'drawing', 'games', 'bots'], output: 'dist/types', build: writeTypes },
  server: {
    sources: ['core', 'drawing', 'games', 'bots', 'protocol', 'server'],
    output: 'server/dist',
    build: bundleServer,
  },
  web: {
    sources: ['core', 'drawing', 'games', 'bots', 'ui', 'protocol', 'web'],
    output: 'web/dist',
    build: bundleWeb,
  },
  attack: {
    sources: ['core', 'games', 'bots', 'protocol', 'server', 'server/test'],
    output: 'server/attack/dist',
    build: bundleAttack,
  },
  bench: {
    sources: ['core', 'drawing', 'games', 'bots', 'protocol', 'server', 'bench'],
    output: 'bench/dist',
    build: bundleBench,
  },
};

const SHARED_SOURCES = ['scripts/lib', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'e2e', 'fixtures']);
const STAMPS = join(ROOT, '.build', 'stamps');

/** Builds those of the named targets whose sources changed since they were last built. */
export async function ensureBuilt(names) {
  for (const name of names) {
    const { sources, output, build } = TARGETS[name];
    const stamp = await hashOf([...SHARED_SOURCES, ...sources]);
    if (existsSync(join(ROOT, output)) && (await readStamp(name)) === stamp) continue;

    console.error(`Building ${name} …`);
    const start = Date.now();
    const fresh = join(ROOT, '.build', `${name}-${process.pid}`);
    await rm(fresh, { recursive: true, force: true });
    try {
      await build(fresh);
      await putInPlace(fresh, join(ROOT, output));
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
    await mkdir(STAMPS, { recursive: true });
    await writeFile(join(STAMPS, name), stamp);
    console.error(`Built ${name} in ${seconds(start)}.`);
  }
}

/** A build that fails or is broken off leaves the old output as it was. */
async function putInPlace(fresh, output) {
  await mkdir(join(output, '..'), { recursive: true });
  await rm(output, { recursive: true, force: true });
  await rename(fresh, output);
}

async function readStamp(name) {
  return readFile(join(STAMPS, name), 'utf8').catch(() => undefined);
}

async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(path))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesBelow(path) {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return existsSync(join(ROOT, path)) ? [path] : [];
  const wanted = entries.filter(({ name }) => !NOT_SOURCES.has(name)).map(({ name }) => `${path}/${name}`);
  const files = [];
  for (const entry of wanted.sort()) files.push(...(await filesBelow(entry)));
  return files;
}
