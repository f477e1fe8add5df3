import { moveBuffer, randomMove, rngFromText, seatsOf } from '@kontor/core';
import { type Choice, DAY, MINUTE, TIME_PRESETS, type TimeTerms } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { handleDue } from '../src/clock/time-out.ts';
import { choose, leave, proposeCancel, reportMissing, takeBackSeat } from '../src/lobby/proposals.ts';
import { TableInMemory } from './table-in-memory.ts';

const [ANN, BOB, CLEO] = [0, 1, 2] as const;

class ProposalTable extends TableInMemory {
  constructor(people = 3, time: TimeTerms = TIME_PRESETS.unhurried) {
    super('hermagor', time, people);
  }

  leave(seat: number): void {
    this.do((room, now) => leave(room, String(seat), now));
  }

  choose(seat: number, about: number, choice: Choice): void {
    this.do((room, now) => choose(room, String(seat), about, choice, now));
  }

  back(seat: number): void {
    this.do((room, now) => takeBackSeat(room, String(seat), now));
  }

  cancel(seat: number, yes = true): void {
    this.do((room, now) => proposeCancel(room, String(seat), yes, now));
  }

  ask(seat: number, about: number, present = false): void {
    this.do((room, now) => reportMissing(room, String(seat), about, present, now));
  }

  pass(ms: number): void {
    this.now += ms;
    this.do((room, now) => handleDue(room, now).edit);
  }

  /** Whose turn it is plays until it is somebody else's. */
  playTurn(): void {
    const { toMove, match } = this;
    const { game, timeline } = match;
    while (this.toMove === toMove) {
      const move = randomMove(game, timeline.state, toMove, rngFromText('turn'), moveBuffer(game));
      this.command(toMove, { kind: 'play', move: game.formatMove(timeline.table, move), hold: false });
    }
  }

  get toMove(): number {
    return seatsOf(this.match.game.active(this.match.timeline.state))[0] ?? -1;
  }
}

const refused = (code: string) => expect.objectContaining({ code });

describe('several who are missing', () => {
  it('are decided about one after the other', () => {
    const table = new ProposalTable(4);
    table.leave(ANN);
    table.now += 30_000;
    table.leave(BOB);
    expect(table.progress.proposals).toMatchObject({
      missing: { seat: ANN, choices: [] },
      alsoMissing: [BOB],
    });
    table.choose(CLEO, ANN, 'bot');
    expect(() => table.choose(CLEO, BOB, 'bot')).toThrow(refused('missing.nobody'));
    table.choose(3, ANN, 'bot');
    expect(table.progress.bots).toEqual(['apprentice', null, null, null]);
    const until = table.now + MINUTE;
    expect(table.progress.proposals).toMatchObject({
      missing: { seat: BOB, until, choices: [] },
      alsoMissing: [],
    });
    expect(table.progress.due).toBe(until);
    table.pass(MINUTE);
    expect(table.progress.bots).toEqual(['apprentice', 'apprentice', null, null]);
    expect(table.progress.proposals).toMatchObject({ missing: null, alsoMissing: [] });
  });

  it('come back one by one, by a request or by a move', () => {
    const table = new ProposalTable();
    const { toMove } = table;
    const [first, second] = [ANN, BOB, CLEO].filter((seat) => seat !== toMove);
    if (first === undefined || second === undefined) throw new Error('nobody');
    table.leave(first);
    table.leave(toMove);
    expect(() => table.back(second)).toThrow(refused('seat.yours'));
    table.command(toMove, { kind: 'requestUndo', to: 1 });
    expect(table.progress.proposals).toMatchObject({ missing: { seat: first }, alsoMissing: [] });
    table.leave(toMove);
    table.back(first);
    expect(table.progress.proposals).toMatchObject({ missing: { seat: toMove }, alsoMissing: [] });
    table.back(toMove);
    expect(table.progress.proposals).toMatchObject({ missing: null, alsoMissing: [] });
  });

  it('do not count: who is still there decides', () => {
    const table = new ProposalTable();
    table.leave(ANN);
    table.choose(BOB, ANN, 'end');
    table.choose(CLEO, ANN, 'wait');
    expect(table.progress.proposals.missing).toBeNull();
    table.leave(ANN);
    table.choose(CLEO, ANN, 'bot');
    expect(table.progress.bots[ANN]).toBeNull();
    // Nothing is to be decided about Ann any more.
    table.leave(BOB);
    expect(table.progress.bots[ANN]).not.toBeNull();
    expect(table.progress.proposals).toMatchObject({ missing: { seat: BOB }, alsoMissing: [] });
    expect(() => table.choose(BOB, BOB, 'wait')).toThrow(refused('missing.you'));
    expect(() => table.cancel(BOB, false)).toThrow(refused('missing.you'));
    table.cancel(CLEO);
    expect(table.progress.stage).toBe('cancelled');
  });

  it('are asked about once, however often they leave', () => {
    const table = new ProposalTable();
    table.leave(ANN);
    table.choose(BOB, ANN, 'bot');
    table.leave(ANN);
    expect(table.progress.proposals.missing?.choices).toEqual([{ seat: BOB, choice: 'bot' }]);
  });

  it('end the game when nobody else is there', () => {
    const table = new ProposalTable();
    table.leave(ANN);
    table.leave(BOB);
    expect(table.progress.stage).toBe('running');
    table.leave(CLEO);
    expect(table.progress.stage).toBe('cancelled');
  });
});

