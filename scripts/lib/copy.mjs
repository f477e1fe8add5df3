import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const NOT_COPIED = new Set(['node_modules', 'dist', '.build']);

/** Copies workspaces and files of the checkout, with links to the installed packages. */
export async function copySources(folder, workspaces, files) {
  const notCopied = (path) => !NOT_COPIED.has(path.split(/[\\/]/).at(-1));
  for (const part of [...workspaces, ...files])
    await cp(join(ROOT, part), join(folder, part), { recursive: true, filter: notCopied });
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@kontor'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@kontor' && !name.startsWith('.'))
      await symlink(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
  for (const part of workspaces)
    await symlink(join(folder, part), join(packages, '@kontor', part), 'junction');
}
