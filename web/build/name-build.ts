import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes into the document which version of the page it is: it names all its files, and those their contents. Page and
 * server both read it there, so that an old page learns that it is one.
 */
export function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const content = createHash('sha256').update(html).digest('base64url').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
      },
    },
  };
}
