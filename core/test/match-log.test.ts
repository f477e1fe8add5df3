import { expectParsed, Match, replayRecord } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { bidAll, matchWithBoxes, playOut, playSome, type ToyMatch, toyMatch } from './tables.ts';
import { toy } from './toy/index.ts';

const position = (match: ToyMatch) => toy.writePosition(match.timeline.state);
const refusedBy = (outcome: ReturnType<ToyMatch['play']>) => (outcome.ok ? undefined : outcome.refused.code);

describe('the log', () => {
  it('grows by one row a move and never changes what is written', () => {
    const match = toyMatch();
    bidAll(match, 2, 1, 0);
    const before = structuredClone(match.timeline.rows);
    match.play(0, 'put 1');
    expect(match.timeline.rows.slice(0, 3)).toEqual(before);
    expect(match.timeline.rows[3]).toEqual({ kind: 'move', seat: 0, move: 'put 1' });
    expect(match.timeline.steps.map(({ row, seat }) => [row, seat])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ]);
  });

  it.each([
    ['an unknown seat', 7, 'bid 1', 'seat.unknown'],
    ['a broken seat', 0.5, 'bid 1', 'seat.unknown'],
    ['a text that is no move', 0, 'bid a lot', 'move.unreadable'],
    ['a move that the rules refuse', 0, 'bid 9', 'bid.purse'],
    ['a move that is not asked', 0, 'put 1', 'bid.asked'],
  ])('refuses %s and changes nothing', (_what, seat, move, code) => {
    const match = toyMatch();
    const before = position(match);
    expect(refusedBy(match.play(seat, move))).toBe(code);
    expect(position(match)).toEqual(before);
    expect(match.timeline.rows).toEqual([]);
  });

  it('refuses a seat that is not active, and everyone when the game is over', () => {
    const match = matchWithBoxes(1, { options: { rounds: 1 } });
    expect(refusedBy(match.play(1, 'put 1'))).toBe('seat.inactive');
    match.play(0, 'put 1');
    expect(match.result).toBeDefined();
    expect(refusedBy(match.play(0, 'put 1'))).toBe('game.over');
  });

  it('stays as it was when the rules fail in the middle of a move', () => {
    const match = toyMatch();
    const broken = new Match(match.timeline, match.players);
    const apply = match.timeline.game.apply;
    Object.assign(match.timeline.game, {
      apply: () => {
        throw new Error('bug');
      },
    });
    try {
      expect(() => broken.play(0, 'bid 1')).toThrow('bug');
    } finally {
      Object.assign(match.timeline.game, { apply });
    }
    expect(match.timeline.rows).toEqual([]);
    expect(broken.play(0, 'bid 1')).toEqual({ ok: true });
  });

  it('replays to the same states, events and line, undone rows included', () => {
    const match = matchWithBoxes(3, { options: { rounds: 12 } });
    match.play(0, 'put 1');
    match.undo(0, 'step');
    playOut(match);
    const again = expectParsed(replayRecord(toy, match.record()));
    expect(again.steps).toEqual(match.timeline.steps);
    expect(toy.writePosition(again.state)).toEqual(position(match));
    for (const viewer of [null, 0, 1, 2])
      expect(again.history(viewer)).toEqual(match.timeline.history(viewer));
  });

  it('knows the state before every step, over all snapshots', () => {
    const match = toyMatch({ options: { rounds: 20 } });
    const states: unknown[] = [undefined];
    for (let n = 0; match.result === undefined; n++) {
      states.push(position(match));
      playSome(match, n);
    }
    expect(states.length).toBeGreaterThan(50);
    for (let i = 1; i < states.length; i++)
      expect(toy.writePosition(match.timeline.stateBefore(i))).toEqual(states[i]);
  });

  it.each([1, 15, 16, 17, 18, 31, 32, 33, 34, 40])(
    'goes back to before step %i and on from there',
    (step) => {
      const match = toyMatch({ options: { rounds: 20 }, bots: [1, 2] });
      for (let n = 0; match.timeline.steps.length <= 45; n++) playSome(match, n);
      const before = toy.writePosition(match.timeline.stateBefore(step));
      const { row } = match.timeline.steps[step] ?? { row: -1 };
      expect(match.requestUndo(0, row)).toEqual({ ok: true });
      expect(position(match)).toEqual(before);
      expect(match.timeline.steps).toHaveLength(step);
      playOut(match);
      const again = expectParsed(replayRecord(toy, match.record()));
      expect(toy.writePosition(again.state)).toEqual(position(match));
    },
  );

  it('never repeats a draw that was taken back', () => {
    const boxes = new Set<number>();
    const match = toyMatch({ bots: [1, 2] });
    for (let i = 0; i < 20; i++) {
      bidAll(match, 1, 0, 0);
      boxes.add(match.frame(null).view.boxes);
      expect(match.takeBack(0)).toEqual({ ok: true });
    }
    expect([...boxes].sort()).toEqual([1, 2, 3]);
  });

  it('begins with a given position', () => {
    const started = matchWithBoxes(2);
    const again = expectParsed(
      Match.start(
        toy,
        started.timeline.table,
        { kind: 'fixed', seed: 'x' },
        started.players,
        position(started),
      ),
    );
    expect(position(again)).toEqual(position(started));
    expect(again.play(0, 'put 1')).toEqual({ ok: true });
    const record = again.record();
    expect(record.position).toEqual(position(started));
    expect(toy.writePosition(expectParsed(replayRecord(toy, record)).state)).toEqual(position(again));
  });

  it('does not begin with a position that is none', () => {
    const { players, timeline } = toyMatch();
    expect(
      Match.start(toy, timeline.table, { kind: 'fixed', seed: 'x' }, players, { round: 1 }),
    ).toMatchObject({
      ok: false,
    });
  });

  it('shows everyone only the events meant for them', () => {
    const match = toyMatch();
    expect(match.timeline.history(null)).toEqual([]);
    expect(match.timeline.history(1)).toMatchObject([{ type: 'dealt', seat: 1 }]);
    bidAll(match, 0, 1, 0);
    expect(match.historySince(2, 1).map(({ row, seat, events }) => [row, seat, events.length])).toEqual([
      [2, 1, 1],
      [3, 2, 3],
    ]);
  });
});

