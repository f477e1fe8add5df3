import type { Plugin } from 'vite';

const NAME = 'virtual:worker-url';

/**
 * Gives the address of the worker's script as the default export of `virtual:worker-url`.
 *
 * Vite would bundle a worker apart from the page. As one more entry of the same build it shares its chunks, so that the
 * browser fetches core and rules once for page and workers.
 */
export function workerUrl(entry: string): Plugin {
  let building = false;
  return {
    name: 'worker-url',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!building) return `export default ${JSON.stringify(entry)};`;
      const chunk = this.emitFile({ type: 'chunk', id: entry, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
