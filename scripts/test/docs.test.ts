import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headingIds, localLinks, markdownFiles } from './markdown.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = markdownFiles(ROOT);

const INDEX = 'docs/README.md';

/** A path from the root in a command or sentence. Not the target of a link, nor a pattern such as `games/<id>/index.ts`. */
const NAMED_FILE = /(?<![\w./<>(-])(?:[\w-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|json|md)(?![\w>])/g;

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const dead = FILES.flatMap((file) =>
      localLinks(ROOT, file)
        .filter(({ path, heading }) => !existsSync(join(ROOT, path)) || !hasHeading(path, heading))
        .map((link) => ({ file, ...link })),
    );
    expect(dead).toEqual([]);
  });

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const unknown = FILES.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => ({ file, command })),
    );
    expect(unknown).toEqual([]);
  });

  it('tell how a command is typed in a checkout and in an installation', () => {
    const silent = FILES.filter((file) => /^`?kontor (?!rpc)[a-z]+ /m.test(read(file)))
      .filter((file) => file.startsWith('docs/'))
      .filter((file) => !read(file).includes('npm run -s kontor --') || !read(file).includes('npx kontor'));
    expect(silent).toEqual([]);
  });

  it('name files that exist', () => {
    const missing = FILES.flatMap((file) =>
      (read(file).match(NAMED_FILE) ?? [])
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => ({ file, path })),
    );
    expect(missing).toEqual([]);
  });

  it('are all listed in docs/README.md', () => {
    const listed = new Set(localLinks(ROOT, INDEX).map(({ path }) => path));
    const others = FILES.filter((file) => file !== INDEX && !file.startsWith('.github/'));
    expect(others.filter((file) => !listed.has(file))).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function hasHeading(path: string, heading: string | undefined): boolean {
  return heading === undefined || headingIds(ROOT, path).includes(heading);
}