describe('undo', () => {
  it('goes back by a step, and again', () => {
    const match = matchWithBoxes(3);
    const start = position(match);
    match.play(0, 'put 1');
    const one = position(match);
    match.play(0, 'put 2');
    expect(match.frame(0).undo).toMatchObject({ step: true, turn: true, redo: false });
    expect(match.undo(0, 'step')).toEqual({ ok: true });
    expect(position(match)).toEqual(one);
    expect(match.undo(0, 'step')).toEqual({ ok: true });
    expect(position(match)).toEqual(start);
    expect(match.timeline.rows.map(({ kind }) => kind)).toEqual([
      'move',
      'move',
      'move',
      'move',
      'move',
      'undo',
      'undo',
    ]);
  });

  it('goes back to the start of the turn at once', () => {
    const match = matchWithBoxes(3);
    const start = position(match);
    match.play(0, 'put 1');
    match.play(0, 'put 2');
    expect(match.undo(0, 'turn')).toEqual({ ok: true });
    expect(position(match)).toEqual(start);
    expect(match.timeline.rows.at(-1)).toEqual({ kind: 'undo', seat: 0, to: 4, by: 'own' });
  });

  it('stops at drawn chance and at a reveal', () => {
    const match = toyMatch();
    bidAll(match, 0, 0, 1);
    expect(refusedBy(match.undo(2, 'step'))).toBe('undo.information');
    expect(match.frame(2).undo).toMatchObject({ step: false, turn: false });
  });

  it("stops at another seat's move", () => {
    const match = toyMatch();
    match.play(0, 'bid 1');
    expect(match.frame(0).undo.step).toBe(true);
    match.play(1, 'bid 1');
    expect(refusedBy(match.undo(0, 'step'))).toBe('undo.nothing');
    expect(match.undo(1, 'step')).toEqual({ ok: true });
    expect(match.undo(0, 'turn')).toEqual({ ok: true });
  });

  it('has nothing to go back to before the first move', () => {
    expect(refusedBy(toyMatch().undo(0, 'step'))).toBe('undo.nothing');
    expect(refusedBy(toyMatch().undo(9, 'turn'))).toBe('undo.nothing');
  });

  it('is done again step by step', () => {
    const match = matchWithBoxes(3);
    match.play(0, 'put 1');
    match.play(0, 'put 2');
    const two = position(match);
    match.undo(0, 'turn');
    expect(match.frame(0).undo.redo).toBe(true);
    expect(match.frame(1).undo.redo).toBe(false);
    expect(refusedBy(match.redo(1))).toBe('redo.nothing');
    match.redo(0);
    match.redo(0);
    expect(position(match)).toEqual(two);
    expect(refusedBy(match.redo(0))).toBe('redo.nothing');
  });

  it('keeps the rest to do again after going back in two ways', () => {
    const match = matchWithBoxes(3);
    match.play(0, 'put 1');
    match.play(0, 'put 2');
    match.undo(0, 'step');
    match.undo(0, 'step');
    match.redo(0);
    expect(match.frame(0).view.players[0]?.shelves).toEqual([1, 0, 0]);
    match.redo(0);
    expect(match.frame(0).view.players[0]?.shelves).toEqual([1, 1, 0]);
  });

  it('cannot be done again after another move', () => {
    const match = matchWithBoxes(3);
    match.play(0, 'put 1');
    match.play(0, 'put 2');
    match.undo(0, 'turn');
    match.play(0, 'put 3');
    expect(refusedBy(match.redo(0))).toBe('redo.nothing');
  });

  it('can be done again by hand without losing the rest', () => {
    const match = matchWithBoxes(3);
    match.play(0, 'put 1');
    match.play(0, 'put 2');
    match.undo(0, 'turn');
    match.play(0, 'put 1');
    expect(match.redo(0)).toEqual({ ok: true });
    expect(match.frame(0).view.players[0]?.shelves).toEqual([1, 1, 0]);
  });
});
