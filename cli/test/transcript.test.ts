import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildKontor, startKontor } from './process.ts';

const ELLIPSIS = '…';

/** Compares a reply with how the document abbreviates it: `…` stands for more members, more items or any text. */
function fits(given: unknown, shown: unknown): boolean {
  if (shown === ELLIPSIS) return typeof given === 'string';
  if (Array.isArray(shown)) {
    if (!Array.isArray(given)) return false;
    const open = shown.at(-1) === ELLIPSIS;
    const items = open ? shown.slice(0, -1) : shown;
    return (
      (open ? given.length > items.length : given.length === items.length) &&
      items.every((item, i) => fits(given[i], item))
    );
  }
  if (typeof shown !== 'object' || shown === null) return given === shown;
  if (typeof given !== 'object' || given === null) return false;
  const members = Object.entries(shown).filter(([key]) => key !== ELLIPSIS);
  const open = ELLIPSIS in shown;
  return (
    (open || Object.keys(given).length === members.length) &&
    members.every(([key, value]) => key in given && fits((given as Record<string, unknown>)[key], value))
  );
}

/** The lines of all transcripts in docs/PROTOCOL.md, which are one conversation. */
function transcript(): { readonly requests: readonly string[]; readonly replies: readonly string[] } {
  const text = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```transcript\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const lines = blocks.join('').trimEnd().split('\n');
  const after = (arrow: string) =>
    lines.filter((line) => line.startsWith(`${arrow} `)).map((line) => line.slice(arrow.length + 1));
  expect(lines.every((line) => /^[→←] /.test(line))).toBe(true);
  return { requests: after('→'), replies: after('←') };
}

describe('docs/PROTOCOL.md', () => {
  beforeAll(buildKontor);

  it('shows a conversation that really goes like this', async () => {
    const { requests, replies } = transcript();
    expect(requests.length).toBeGreaterThan(20);
    const { code, out } = await startKontor(['rpc'], requests.join('\n'));
    expect(code).toBe(0);
    const given = out.trimEnd().split('\n');
    replies.forEach((shown, i) => {
      const reply = JSON.parse(given[i] ?? 'null');
      if (!fits(reply, JSON.parse(shown))) expect(reply).toEqual(JSON.parse(shown));
    });
    expect(given).toHaveLength(replies.length);
  });

  it('mentions every method', async () => {
    const text = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8');
    const source = readFileSync(new URL('../src/rpc/methods.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^\s+(?:\[)?'([a-z]+)',(?: method|$)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(14);
    for (const name of names) expect(text).toContain(`\`${name}\``);
  });
});
