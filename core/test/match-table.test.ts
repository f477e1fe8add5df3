import { expectParsed, Match } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { bidAll, matchWithBoxes, type ToyMatch, toyMatch } from './tables.ts';
import { toy } from './toy/index.ts';

const refusedBy = (outcome: ReturnType<ToyMatch['play']>) => (outcome.ok ? undefined : outcome.refused.code);
const boxesOf = (match: ToyMatch, viewer: number | null) => match.frame(viewer).view.players[0]?.shelves;

describe('a held move', () => {
  it('is shown to its seat as done and to nobody else, until it is confirmed', () => {
    const match = matchWithBoxes(1);
    const rows = match.timeline.rows.length;
    expect(match.play(0, 'put 2', { hold: true })).toEqual({ ok: true });
    expect(match.frame(0)).toMatchObject({ held: 'put 2', decision: undefined, active: [0] });
    expect(boxesOf(match, 0)).toEqual([0, 1, 0]);
    expect(boxesOf(match, 1)).toEqual([0, 0, 0]);
    expect(match.frame(1).held).toBeUndefined();
    expect(match.historySince(0, rows)).toMatchObject([{ events: [{ type: 'put', shelf: 2 }] }]);
    expect(match.historySince(1, rows)).toEqual([]);
    expect(match.timeline.rows).toHaveLength(rows);

    expect(refusedBy(match.confirm(1))).toBe('confirm.nothing');
    expect(match.confirm(0)).toEqual({ ok: true });
    expect(boxesOf(match, 1)).toEqual([0, 1, 0]);
    expect(match.frame(0).held).toBeUndefined();
    expect(match.timeline.rows.at(-1)).toEqual({ kind: 'move', seat: 0, move: 'put 2' });
    expect(refusedBy(match.confirm(0))).toBe('confirm.nothing');
  });

  it('is only one that ends the turn', () => {
    const match = matchWithBoxes(2);
    match.play(0, 'put 1', { hold: true });
    expect(match.frame(0).held).toBeUndefined();
    expect(boxesOf(match, 1)).toEqual([1, 0, 0]);
    match.play(0, 'put 1', { hold: true });
    expect(match.frame(0).held).toBe('put 1');
  });

  it('is dropped by undo without a row, and redone', () => {
    const match = matchWithBoxes(2);
    match.play(0, 'put 1');
    const rows = match.timeline.rows.length;
    match.play(0, 'put 2', { hold: true });
    expect(match.undo(0, 'step')).toEqual({ ok: true });
    expect(match.timeline.rows).toHaveLength(rows);
    expect(boxesOf(match, 0)).toEqual([1, 0, 0]);
    expect(match.redo(0, { hold: true })).toEqual({ ok: true });
    expect(match.frame(0).held).toBe('put 2');
    expect(match.undo(0, 'turn')).toEqual({ ok: true });
    expect(boxesOf(match, 0)).toEqual([0, 0, 0]);
    match.redo(0);
    match.redo(0, { hold: true });
    expect(boxesOf(match, 0)).toEqual([1, 1, 0]);
  });

  it('lets nobody else move or go back meanwhile', () => {
    const match = matchWithBoxes(1);
    match.play(0, 'put 1', { hold: true });
    expect(refusedBy(match.play(0, 'put 2'))).toBe('move.held');
    expect(refusedBy(match.play(1, 'bid 0'))).toBe('move.held');
    expect(refusedBy(match.undo(1, 'step'))).toBe('undo.nothing');
    expect(match.frame(0).undo.takeBack).toBe(false);
  });

  it('survives a reload with the pending moves', () => {
    const match = matchWithBoxes(1);
    match.play(0, 'put 3', { hold: true });
    const stored = JSON.parse(JSON.stringify({ record: match.record(), pending: match.pending }));
    const again = expectParsed(Match.fromRecord(toy, stored.record, stored.pending));
    expect(again.frame(0)).toEqual(match.frame(0));
    expect(again.frame(1)).toEqual(match.frame(1));
    expect(again.confirm(0)).toEqual({ ok: true });
    expect(boxesOf(again, null)).toEqual([0, 0, 1]);
  });

  it('stays held over rows beside the game', () => {
    const match = matchWithBoxes(1);
    match.play(0, 'put 3', { hold: true });
    match.control(2, 'easy');
    match.note('timeout', 0);
    expect(match.confirm(0)).toEqual({ ok: true });
    expect(match.timeline.last.row).toBe(match.timeline.rows.length);
  });

  it('is confirmed by itself when it draws or reveals', () => {
    const match = toyMatch();
    match.play(0, 'bid 1');
    match.play(1, 'bid 0');
    match.play(2, 'bid 0', { hold: true });
    expect(match.frame(2).held).toBeUndefined();
    expect(match.timeline.rows).toHaveLength(3);
  });

  it('never keeps others from deciding at the same time', () => {
    const match = toyMatch();
    match.play(0, 'bid 1', { hold: true });
    expect(match.play(1, 'bid 0')).toEqual({ ok: true });
  });
});

