import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { catalogueOf, LANGUAGE_CODES } from '@kontor/core';
import { textsFor } from '@kontor/ui';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const WORKSPACES = ['core', 'drawing', 'games', 'ui', 'bots', 'cli', 'protocol', 'server', 'web', 'examples'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'e2e', 'fixtures', 'testkit']);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (SKIPPED.has(name)) return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const files = WORKSPACES.flatMap((workspace) => {
  const folder = join(ROOT, workspace);
  return existsSync(folder) ? sources(folder) : [];
});
const named = (path: string): string => relative(ROOT, path).split(sep).join('/');

/** A language's own file, e.g. `fr.ts`, or `events-fr.ts` if it is a part of it. */
function isOfOneLanguage(path: string): boolean {
  return LANGUAGE_CODES.some((code) => basename(path) === `${code}.ts` || path.endsWith(`-${code}.ts`));
}

describe('languages', () => {
  it('are all there wherever English is', () => {
    const english = files.filter((path) => path.endsWith(`${sep}en.ts`));
    expect(english.length).toBeGreaterThan(8);
    const missing = english.flatMap((path) =>
      LANGUAGE_CODES.map((code) => join(dirname(path), `${code}.ts`)).filter((file) => !existsSync(file)),
    );
    expect(missing.map(named)).toEqual([]);
  });

  it('are named in the list and in their own files, and nowhere else', () => {
    const others = LANGUAGE_CODES.filter((code) => code !== 'en').join('|');
    const mention = new RegExp(`['"\`](?:${others})['"\`]|\\b(?:${others})\\b\\s*[:,}]`);
    const places = files.filter((path) => !isOfOneLanguage(path) && mention.test(readFileSync(path, 'utf8')));
    expect(places.map(named)).toEqual(['core/src/languages.ts']);
  });

  it('need nothing of the page in their files, because the page waits for them', () => {
    const isOfPage = (path: string): boolean => /^(ui|web)\/src\/|^games\/[^/]+\/ui\//.test(named(path));
    const needed = files
      .filter((path) => isOfPage(path) && isOfOneLanguage(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm)]
          .map(([, from = '']) => (from.startsWith('.') ? resolve(dirname(path), from) : from))
          .filter((from) =>
            isAbsolute(from) ? isOfPage(from) && !isOfOneLanguage(from) : from !== '@kontor/core',
          )
          .map((from) => `${named(path)} imports ${from}`),
      );
    expect(needed).toEqual([]);
  });

  it('make a catalogue of the files that are found, and one without a file is named', () => {
    const found = Object.fromEntries(LANGUAGE_CODES.map((code) => [`./${code}.ts`, { hello: code }]));
    const catalogue = catalogueOf(found);
    for (const code of LANGUAGE_CODES) expect(textsFor(catalogue, code).hello).toBe(code);
    expect(() => catalogueOf({ './en.ts': { hello: 'Hello' } })).toThrow('fr.ts');
  });
});
