import { Match } from '@kontor/core';
import { loadRules } from '../rules.ts';
import { loadTable, saveTable } from '../store/tables.ts';
import { LocalHost, type Surroundings } from './host.ts';
import type { Answer, FromBots, FromHost, ToBots, ToHost } from './messages.ts';

/** The side that runs a match: takes it from the store and answers the page. */
export function serveHost(page: MessagePort): void {
  const send = (message: FromHost): void => page.postMessage(message);
  const fail = (error: unknown): void =>
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  let opening: Promise<LocalHost | undefined> | undefined;

  const answer = (call: number, value: Answer): void => send({ kind: 'answer', call, answer: value });
  const hear = async (message: ToHost): Promise<void> => {
    if (message.kind === 'open') opening = open(message.id, message.bots, send, fail);
    const host = await opening;
    if (!host) return;
    switch (message.kind) {
      case 'open':
        return;
      case 'command':
        return answer(message.call, await host.command(message.seat, message.command));
      case 'moment':
        return answer(message.call, host.moment(message.row, message.audience));
      case 'record':
        return answer(message.call, host.record());
      case 'look':
        return host.look(message.viewer);
      case 'pace':
        return host.setPace(message.pace);
      case 'skip':
        return host.skip();
    }
  };
  page.onmessage = ({ data }: MessageEvent<ToHost>) => {
    hear(data).catch(fail);
  };
}

async function open(
  id: string,
  bots: MessagePort,
  send: (message: FromHost) => void,
  fail: (error: unknown) => void,
): Promise<LocalHost | undefined> {
  const stored = await loadTable(id);
  if (!stored) {
    send({ kind: 'missing' });
    return undefined;
  }
  const game = await loadRules(stored.record.game);
  const match = Match.fromRecord(game, stored.record, stored.pending);
  if (!match.ok) throw new Error(match.problems.map((problem) => problem.message).join(' '));
  const host = new LocalHost(match.value, {
    save: (record, pending) =>
      saveTable(id, record, pending, match.value.result, match.value.frame(null).active),
    publish: (update) => send({ kind: 'update', update }),
    askBot: botsBehind(bots, fail),
    fail,
  });
  // A single person sees the table at once; several hand the device over.
  const people = stored.record.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  host.look(people.length === 1 ? (people[0] ?? null) : null);
  return host;
}

/** Questions go out through the port, answers come back by number. */
function botsBehind(port: MessagePort, fail: (error: unknown) => void): Surroundings['askBot'] {
  const waiting = new Map<number, (move: string) => void>();
  let calls = 0;
  const send = (message: ToBots): void => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<FromBots>) => {
    if (data.kind === 'failed') return fail(data.message);
    waiting.get(data.call)?.(data.move);
    waiting.delete(data.call);
  };
  return (question, signal) =>
    new Promise((resolve) => {
      const call = ++calls;
      waiting.set(call, resolve);
      send({ kind: 'ask', call, question });
      signal.addEventListener('abort', () => send({ kind: 'stop', call }));
    });
}
