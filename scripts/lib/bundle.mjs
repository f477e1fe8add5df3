import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, ROOT, runTool } from './run.mjs';

/** The published package's entries: file name in dist/js → source. package.json's `exports` and `bin` name the same files. */
export const LIBRARY = {
  index: 'core/src/index.ts',
  games: 'games/index.ts',
  hermagor: 'games/hermagor/rules/index.ts',
  merchants: 'games/merchants/rules/index.ts',
  bots: 'bots/src/index.ts',
};

const CLI = { kontor: 'cli/src/main.ts' };

/** Everything in one folder without a dependency, so that an installed package needs nothing else. */
export async function bundleLibrary(folder) {
  await bundle({ ...LIBRARY, ...CLI }, folder, /^node:/);
}

/** npm packages stay outside: some load files of their own at run time. */
export async function bundleServer(folder) {
  await bundle({ main: 'server/src/main.ts' }, folder, /^(?!\.|\/|@kontor\/|[A-Za-z]:\\)/);
}

export async function bundleWeb(folder) {
  const code = await runTool('vite', [
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    folder,
    '--emptyOutDir',
    'web',
  ]);
  if (code !== 0) throw new Failure('The web page could not be built.');
}

async function bundle(entries, folder, external) {
  const { build } = await import('rolldown');
  const input = Object.entries(entries).filter(([, source]) => existsSync(join(ROOT, source)));
  try {
    await build({
      cwd: ROOT,
      input: Object.fromEntries(input),
      platform: 'node',
      external,
      output: { dir: folder, format: 'esm', chunkFileNames: 'shared/[name]-[hash].js' },
      logLevel: 'warn',
    });
  } catch (error) {
    throw new Failure(error.message);
  }
}
