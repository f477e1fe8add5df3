import { once } from 'node:events';
import { LANGUAGE_CODES } from '@kontor/core';
import type { Command } from '../command.ts';
import { answer, lineTooLong } from '../rpc/json-rpc.ts';
import { lines, TOO_LONG } from '../rpc/lines.ts';
import { methods } from '../rpc/methods.ts';
import { Session } from '../rpc/session.ts';

export const rpc: Command = {
  name: 'rpc',
  summary: 'Drives the rules engines from any program: JSON-RPC 2.0, a request and a reply per line',
  forms: ['[--lang LANGUAGE]'],
  options: {
    lang: { value: 'LANGUAGE', help: `of the reasons of refusals: ${LANGUAGE_CODES.join(' or ')} (en)` },
  },
  details: 'Requests come on the standard input, replies go to the standard output. See docs/PROTOCOL.md.',

  async run(args) {
    args.operands();
    const session = new Session(args.choice('lang', LANGUAGE_CODES) ?? 'en');
    const handlers = methods(session);
    for await (const line of lines(process.stdin)) {
      const reply = line === TOO_LONG ? lineTooLong() : await answer(handlers, line);
      if (reply !== undefined && !process.stdout.write(`${reply}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  },
};
