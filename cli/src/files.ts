import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
};

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? (error as Error).message;
}

/** Reads a file of JSON; `-` is the standard input. */
export function readJson(path: string): unknown {
  const name = path === '-' ? 'The standard input' : path;
  const text = readText(path);
  if (text.trim() === '') throw new Failure(`${name} is empty.`, 'file.json');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${name} is not JSON: ${(error as Error).message}.`, 'file.json');
  }
}

/** Reads a file; `-` is the standard input. */
export function readText(path: string): string {
  try {
    // Some editors put a mark of the byte order first.
    return readFileSync(path === '-' ? 0 : path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${reason(error)}.`, 'file.unreadable');
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${reason(error)}.`);
  }
}
