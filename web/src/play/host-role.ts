import { Match, problemText } from '@kontor/core';
import { loadRules } from '../games/load-rules.ts';
import type { StoredGame, Summary } from '../store/database.ts';
import { changedGame, loadSummary, loadTable, putGame } from '../store/tables.ts';
import { type HostServices, LocalHost } from './host.ts';
import type { Answer, FromBots, FromHost, ToBots, ToHost } from './messages.ts';

/** The worker that runs a match: loads it from the store and answers the page. */
export function serveHost(page: MessagePort): void {
  const send = (message: FromHost): void => page.postMessage(message);
  const fail = (error: unknown): void =>
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  let opening: Promise<LocalHost | undefined> | undefined;

  const answer = (call: number, value: Answer): void => send({ kind: 'answer', call, answer: value });
  const handle = async (message: ToHost): Promise<void> => {
    if (message.kind === 'open') opening = open(message, send, fail);
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
      case 'hint':
        return answer(message.call, await host.hint(message.language, message.idea));
      case 'stopHint':
        return host.stopHint();
      case 'viewer':
        return host.setViewer(message.viewer);
      case 'pace':
        return host.setPace(message.pace);
      case 'skip':
        return host.skip();
    }
  };
  page.onmessage = ({ data }: MessageEvent<ToHost>) => {
    handle(data).catch(fail);
  };
}

async function open(
  { id, bots, draft, unsaved }: Extract<ToHost, { kind: 'open' }>,
  send: (message: FromHost) => void,
  fail: (error: unknown) => void,
): Promise<LocalHost | undefined> {
  const stored = unsaved ?? (await loadGame(id));
  if (!stored) {
    send({ kind: 'missing' });
    return undefined;
  }
  const { record: begun, pending: left } = stored.table;
  const game = await loadRules(begun.game);
  const match = Match.fromRecord(game, begun, left);
  if (!match.ok) throw new Error(match.problems.map(problemText).join(' '));
  const store = storeOf(stored.summary, unsaved !== undefined, send);
  const save: HostServices['save'] = (record, pending) =>
    store((summary) =>
      changedGame(summary, record, pending, match.value.result, match.value.frame(null).active),
    );
  const isCurrent = draft?.row === match.value.frame(null).row;
  if (isCurrent && match.value.draft(draft.seat, draft.move).ok)
    // A device that cannot store it must still open the game.
    await save(match.value.record(), match.value.pending).catch(() => undefined);
  const around: HostServices = {
    save,
    publish: (update) => send({ kind: 'update', update }),
    ...botsBehind(bots, () => send({ kind: 'botAsked' }), fail),
    fail,
  };
  const host = new LocalHost(match.value, around, unsaved !== undefined);
  // A single person sees the table at once; several people hand over the device.
  const people = begun.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  host.setViewer(people.length === 1 ? (people[0] ?? null) : null);
  return host;
}

async function loadGame(id: string): Promise<StoredGame | undefined> {
  const [summary, table] = await Promise.all([loadSummary(id), loadTable(id)]);
  return summary && table && { summary, table };
}

/** Stores the game after each change. What cannot be stored goes to the page, which keeps it in memory. */
function storeOf(
  summary: Summary,
  unsaved: boolean,
  send: (message: FromHost) => void,
): (change: (summary: Summary) => StoredGame) => Promise<void> {
  let lost = unsaved;
  return async (change) => {
    const isDeleted =
      !lost &&
      (await loadSummary(summary.id).then(
        (found) => !found,
        () => false,
      ));
    if (isDeleted) throw new Error('The game was deleted.');
    const game = change(summary);
    try {
      await putGame(game);
      if (lost) send({ kind: 'unsaved', game: undefined });
      lost = false;
    } catch (error) {
      lost = true;
      send({ kind: 'unsaved', game });
      throw error;
    }
  };
}

/** Matches the answers that come through the port with their questions. */
function botsBehind(
  port: MessagePort,
  onAsk: () => void,
  fail: (error: unknown) => void,
): Pick<HostServices, 'askBot' | 'askAdvice'> {
  const waiting = new Map<number, (answer: FromBots) => void>();
  let calls = 0;
  const send = (message: ToBots): void => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<FromBots>) => {
    if (data.kind === 'failed') return fail(data.message);
    waiting.get(data.call)?.(data);
    waiting.delete(data.call);
  };
  const ask = (message: (call: number) => ToBots, signal: AbortSignal): Promise<FromBots> =>
    new Promise((resolve) => {
      const call = ++calls;
      waiting.set(call, resolve);
      onAsk();
      send(message(call));
      signal.addEventListener('abort', () => send({ kind: 'stop', call }));
    });
  return {
    async askBot(question, signal) {
      const answer = await ask((call) => ({ kind: 'ask', call, question }), signal);
      return answer.kind === 'move' ? answer.move : '';
    },
    async askAdvice(question, language, signal) {
      const answer = await ask((call) => ({ kind: 'advise', call, question, language }), signal);
      return answer.kind === 'advice' ? answer.moves : [];
    },
  };
}
