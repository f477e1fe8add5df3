import { moveBuffer, randomMove, rngFromText } from '@kontor/core';
import { describe, expect, it, vi } from 'vitest';
import { capturedLog } from './captured-log.ts';
import { begin, truth, turnOf } from './match-online.ts';

describe('moves', () => {
  it('are published when one of the followers fails', async () => {
    const { log, lines } = capturedLog();
    const { people, table, test } = await begin('hermagor', ['Ada', 'Bo'], { log });
    const { rooms } = test.server.services;
    let times = 0;
    rooms.follow(() => {
      if (times++ === 0) throw new Error('not today');
    });
    for (let i = 0; i < 3; i++) {
      const { person, command } = turnOf(people, table, `fault ${i}`);
      const { row } = person.clientView(table).frame;
      expect(await person.command(table, { ...command, hold: false } as never)).toEqual({ ok: true });
      for (const each of people) await each.until(() => each.clientView(table).frame.row === row + 1);
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ table, err: { message: 'not today' } });
  });

  it('are sent with the next one when one could not be sent', async () => {
    const { log, lines } = capturedLog();
    const { people, table, test } = await begin('hermagor', ['Ada', 'Bo'], { log });
    const { rooms } = test.server.services;
    const rng = rngFromText('shown again');
    const play = () =>
      rooms.act(table, ({ match }) => {
        if (!match) throw new Error('no game is going on');
        const { game, timeline } = match;
        const [seat = 0] = match.frame(null).active;
        const move = randomMove(game, timeline.state, seat, rng, moveBuffer(game));
        return { answer: match.play(seat, game.formatMove(timeline.table, move)) };
      });
    await play();
    for (const person of people) await person.until(() => person.clientView(table).frame.row === 1);
    const match = await rooms.look(table, (room) => room.match);
    if (!match) throw new Error('no game is going on');
    vi.spyOn(match, 'historySince').mockImplementationOnce(() => {
      throw new Error('not today');
    });
    await play();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ table, err: { message: 'not today' } });
    await play();
    for (const [seat, person] of people.entries()) {
      await person.until(() => person.clientView(table).frame.row === 3);
      const { frame, history } = person.clientView(table);
      expect({ frame, history }).toEqual(await truth(test, table, seat));
    }
  });
});
