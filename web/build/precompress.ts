import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css|html|svg|webmanifest)$/;

/** Lays a packed copy beside every text file, so that the server need not pack the same file for everyone. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      for (const name of await readdir(folder, { recursive: true })) {
        if (!PACKED.test(name)) continue;
        const file = join(folder, name);
        const text = await readFile(file);
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
      }
    },
  };
}