describe('somebody for whom a bot plays', () => {
  it('has no say before they have their seat again', () => {
    const table = new ProposalTable();
    table.leave(ANN);
    table.choose(BOB, ANN, 'bot');
    table.choose(CLEO, ANN, 'bot');
    table.cancel(BOB);
    expect(() => table.cancel(ANN, false)).toThrow(refused('seat.bot'));
    expect(table.progress.proposals.cancel).toEqual([BOB]);
    table.leave(BOB);
    expect(() => table.choose(ANN, BOB, 'end')).toThrow(refused('seat.bot'));
    table.back(BOB);
    table.back(ANN);
    table.cancel(ANN, false);
    expect(table.progress.proposals.cancel).toEqual([]);
  });

  it('is no longer waited for by those who would break off', () => {
    const clock = { start: MINUTE, add: 0, cap: MINUTE };
    const table = new ProposalTable(2, { pace: 'live', clock, onTimeout: 'bot' });
    table.cancel(1 - table.toMove);
    expect(table.progress.stage).toBe('running');
    table.pass(MINUTE);
    expect(table.progress.stage).toBe('cancelled');
  });
});

describe('at a table without a clock', () => {
  it('the others can ask again how to go on without somebody who is away', () => {
    const table = new ProposalTable();
    const { toMove } = table;
    const [first, second] = [ANN, BOB, CLEO].filter((seat) => seat !== toMove);
    if (first === undefined || second === undefined) throw new Error('nobody');
    expect(() => table.ask(first, toMove)).toThrow(refused('missing.early'));
    table.now += MINUTE;
    expect(() => table.ask(first, second)).toThrow(refused('missing.not'));
    expect(() => table.ask(first, first)).toThrow(refused('missing.not'));
    expect(() => table.ask(first, 31)).toThrow(refused('missing.not'));
    expect(() => table.ask(first, toMove, true)).toThrow(refused('missing.early'));
    table.ask(first, toMove);
    table.choose(first, toMove, 'wait');
    table.choose(second, toMove, 'wait');
    expect(table.progress.proposals.missing).toBeNull();
    // The others wait longer for a player who is connected, but not for ever.
    table.now += 10 * MINUTE;
    table.ask(second, toMove, true);
    expect(table.progress.proposals.missing).toMatchObject({ seat: toMove, choices: [] });
    expect(() => table.ask(toMove, toMove)).toThrow(refused('missing.you'));
    table.pass(MINUTE);
    expect(table.progress.bots[toMove]).not.toBeNull();
  });

  it('nobody keeps others from asking by asking for undo again and again', () => {
    const table = new ProposalTable();
    const played = table.toMove;
    table.playTurn();
    const { toMove } = table;
    const asker = [ANN, BOB, CLEO].find((seat) => seat !== toMove && seat !== played) ?? -1;
    for (let i = 0; i < 6; i++) {
      table.now += 10_000;
      table.command(played, { kind: 'requestUndo', to: 1 });
    }
    table.ask(asker, toMove);
    expect(table.progress.proposals.missing).toMatchObject({ seat: toMove });
    // Whoever is asked about does something, and has all the time again.
    table.command(toMove, { kind: 'answerUndo', to: 1, yes: false });
    table.now += MINUTE - 1;
    expect(() => table.ask(asker, toMove)).toThrow(refused('missing.early'));
    table.now += 1;
    table.ask(asker, toMove);
  });

  it('nobody is asked about whose clock runs', () => {
    const table = new ProposalTable(3, TIME_PRESETS.threeDays);
    table.now += 2 * DAY;
    expect(() => table.ask((table.toMove + 1) % 3, table.toMove)).toThrow(refused('missing.clock'));
  });
});
