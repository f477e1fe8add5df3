import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What a Markdown file links to: a path from the root of the project, and a heading in it if one is named. */
interface Link {
  readonly path: string;
  readonly heading?: string;
}

const NOT_OURS = new Set(['node_modules', '.git', '.build', 'dist', 'data']);
const CODE_BLOCK = /^```.*?^```/gms;
const LINK = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g;
const HAS_SCHEME = /^[a-z]+:/;

/** All Markdown files below a folder, as paths from it. */
export function markdownFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : markdownFiles(root, path);
    return path.endsWith('.md') ? [path] : [];
  });
}

/** Where the links of a file lead, without those to other sites. */
export function localLinks(root: string, file: string): readonly Link[] {
  const text = readFileSync(join(root, file), 'utf8').replace(CODE_BLOCK, '');
  return [...text.matchAll(LINK)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !HAS_SCHEME.test(target))
    .map((target) => {
      const [path = '', heading] = target.split('#');
      const whole = path === '' ? file : posix.join(posix.dirname(file), path);
      return heading === undefined ? { path: whole } : { path: whole, heading };
    });
}

/** The names by which links find the headings of a file. */
export function headingIds(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(CODE_BLOCK, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
