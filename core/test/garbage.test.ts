import {
  expectParsed,
  isTooDeep,
  Match,
  type MatchRecord,
  openTable,
  parseOptions,
  parseRecord,
  replayRecord,
  verifyRecord,
} from '@kontor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged, garbage, isAnswer } from '../testkit/index.ts';
import { playOut, toyMatch, toyTable } from './tables.ts';
import { toy } from './toy/index.ts';

const runs = { numRuns: process.env['KONTOR_LONG'] === '1' ? 20_000 : 500 };

const match = toyMatch();
playOut(match);
const RECORD = JSON.parse(JSON.stringify(match.record())) as MatchRecord;
const POSITION = toy.writePosition(toyMatch().timeline.state);

describe('garbage gets a clear answer and never an exception', () => {
  it('as options', () => {
    fc.assert(
      fc.property(garbage, (raw) => isAnswer(parseOptions(toy.options, raw))),
      runs,
    );
  });

  it('as a table', () => {
    fc.assert(
      fc.property(fc.anything(), garbage, garbage, garbage, (seats, options, board, pieces) =>
        isAnswer(openTable(toy, { seats: seats as number, options, board, pieces })),
      ),
      runs,
    );
    fc.assert(
      fc.property(garbage, (shelves) => isAnswer(openTable(toy, { seats: 2, board: { id: 'x', shelves } }))),
      runs,
    );
  });

  it('as a position', () => {
    const table = toyTable();
    fc.assert(
      fc.property(garbage, (raw) => isAnswer(toy.readPosition(table, raw))),
      runs,
    );
    fc.assert(
      fc.property(damaged(POSITION), (raw) => isAnswer(toy.readPosition(table, raw))),
      runs,
    );
  });

  it('as a record', () => {
    fc.assert(
      fc.property(garbage, (raw) => isAnswer(parseRecord(raw))),
      runs,
    );
    fc.assert(
      fc.property(damaged(RECORD), (raw) => {
        const record = parseRecord(raw);
        if (!record.ok) return isAnswer(record);
        return isAnswer(replayRecord(toy, record.value)) && isAnswer(verifyRecord(toy, record.value));
      }),
      runs,
    );
  });

  it('as moves, and changes nothing', () => {
    const playing = toyMatch();
    const before = toy.writePosition(playing.timeline.state);
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), fc.string(), (seat, text) => {
        const legal = seat >= 0 && seat < 3 && /^bid [0-5]$/.test(text);
        return legal || !playing.play(seat, text).ok;
      }),
      runs,
    );
    expect(toy.writePosition(playing.timeline.state)).toEqual(before);
  });

  it('as integers asked of the law', () => {
    const { state } = toyMatch().timeline;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seat, move) => {
        const legal = seat >= 0 && seat < 3 && move >= 0 && move <= 9;
        return legal || toy.refuse(state, seat, move) !== undefined;
      }),
      runs,
    );
  });

  it('as commands of the driver', () => {
    const command = fc.tuple(
      fc.constantFrom(
        'play',
        'hold',
        'confirm',
        'step',
        'turn',
        'redo',
        'takeBack',
        'draft',
        'ready',
        'unready',
      ),
      fc.constantFrom('close', 'ask', 'yes', 'no', 'bot', 'person', 'time', 'none'),
      fc.integer({ min: -1, max: 3 }),
      fc.constantFrom('bid 0', 'bid 1', 'bid 5', 'put 1', 'put 2', 'nonsense'),
      fc.integer({ min: -1, max: 30 }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const driven = toyMatch({ seats: 2, options: { rounds: 2 }, bots: [1] });
        for (const [first, second, seat, move, row] of commands) {
          const outcome = {
            play: () => driven.play(seat, move),
            hold: () => driven.play(seat, move, { hold: true }),
            confirm: () => driven.confirm(seat),
            step: () => driven.undo(seat, 'step'),
            turn: () => driven.undo(seat, 'turn'),
            redo: () => driven.redo(seat),
            takeBack: () => driven.takeBack(seat),
            draft: () => driven.draft(seat, move),
            ready: () => driven.ready(seat),
            unready: () => driven.unready(seat),
          }[first]();
          expect(typeof outcome.ok).toBe('boolean');
          const beside = {
            close: () => driven.closeDrafts(),
            ask: () => driven.requestUndo(seat, row),
            yes: () => driven.answerUndo(seat, row, true),
            no: () => driven.answerUndo(seat, row, false),
            bot: () => driven.control(seat, 'easy'),
            person: () => driven.control(seat, null),
            time: () => driven.note('timeout', seat),
            none: () => ({ ok: true }),
          }[second]();
          expect(typeof beside.ok).toBe('boolean');
        }
        // Whatever was done, what is written and the record and the pending moves lead to the same frames again.
        const record = expectParsed(parseRecord(JSON.parse(JSON.stringify(driven.record()))));
        const again = expectParsed(Match.fromRecord(toy, record, driven.pending));
        for (const viewer of [null, 0, 1]) expect(again.frame(viewer)).toEqual(driven.frame(viewer));
        expect(verifyRecord(toy, record).ok).toBe(true);
      }),
      { numRuns: runs.numRuns / 2 },
    );
  });
});

describe('deep nesting', () => {
  it('is noticed before it exhausts the stack', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(isTooDeep(deep)).toBe(true);
    expect(parseRecord({ ...RECORD, position: deep }).ok).toBe(false);
    expect(openTable(toy, { seats: 2, board: { id: 'x', deep } }).ok).toBe(false);
  });
});