describe('drafts', () => {
  it('are played together when everybody is ready', () => {
    const match = toyMatch();
    for (const [seat, bid] of [2, 0, 1].entries())
      expect(match.draft(seat, `bid ${bid}`)).toEqual({ ok: true });
    expect(match.timeline.rows).toEqual([]);
    match.ready(2);
    match.ready(0);
    expect(match.frame(1).ready).toEqual([2, 0]);
    expect(match.timeline.rows).toEqual([]);
    match.ready(1);
    expect(match.timeline.rows.map((row) => (row.kind === 'move' ? row.move : ''))).toEqual([
      'bid 2',
      'bid 0',
      'bid 1',
    ]);
    expect(match.frame(0)).toMatchObject({ drafts: [null, null, null], ready: [] });
  });

  it('are seen by their owner only, and by all once ready at an open table', () => {
    const secret = toyMatch();
    secret.draft(0, 'bid 2');
    secret.ready(0);
    expect(secret.frame(0).drafts).toEqual(['bid 2', null, null]);
    expect(secret.frame(1).drafts).toEqual([null, null, null]);
    const open = toyMatch({ options: { openBids: true } });
    open.draft(0, 'bid 2');
    expect(open.frame(null).drafts).toEqual([null, null, null]);
    open.ready(0);
    expect(open.frame(null).drafts).toEqual(['bid 2', null, null]);
  });

  it('can be changed, which takes back "ready"', () => {
    const match = toyMatch();
    match.draft(0, 'bid 2');
    match.ready(0);
    match.draft(0, 'bid 3');
    expect(match.frame(0)).toMatchObject({ drafts: ['bid 3', null, null], ready: [] });
    match.ready(0);
    expect(match.unready(0)).toEqual({ ok: true });
    expect(match.frame(0).ready).toEqual([]);
    expect(refusedBy(match.unready(0))).toBe('ready.not');
  });

  it('must be legal, and asked for', () => {
    const match = toyMatch();
    expect(refusedBy(match.draft(0, 'bid 9'))).toBe('bid.purse');
    expect(refusedBy(match.ready(0))).toBe('ready.nothing');
    expect(refusedBy(match.ready(17))).toBe('draft.alone');
    const buying = matchWithBoxes(2);
    expect(refusedBy(buying.draft(0, 'put 1'))).toBe('draft.alone');
    expect(refusedBy(buying.ready(0))).toBe('draft.alone');
    expect(refusedBy(buying.closeDrafts())).toBe('draft.alone');
  });

  it('are closed when time is up, with the fallback for who has laid none', () => {
    const match = toyMatch();
    match.draft(1, 'bid 2');
    expect(match.closeDrafts()).toEqual({ ok: true });
    expect(match.timeline.rows.map((row) => (row.kind === 'move' ? row.move : ''))).toEqual([
      'bid 0',
      'bid 2',
      'bid 0',
    ]);
    expect(match.frame(1).decision?.kind).toBe('put');
  });

  it('mix with moves played at once, as bots do', () => {
    const match = toyMatch({ bots: [1, 2] });
    match.play(1, 'bid 1', { by: 'bot' });
    match.draft(0, 'bid 2');
    match.ready(0);
    expect(match.timeline.rows).toHaveLength(1);
    match.play(2, 'bid 0', { by: 'bot' });
    expect(match.frame(0).decision?.kind).toBe('put');
  });

  it('do not outlive the decision they answered', () => {
    const match = toyMatch({ options: { rounds: 3 } });
    match.draft(0, 'bid 5');
    match.ready(0);
    match.unready(0);
    bidAll(match, 0, 0, 0);
    expect(match.frame(0)).toMatchObject({ drafts: [null, null, null], ready: [] });
  });

  it('survive a reload with the pending moves', () => {
    const match = toyMatch();
    match.draft(2, 'bid 1');
    match.ready(2);
    const again = expectParsed(Match.fromRecord(toy, match.record(), match.pending));
    expect(again.frame(2)).toEqual(match.frame(2));
  });
});

