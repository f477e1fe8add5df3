import { type AnyGame, expectParsed, openTable, type Table } from '@kontor/core';
import { loadRules } from '../rules.ts';
import { chooseMove } from './bot.ts';
import type { FromBots, ToBots } from './messages.ts';

/** The bots' side: thinks about one question at a time and never sees the game's state. */
export function serveBots(port: MessagePort): void {
  let table: Promise<{ game: AnyGame; table: Table }> | undefined;
  const send = (message: FromBots): void => port.postMessage(message);

  const hear = async (message: ToBots): Promise<void> => {
    if (message.kind === 'table') {
      table = loadRules(message.game).then((game) => ({
        game,
        table: expectParsed(openTable(game, message)),
      }));
      await table;
      return;
    }
    if (!table) throw new Error('a bot was asked before it was told the table');
    const { view, history, seat } = message.question;
    const at = await table;
    send({
      kind: 'move',
      call: message.call,
      move: await chooseMove(at.game, at.table, view, history, seat),
    });
  };
  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    hear(data).catch((error: unknown) => send({ kind: 'failed', message: String(error) }));
  };
}
