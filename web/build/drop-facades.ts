import type { Plugin, Rolldown } from 'vite';

/**
 * A module that is loaded late but lies in a file with others gets a file of its own that only passes its exports on. Whoever
 * loads such a file loads the other one instead, and one request is saved. Until the first move of Hermagor these are 17 of 39
 * scripts, each a round trip of its own before the file that it passes on.
 */
export function dropFacades(): Plugin {
  return {
    name: 'drop-facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const facade of chunks) {
          const passed = exportsPassedOn(facade);
          if (!passed) continue;
          const loading = new RegExp(`\\bimport\\(([\`'"])\\./${nameOf(facade.fileName)}\\1\\)`, 'g');
          for (const chunk of chunks) chunk.code = chunk.code.replace(loading, () => passed);
          delete bundle[facade.fileName];
        }
      },
    },
  };
}

/** `export{t as texts}from"./page-en.js";` and nothing else. */
const FACADE = /^export\{([^}]*)\}from["'`]\.\/([^"'`]+)["'`];?\s*(?:\/\/# sourceMappingURL=.*\s*)?$/;

/** How to load the same exports from the file that has them; `undefined` if the file has something of its own. */
function exportsPassedOn({ code, isDynamicEntry, isEntry }: Rolldown.OutputChunk): string | undefined {
  const [, names, target] = (isDynamicEntry && !isEntry && FACADE.exec(code)) || [];
  if (names === undefined || target === undefined) return undefined;
  const exports = names.split(',').map((pair) => {
    const [inside = '', outside = inside] = pair.split(' as ');
    return `${outside}:m.${inside}`;
  });
  return `import("./${target}").then(m=>({${exports.join(',')}}))`;
}

/** As a part of a pattern, without its folder. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replaceAll('.', '\\.');
}
