import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, ROOT, runTool } from './run.mjs';

/**
 * npm packages stay outside: an installed package brings them, and some load files of their own at run time. But TypeBox is
 * hundreds of small files, which would take most of the time that a server needs to start.
 */
const NPM_PACKAGE = /^(?!\.|\/|@kontor\/|typebox|[A-Za-z]:\\)/;

/** With all packages inside: who installs the library installs nothing else. */
export async function bundleLibrary(folder) {
  const entries = { ...libraryEntries(), kontor: 'cli/src/main.ts', worker: 'cli/src/worker.ts' };
  await bundle(entries, folder, { external: /^node:/ });
}

export async function bundleServer(folder) {
  const entries = {
    main: 'server/src/main.ts',
    bots: 'server/src/bots/worker.ts',
    admin: 'server/src/admin/main.ts',
  };
  await bundle(entries, folder);
}

export async function bundleAttack(folder) {
  await bundle({ main: 'server/attack/main.ts', bystander: 'server/attack/bystander.ts' }, folder);
}

/** All in one, libraries too, and as a production build: what is measured beside Kontor is at its best that way. */
export async function bundleBench(folder) {
  await bundle({ main: 'bench/src/main.ts' }, folder, {
    external: /^node:/,
    resolve: { mainFields: ['module', 'main'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  // The server's driver brings a binary and cannot be put into a bundle; the browser's brings files of its own.
  await bundle({ server: 'bench/src/server/main.ts' }, join(folder, 'server'));
  await bundle({ web: 'bench/src/web/main.ts' }, join(folder, 'web'));
}

export async function bundleWeb(folder) {
  const code = await runTool(
    'vite',
    ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir', 'web'],
    // Tests that start the product would otherwise pass their own on, and get a page twice as heavy and slow.
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Failure('The web page could not be built.');
}

/** package.json's `exports` are the list: dist/types/games/rules.d.ts there means that games/rules.ts is an entry. */
function libraryEntries() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.values(exports).flatMap((entry) =>
      typeof entry === 'string'
        ? []
        : [
            [
              entry.default.replace('./dist/js/', '').replace(/\.js$/, ''),
              entry.types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts'),
            ],
          ],
    ),
  );
}

async function bundle(entries, folder, more = {}) {
  const { build } = await import('rolldown');
  const { importGlobPlugin } = await import('rolldown/experimental');
  try {
    await build({
      cwd: ROOT,
      input: entries,
      platform: 'node',
      external: NPM_PACKAGE,
      // Texts are found by their file names, as in what Vite builds.
      plugins: [importGlobPlugin({ root: ROOT })],
      output: { dir: folder, format: 'esm', chunkFileNames: 'shared/[name]-[hash].js' },
      logLevel: 'warn',
      ...more,
    });
  } catch (error) {
    throw new Failure(error.message);
  }
}
