import type { Attack } from '../attack.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { numbers } from '../lib/wait.ts';

export const undoAbsent: Attack = {
  name: 'undo-absent',
  what: 'While a bot stands in for somebody, the other player rewinds the game to its beginning without them.',
  async run(context) {
    const games = context.size(2, 10);
    const problems: string[] = [];
    for (const n of numbers(games)) {
      const game = n % 2 === 0 ? 'hermagor' : 'merchants';
      const people = [await context.guest('Ann'), await context.guest('Bob')];
      const [ann, bob] = people;
      if (!ann || !bob) break;
      const table = await beginTable(people, game);
      await playCommands(people, table, context.rng, 12);
      const { frame, history } = ann.view(table);
      // Not a move that is held: its row is not settled yet.
      const before = history.filter(({ row }) => row <= frame.row);
      const first = before[1];
      if (!first) continue;
      await bob.ask('POST', `/api/tables/${table}/leave`);
      bob.disconnect();
      await ann.ask('PUT', `/api/tables/${table}/missing`, { seat: 1, choice: 'bot' });
      await ann.settle();
      // The bot may move in between, which makes a command stale.
      for (let tries = 0; tries < 5; tries++) {
        const outcome = await ann.command(table, { kind: 'requestUndo', to: first.row });
        if (outcome.ok || outcome.refused.code !== 'move.stale') break;
        await ann.settle();
      }
      await ann.settle();
      const after = ann.view(table).history;
      const lost = before.filter(({ row }) => !after.some((step) => step.row === row)).length;
      if (lost > 0)
        problems.push(`${game}: ${lost} of ${before.length} steps were undone without their player`);
      await ann.call('POST', `/api/tables/${table}/leave`);
    }
    return { tried: `${games} games in which a player is away`, problems };
  },
};