describe('take-back against bots', () => {
  it("goes back to the person's last decision and is marked", () => {
    const match = matchWithBoxes(1, { bots: [1, 2] });
    match.play(0, 'put 1');
    match.play(1, 'bid 0', { by: 'bot' });
    expect(match.frame(0).undo.takeBack).toBe(true);
    expect(match.takeBack(0)).toEqual({ ok: true });
    expect(match.timeline.rows.at(-1)).toMatchObject({ kind: 'undo', seat: 0, by: 'takeBack' });
    expect(match.frame(0).decision?.kind).toBe('put');
    expect(match.takeBack(0)).toEqual({ ok: true });
    expect(match.frame(0).decision?.kind).toBe('bid');
    expect(refusedBy(match.takeBack(0))).toBe('takeBack.nothing');
  });

  it('is for games with no other person', () => {
    const match = matchWithBoxes(1, { bots: [1] });
    expect(match.frame(0).undo.takeBack).toBe(false);
    expect(refusedBy(match.takeBack(0))).toBe('takeBack.nothing');
  });

  it('reaches no further than to where a bot was put in the place of a person', () => {
    const match = matchWithBoxes(1, { bots: [1] });
    match.control(2, 'easy');
    expect(match.frame(0).undo.takeBack).toBe(false);
    expect(refusedBy(match.takeBack(0))).toBe('takeBack.nothing');
    match.play(0, 'put 1');
    match.play(1, 'bid 0', { by: 'bot' });
    expect(match.frame(0).undo.takeBack).toBe(true);
    expect(match.takeBack(0)).toEqual({ ok: true });
    expect(refusedBy(match.takeBack(0))).toBe('takeBack.nothing');
  });
});

