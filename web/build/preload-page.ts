import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Lets the browser fetch the page's scripts and style sheets along with the script that chooses its language and then
 * loads them.
 */
export function preloadPage(entry: string): Plugin {
  return {
    name: 'preload-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const page = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.replaceAll('\\', '/').endsWith(entry),
        );
        if (page?.type !== 'chunk') throw new Error(`The build has no file for ${entry}.`);
        const chunks = withImports(page, bundle);
        const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          ...[...sheets].map((name) => link({ rel: 'stylesheet', href: `/${name}` })),
        ];
      },
    },
  };
}

/** A file and all that it cannot run without. */
function withImports(first: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set([first]);
  for (const { imports } of found)
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') found.add(file);
    }
  return [...found];
}

function link(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' };
}
