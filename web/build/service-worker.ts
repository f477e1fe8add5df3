import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';

/** Only the system shows the large icons, and it keeps them itself. */
const LEFT_OUT = /\.(png|map)$/;

/** Bundles the service worker into one script and gives it the list of the page's files. */
export function serviceWorker(entry: string): Plugin {
  let [root, publicFolder] = ['', ''];
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [
          ...Object.values(bundle).map((file) =>
            listed(file.fileName, file.type === 'asset' ? file.source : file.code),
          ),
          ...readdirSync(publicFolder).map((name) => listed(name, readFileSync(join(publicFolder, name)))),
        ].filter(({ url }) => !LEFT_OUT.test(url));
        files.sort((a, b) => (a.url < b.url ? -1 : 1));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(join(root, entry), files) });
      },
    },
  };
}

interface Listed {
  readonly url: string;
  /** Of the content, where the name does not tell it. */
  readonly revision: string | null;
}

function listed(name: string, content: string | Uint8Array): Listed {
  const revision = name.startsWith('assets/')
    ? null
    : createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { url: `/${name}`, revision };
}

/** One classic script, because not every browser takes modules as service workers. */
async function bundled(input: string, files: readonly Listed[]): Promise<string> {
  const { output } = await build({
    input,
    write: false,
    output: { format: 'iife', minify: true },
    transform: { define: { 'process.env.NODE_ENV': '"production"', FILES: JSON.stringify(files) } },
  });
  return output[0].code;
}
