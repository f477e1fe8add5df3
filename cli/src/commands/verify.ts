import { verifyRecord } from '@kontor/core';
import type { Command } from '../command.ts';
import { problemLines } from '../errors.ts';
import { readRecord } from '../record.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Proves a record: commitment, draws, every move and the result',
  forms: ['RECORD [--json]'],
  options: { json: { help: 'print one JSON object' } },
  details: 'RECORD is a file, or - for the standard input.',

  async run(args) {
    const [path] = args.operands('RECORD');
    const { game, record } = readRecord(path);
    const verdict = verifyRecord(game, record);
    if (args.flag('json')) {
      console.log(
        JSON.stringify(
          verdict.ok
            ? { ok: true, game: game.id, ...verdict.value }
            : { ok: false, game: game.id, problems: verdict.problems },
        ),
      );
    } else if (verdict.ok) {
      const { rows, result, fair } = verdict.value;
      console.log(`${path} is a true record of ${game.id}: ${rows} rows, all legal.`);
      console.log(
        fair
          ? 'The draws follow from a secret that was committed to before the game.'
          : 'The seed was chosen by somebody, so the draws are repeatable but not proved fair.',
      );
      console.log(
        result ? `The result is right: ${result.scores.join(', ')} points.` : 'The game is not over.',
      );
    } else console.error(problemLines(verdict.problems));
    return verdict.ok ? 0 : 1;
  },
};
