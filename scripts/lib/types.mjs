import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { Failure, ROOT, runTool } from './run.mjs';

const EMITTED = join(ROOT, '.build', 'types');
/** Published instead of the types of TypeBox. */
const SCHEMA_TYPES = join(ROOT, 'scripts', 'lib', 'schema-types.d.ts');
const PARTS = ['core', 'drawing', 'games', 'bots'];

/**
 * Writes the published package's declarations: the compiler's, in the same folders, with the workspaces' names and the
 * sources' extensions turned into relative paths that an installed package can follow.
 */
export async function writeTypes(folder) {
  const code = await runTool('typescript', ['-b', ...PARTS]);
  if (code !== 0) throw new Failure('The type check failed.');
  const exported = await workspaceExports();
  await mkdir(folder, { recursive: true });
  await copyFile(SCHEMA_TYPES, join(folder, 'schema-types.d.ts'));
  for (const part of PARTS) {
    for (const file of await readdir(join(EMITTED, part), { recursive: true }).catch(() => [])) {
      const path = posix.join(part, file.split(sep).join('/'));
      if (!path.endsWith('.d.ts') || path.split('/').includes('test')) continue;
      const text = await readFile(join(EMITTED, path), 'utf8');
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), rewriteSpecifiers(text, path, exported));
    }
  }
}

function rewriteSpecifiers(text, path, exported) {
  return text.replace(/(from |import\()(['"])([^'"]+)\2/g, (_, before, quote, specifier) => {
    const target = exported(specifier);
    const local = target === undefined ? specifier : toRelative(posix.relative(posix.dirname(path), target));
    return `${before}${quote}${local.replace(/\.tsx?$/, '.js')}${quote}`;
  });
}

function toRelative(path) {
  return path.startsWith('.') ? path : `./${path}`;
}

/** `@kontor/games/hermagor/rules` → `games/hermagor/rules/index.ts`, from the workspaces' own `exports`. */
async function workspaceExports() {
  const patterns = [];
  for (const part of PARTS) {
    const { name, exports } = JSON.parse(await readFile(join(ROOT, part, 'package.json'), 'utf8'));
    for (const [key, target] of Object.entries(exports)) {
      const [before, after] = posix.join(name, key).split('*');
      patterns.push({ before, after, target: posix.join(part, target) });
    }
  }
  return (specifier) => {
    if (specifier === 'typebox') return 'schema-types.ts';
    for (const { before, after, target } of patterns) {
      if (
        after === undefined
          ? specifier !== before
          : !(specifier.startsWith(before) && specifier.endsWith(after))
      )
        continue;
      const middle =
        after === undefined ? '' : specifier.slice(before.length, specifier.length - after.length);
      return target.replaceAll('*', middle);
    }
    return undefined;
  };
}
