import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandSchema } from '@kontor/core';
import { ClientMessage, type ServerMessage } from '@kontor/protocol';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'PROTOCOL.md'), 'utf8');
const [, SERVER = ''] = PAGE.split('# Playing on a server');

/** The compiler sees to it that none is left out. */
const SERVER_TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  welcome: true,
  table: true,
  presence: true,
  frame: true,
  change: true,
  chat: true,
  answer: true,
  error: true,
  pong: true,
};

function said(by: '→' | '←'): { readonly type: string }[] {
  const [, transcript = ''] = SERVER.split('```wire');
  return transcript
    .split('\n')
    .filter((line) => line.startsWith(by))
    .map((line) => JSON.parse(line.slice(1)) as { type: string });
}

describe('docs/PROTOCOL.md', () => {
  it('names every message and every command', () => {
    const types = ClientMessage.anyOf.map(({ properties }) => properties.type.const);
    const kinds = CommandSchema.anyOf.map(({ properties }) => properties.kind.const);
    for (const word of [...types, ...kinds, ...Object.keys(SERVER_TYPES)])
      expect(SERVER).toMatch(new RegExp(`^\\|[^|]*\`${word}\``, 'm'));
  });

  it('shows messages as they are', () => {
    const check = Compile(ClientMessage);
    expect(said('→').length).toBeGreaterThan(4);
    for (const message of said('→')) expect(check.Check(message), JSON.stringify(message)).toBe(true);
    for (const { type } of said('←')) expect(SERVER_TYPES).toHaveProperty(type);
  });
});
