import { access, constants, mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { codeOf } from './system-error.ts';

const WHY_NOT: Readonly<Record<string, string>> = {
  EACCES: 'this user may not make it or write to it',
  EEXIST: 'it is no folder',
  ENOENT: 'the folder it should lie in does not exist',
  ENOTDIR: 'a part of it is no folder',
  EROFS: 'the disk can only be read',
};

/** Makes sure that a folder is there and can be written to, so that whoever starts the server learns of a wrong one at once. */
export async function useFolder(variable: string, path: string): Promise<void> {
  const folder = resolve(path);
  try {
    await mkdir(folder).catch(async (error: unknown) => {
      if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
    });
    await access(folder, constants.W_OK);
  } catch (error) {
    const code = codeOf(error);
    throw new ConfigError(`${variable}=${path} cannot be used: ${WHY_NOT[code] ?? code}.`);
  }
}
