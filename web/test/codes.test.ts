import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ONLINE_TEXTS } from '../src/online/texts/index.ts';
import { WEB_TEXTS } from '../src/texts/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Everything that matches in the sources of a folder: the first group, once each. */
function found(folder: string, ...patterns: readonly RegExp[]): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => name.endsWith('.ts'));
  const codes = sources.flatMap((name) => {
    const text = readFileSync(join(ROOT, folder, name), 'utf8');
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code ?? ''));
  });
  return [...new Set(codes)].sort();
}

const REFUSED = /Refused\(\s*'([a-zA-Z.-]+)'/g;
const SENT = /#sendError\(\s*'([a-zA-Z.-]+)'/g;
const ANSWERED = /\brefused?\(\s*'([a-zA-Z.-]+)'/g;
const RULED = /refusal\(\s*'([a-zA-Z.-]+)'/g;

describe('every code of the server has words in every language', () => {
  it('what is answered by http', () => {
    const codes = [
      ...found('server/src', REFUSED),
      ...found(
        'server/src/http',
        /code: '([a-z.-]+)'/g,
        /CODES\[status\] \?\? '([a-z.-]+)'/g,
        /\d{3}: '([a-z.-]+)'/g,
      ),
    ];
    expect(codes).toContain('guest.none');
    expect(codes).toContain('server.fault');
    expect(codes).toContain('request.rate');
    for (const texts of Object.values(ONLINE_TEXTS))
      expect(codes.filter((code) => !Object.hasOwn(texts.codes, code))).toEqual([]);
  });

  it('refusals of commands, and errors of a connection', () => {
    const codes = [
      ...found('server/src/play', REFUSED, ANSWERED),
      ...found('server/src/ws', REFUSED, SENT),
      ...found('core/src', ANSWERED, RULED),
    ];
    expect(codes).toContain('move.stale');
    expect(codes).toContain('watch.many');
    expect(codes).toContain('message.shape');
    expect(codes).toContain('draft.alone');
    expect(codes).toContain('undo.row');
    for (const texts of Object.values(WEB_TEXTS))
      expect(codes.filter((code) => !Object.hasOwn(texts.refusals, code))).toEqual([]);
  });
});