describe('undo by consent', () => {
  it('goes back when every person has said yes', () => {
    const match = toyMatch({ bots: [2] });
    bidAll(match, 1, 0, 0);
    expect(match.requestUndo(1, 2)).toEqual({ ok: true });
    expect(match.frame(0).undoRequest).toEqual({ seat: 1, to: 2, yes: [1] });
    expect(match.timeline.steps).toHaveLength(4);
    match.answerUndo(0, 2, true);
    expect(match.timeline.steps).toHaveLength(2);
    expect(match.timeline.rows.at(-1)).toEqual({ kind: 'undo', seat: 1, to: 2, by: 'consent' });
    expect(match.frame(0).undoRequest).toBeNull();
  });

  it('is over with one no, or with the next move', () => {
    const match = toyMatch();
    bidAll(match, 1, 0, 0);
    match.requestUndo(1, 2);
    match.answerUndo(2, 2, false);
    expect(match.frame(0).undoRequest).toBeNull();
    expect(refusedBy(match.answerUndo(0, 2, true))).toBe('ask.nothing');
    match.requestUndo(1, 2);
    match.play(0, 'put 1');
    expect(match.frame(0).undoRequest).toBeNull();
  });

  it('is not settled by an answer to another proposal', () => {
    const match = toyMatch({ bots: [2] });
    bidAll(match, 1, 0, 0);
    match.requestUndo(1, 2);
    match.requestUndo(1, 1);
    for (const yes of [true, false]) expect(refusedBy(match.answerUndo(0, 2, yes))).toBe('ask.nothing');
    expect(match.frame(0).undoRequest).toEqual({ seat: 1, to: 1, yes: [1] });
  });

  it('needs a row of the line and a seat of the table', () => {
    const match = toyMatch();
    bidAll(match, 1, 0, 0);
    for (const row of [0, -1, 4, 1.5, Number.NaN])
      expect(refusedBy(match.requestUndo(0, row))).toBe('undo.row');
    expect(refusedBy(match.requestUndo(3, 1))).toBe('seat.unknown');
    match.requestUndo(0, 1);
    expect(refusedBy(match.answerUndo(-1, 1, true))).toBe('seat.unknown');
    expect(match.frame(0).undoRequest).toMatchObject({ yes: [0] });
  });

  it('needs a person whose seat a bot has taken, for all that was played before', () => {
    const match = toyMatch({ bots: [2] });
    bidAll(match, 1, 0, 0);
    match.requestUndo(0, 1);
    match.control(1, 'easy');
    expect(match.timeline.steps).toHaveLength(4);
    match.requestUndo(0, 2);
    expect(match.frame(0).undoRequest).toEqual({ seat: 0, to: 2, yes: [0] });
    const again = expectParsed(Match.fromRecord(toy, match.record()));
    again.requestUndo(0, 1);
    expect(again.timeline.steps).toHaveLength(4);
    match.control(1, null);
    match.answerUndo(1, 2, true);
    expect(match.timeline.steps).toHaveLength(2);
  });

  it('does not need them for what the bot has played since', () => {
    const match = toyMatch({ bots: [2] });
    match.control(1, 'easy');
    match.control(1, 'hard');
    bidAll(match, 1, 0, 0);
    match.requestUndo(0, 4);
    expect(match.timeline.rows.at(-1)).toEqual({ kind: 'undo', seat: 0, to: 4, by: 'consent' });
  });
});

describe('rows beside the game', () => {
  it('note who has a seat, whose time ran out, and who was given a hint', () => {
    const match = toyMatch();
    match.control(1, 'hard');
    expect(match.botAt(1)).toBe('hard');
    match.note('timeout', 0);
    match.control(1, null);
    match.note('hint', 0);
    expect(match.botAt(1)).toBeUndefined();
    expect(match.timeline.rows).toEqual([
      { kind: 'control', seat: 1, bot: 'hard' },
      { kind: 'timeout', seat: 0 },
      { kind: 'control', seat: 1, bot: null },
      { kind: 'hint', seat: 0 },
    ]);
    match.play(0, 'bid 1', { by: 'time' });
    expect(match.timeline.rows.at(-1)).toMatchObject({ by: 'time' });
    expect(expectParsed(Match.fromRecord(toy, match.record())).frame(0)).toEqual(match.frame(0));
  });

  it.each([-1, 3, 0.5, Number.NaN])('refuse seat %d', (seat) => {
    const match = toyMatch();
    expect(refusedBy(match.control(seat, 'hard'))).toBe('seat.unknown');
    expect(refusedBy(match.note('timeout', seat))).toBe('seat.unknown');
    expect(match.timeline.rows).toEqual([]);
  });

  it('do not keep a seat from going back', () => {
    const match = matchWithBoxes(2);
    match.play(0, 'put 1');
    match.note('timeout', 0);
    expect(match.undo(0, 'step')).toEqual({ ok: true });
  });
});
