import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  expectParsed,
  type MatchRecord,
  moveBuffer,
  openTable,
  parseRecord,
  replayRecord,
  rngFromText,
  seatsOf,
  verifyRecord,
} from '@kontor/core';
import { damaged, garbage, isAnswer, someMove } from '@kontor/core/testkit';
import { TOOLS } from '@kontor/games/tools';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callKontor } from './process.ts';

const LONG = process.env['KONTOR_LONG'] === '1';
const runs = (quick: number) => ({ numRuns: LONG ? 20 * quick : quick });

/** A recorded game with two players, and the same as it was in the middle. */
function recorded(game: AnyGame) {
  const file = new URL(`../../games/${game.id}/fixtures/two-players.json`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const { result: _, rows, ...rest } = record;
  const half = { ...rest, rows: rows.slice(0, rows.length / 2) };
  return { record, middle: expectParsed(replayRecord(game, expectParsed(parseRecord(half)))) };
}

describe.each(TOOLS)('$game.id answers garbage', ({ game, probe, checkFile, drawBoard }) => {
  const { record, middle } = recorded(game);
  const { table } = middle;

  it('as options', () => {
    const options = fc.oneof(garbage, damaged(table.options));
    fc.assert(
      fc.property(options, (raw) => isAnswer(openTable(game, { seats: 2, options: raw }))),
      runs(300),
    );
  });

  it('as a board or pieces', () => {
    const files = fc.constantFrom(table.boardFile, table.piecesFile);
    fc.assert(
      fc.property(fc.oneof(garbage, files.chain(damaged)), (raw) => {
        for (const design of [false, true]) expect(checkFile(raw, design)).toBeInstanceOf(Array);
        return (
          isAnswer(drawBoard(raw)) &&
          isAnswer(openTable(game, { seats: 2, board: raw })) &&
          isAnswer(openTable(game, { seats: 2, pieces: raw }))
        );
      }),
      runs(30),
    );
  });

  it('as a position, or can play on from it', () => {
    const buffer = moveBuffer(game);
    fc.assert(
      fc.property(fc.oneof(garbage, damaged(game.writePosition(middle.state))), (raw) => {
        const read = game.readPosition(table, raw);
        if (!read.ok) return isAnswer(read);
        const rng = rngFromText('on');
        for (let i = 0; i < 30; i++) {
          const [seat] = seatsOf(game.active(read.value));
          if (seat !== undefined)
            game.apply(read.value, seat, someMove(probe, read.value, seat, rng, buffer), rng);
        }
        return true;
      }),
      runs(500),
    );
  });

  it('as a record', () => {
    fc.assert(
      fc.property(damaged(record), (raw) => {
        const read = parseRecord(raw);
        return read.ok ? isAnswer(verifyRecord(game, read.value)) : isAnswer(read);
      }),
      runs(60),
    );
  });

  it('as a move', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom(...record.rows.map((row) => JSON.stringify(row))));
    fc.assert(
      fc.property(texts, fc.nat(60), fc.string({ maxLength: 2 }), (text, at, junk) => {
        const move = game.parseMove(table, `${text.slice(0, at)}${junk}${text.slice(at)}`);
        return move === undefined || game.formatMove(table, move).length > 0;
      }),
      runs(500),
    );
  });
});

describe('kontor answers garbage', () => {
  it('as arguments: with an exit code and, when it fails, a reason', async () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('--players', '--games', '--options', '--json', '--out', 'check', 'hermagor', '-', '--'),
      fc.integer().map(String),
    );
    // Without commands that read the standard input or play for long.
    const commands = fc.oneof(fc.string(), fc.constantFrom('replay', 'verify', 'board'));
    await fc.assert(
      fc.asyncProperty(commands, fc.array(words, { maxLength: 4 }), async (command, rest) => {
        const { code, err } = await callKontor(command, ...rest.map((word) => (word === '-' ? '/' : word)));
        expect([0, 1, 2]).toContain(code);
        expect(err === '').toBe(code === 0);
        expect(err).not.toMatch(/^\s+at /m);
      }),
      runs(200),
    );
  });
});
