import { type Row, replayRecord, writePositionFile } from '@kontor/core';
import type { Command } from '../command.ts';
import { Failure, problemLines } from '../errors.ts';
import { readRecord } from '../record.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Plays a record through and shows it',
  forms: ['RECORD [--json]'],
  options: { json: { help: 'print one JSON object, with the position that the record leads to' } },
  details: 'RECORD is a file, or - for the standard input.',

  async run(args) {
    const [path] = args.operands('RECORD');
    const { game, record } = readRecord(path);
    const timeline = replayRecord(game, record);
    if (!timeline.ok) throw new Failure(`${path} does not replay.\n${problemLines(timeline.problems)}`);
    const { state, rows, steps } = timeline.value;
    const result = game.result(state);
    if (args.flag('json')) {
      const { players } = record;
      const position = writePositionFile(game, state);
      console.log(
        JSON.stringify({ game: game.id, players, rows: rows.length, result: result ?? null, position }),
      );
      return 0;
    }
    const names = record.players.map(({ name, bot }) => (bot === undefined ? name : `${name} (bot ${bot})`));
    console.log(`${game.id}, ${names.join(', ')}`);
    for (const [index, row] of rows.entries())
      console.log(`${String(index + 1).padStart(5)}  seat ${row.seat}  ${describeRow(row)}`);
    console.log(`${rows.length} rows, ${steps.length - 1} moves stand.`);
    if (!result) console.log('The game is not over.');
    else
      for (const [seat, name] of names.entries())
        console.log(`${result.ranks[seat]}. ${name}: ${result.scores[seat]}`);
    return 0;
  },
};

function describeRow(row: Row): string {
  switch (row.kind) {
    case 'move':
      return row.by === undefined ? row.move : `${row.move}  (by ${row.by})`;
    case 'undo':
      return `goes back to before row ${row.to}  (${row.by})`;
    case 'control':
      return row.bot === null ? 'is played by a person again' : `is played by bot ${row.bot}`;
    case 'timeout':
      return 'has run out of time';
    case 'hint':
      return 'is given a hint';
  }
}
