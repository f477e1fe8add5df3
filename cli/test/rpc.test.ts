import { LANGUAGE_CODES, type Language } from '@kontor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../src/rpc/json-rpc.ts';
import { methods } from '../src/rpc/methods.ts';
import { Session } from '../src/rpc/session.ts';
import { buildKontor, startKontor } from './process.ts';

interface Reply {
  readonly result: unknown;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data: Record<string, unknown>;
  };
}

/** A connection in this process. */
function connect(language: Language = 'en') {
  const handlers = methods(new Session(language));
  const call = async (method: string, params?: unknown): Promise<Reply> =>
    JSON.parse((await answer(handlers, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) ?? 'null');
  const ask = async <T = Record<string, unknown>>(method: string, params?: unknown): Promise<T> => {
    const { result, error } = await call(method, params);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
  return { handlers, call, ask, send: (line: string) => answer(handlers, line) };
}

type Connection = ReturnType<typeof connect>;

async function begin({ ask }: Connection, game: string, players: number, more: object = {}): Promise<string> {
  return (await ask<{ match: string }>('new', { game, players, seed: 'demo', ...more })).match;
}

/** Plays some legal moves, or all. */
async function playOn({ ask }: Connection, match: string, most: number): Promise<void> {
  for (let n = 0; n < most; n++) {
    const [seat] = (await ask<{ seats: number[] }>('active', { match })).seats;
    if (seat === undefined) return;
    const { moves } = await ask<{ moves: string[] }>('moves', { match, seat });
    await ask('play', { match, seat, move: moves[(7 * n) % moves.length] });
  }
}

const GAMES = [
  ['hermagor', 2],
  ['hermagor', 5],
  ['merchants', 3],
] as const;

describe('a program', () => {
  it('learns what games there are', async () => {
    const games = await connect().ask('games');
    expect(games).toMatchObject({
      hermagor: { seats: { min: 2, max: 5 }, options: { type: 'object', additionalProperties: false } },
      merchants: { seats: { min: 2, max: 6 }, options: { properties: { turns: { enum: [12, 9] } } } },
    });
  });

  it.each(GAMES)('plays %s with %i players to the end', async (game, players) => {
    const connection = connect();
    const match = await begin(connection, game, players);
    expect(await connection.ask('result', { match })).toBeNull();
    await playOn(connection, match, 5000);
    expect(await connection.ask('active', { match })).toEqual({ seats: [] });
    const result = await connection.ask<{ ranks: number[]; scores: number[] }>('result', { match });
    expect(Object.keys(result).sort()).toEqual(['breakdown', 'ranks', 'scores']);
    expect(result.ranks).toHaveLength(players);
    expect(Math.min(...result.ranks)).toBe(1);

    const record = await connection.ask('record', { match });
    const again = await connection.ask<{ match: string }>('replay', { record });
    expect(again).toMatchObject({ result });
    expect(await connection.ask('position', { match: again.match })).toEqual(
      await connection.ask('position', { match }),
    );
  });

  it.each(GAMES)('saves and loads %s with %i players in the middle', async (game, players) => {
    const connection = connect();
    const match = await begin(connection, game, players);
    for (let n = 0; n < 20; n++) {
      await playOn(connection, match, 3);
      const position = await connection.ask('position', { match });
      const loaded = (await connection.ask<{ match: string }>('load', { game, position })).match;
      expect(await connection.ask('position', { match: loaded })).toEqual(position);
      for (const seat of [null, 0, players - 1])
        expect(await connection.ask('view', { match: loaded, seat })).toEqual(
          await connection.ask('view', { match, seat }),
        );
      await connection.ask('close', { match: loaded });
    }
  });

  it('gets the same game from the same seed, and another from another', async () => {
    const connection = connect();
    const position = async (seed: string) =>
      await connection.ask('position', { match: await begin(connection, 'hermagor', 4, { seed }) });
    expect(await position('a')).toEqual(await position('a'));
    expect(await position('a')).not.toEqual(await position('b'));
  });

  it('gets fair chance when it gives no seed', async () => {
    const connection = connect();
    const { match } = await connection.ask<{ match: string }>('new', { game: 'hermagor', players: 2 });
    expect(await connection.ask('record', { match })).toMatchObject({
      chance: { kind: 'fair', entropy: [] },
    });
  });

  it('lists all moves, or a sample where they are too many', async () => {
    const connection = connect();
    const match = await begin(connection, 'merchants', 2);
    const placing = await connection.ask<{ moves: string[]; complete: boolean }>('moves', { match, seat: 0 });
    expect(placing.complete).toBe(true);
    await playOn(connection, match, 2);
    const plots = await connection.ask<{ moves: string[]; complete: boolean }>('moves', { match, seat: 1 });
    expect(plots.complete).toBe(false);
    expect(new Set(plots.moves).size).toBe(plots.moves.length);
    for (const move of plots.moves)
      expect(await connection.ask('check', { match, seat: 1, move })).toEqual({ legal: true });
    await connection.ask('play', { match, seat: 1, move: 'plot -' });
    expect(await connection.ask('moves', { match, seat: 1 })).toEqual({ moves: [], complete: true });
  });

  it('gets the events its seat may see', async () => {
    const connection = connect();
    const match = await begin(connection, 'merchants', 2);
    await playOn(connection, match, 2);
    await connection.ask('play', { match, seat: 1, move: 'plot abx' });
    const { steps } = await connection.ask<{ steps: unknown[] }>('history', { match, seat: 0, since: 2 });
    expect(steps).toEqual([{ row: 3, seat: 1, events: [{ type: 'plotLaid', seat: 1 }] }]);
    expect(JSON.stringify(await connection.ask('view', { match, seat: 0 }))).not.toContain('abx');
    expect(JSON.stringify(await connection.ask('view', { match, seat: null }))).not.toContain('abx');
    expect(JSON.stringify(await connection.ask('view', { match, seat: 1 }))).toContain('abx');
  });

  it('takes back by the customs of the table, or by agreement of all', async () => {
    const connection = connect();
    const match = await begin(connection, 'merchants', 2);
    const start = await connection.ask('position', { match });
    await playOn(connection, match, 1);
    expect((await connection.call('undo', { match, seat: 1 })).error?.data['code']).toBe('undo.nothing');
    expect(await connection.ask('undo', { match, seat: 0, reach: 'turn' })).toMatchObject({ row: 2 });
    expect(await connection.ask('position', { match })).toEqual(start);
    await playOn(connection, match, 4);
    for (let n = 0; n < 4; n++) await connection.ask('undo', { match });
    expect(await connection.ask('position', { match })).toEqual(start);
    expect((await connection.call('undo', { match })).error?.data['code']).toBe('undo.row');
  });

  it('previews what a move would do', async () => {
    const connection = connect();
    const match = await begin(connection, 'hermagor', 3);
    const [seat] = (await connection.ask<{ seats: number[] }>('active', { match })).seats;
    const before = await connection.ask('position', { match });
    expect(await connection.ask('preview', { match, seat, move: 'buy b2.1' })).toMatchObject({
      space: 'b2.1',
    });
    expect(await connection.ask('position', { match })).toEqual(before);
    expect((await connection.call('preview', { match, seat, move: 'rest' })).error?.data).toMatchObject({
      rule: 'H-1.3',
    });
  });

  it('asks a bot what it would play, and why', async () => {
    for (const language of LANGUAGE_CODES) {
      const connection = connect(language);
      const match = await begin(connection, 'hermagor', 3);
      const [seat] = (await connection.ask<{ seats: number[] }>('active', { match })).seats;
      const before = await connection.ask('record', { match });
      const answer = await connection.ask<{ move: string; values: { move: string; reasons: string[] }[] }>(
        'bot',
        { match, seat, level: 'apprentice' },
      );
      expect(answer.values[0]?.move).toBe(answer.move);
      expect(answer.values[0]?.reasons[0]).toMatch(
        language === 'en' ? /more|less|worth/ : /plus|moins|valent/,
      );
      expect(await connection.ask('check', { match, seat, move: answer.move })).toEqual({ legal: true });
      expect(await connection.ask('record', { match })).toEqual(before);
    }
  });

  it.each(GAMES)('lets a searching bot think about %s with %i players', async (game, players) => {
    const connection = connect();
    const match = await begin(connection, game, players);
    await playOn(connection, match, 9);
    const [seat] = (await connection.ask<{ seats: number[] }>('active', { match })).seats;
    const { move } = await connection.ask('bot', { match, seat, level: 'master', ms: 20 });
    expect(await connection.ask('check', { match, seat, move })).toEqual({ legal: true });
  });

  it('reads reasons with the id of the rule, in its language', async () => {
    for (const language of LANGUAGE_CODES) {
      const connection = connect(language);
      const match = await begin(connection, 'hermagor', 3);
      const [seat] = (await connection.ask<{ seats: number[] }>('active', { match })).seats;
      const { error } = await connection.call('play', { match, seat, move: 'rest' });
      expect(error).toMatchObject({ code: -32000, data: { code: 'move.other', rule: 'H-1.3' } });
      expect(error?.message).toBe(`H-1.3: ${error?.data['reason']}`);
      expect(error?.data['reason']).not.toBe('move.other');
      const { refusal } = await connection.ask<{ refusal: unknown }>('check', { match, seat, move: 'rest' });
      expect(refusal).toEqual(error?.data);
    }
  });
});

describe('mistakes get an error and change nothing', () => {
  it.each([
    ['games', { verbose: true }, -32602, 'params.shape'],
    ['games', [], -32602, 'params.shape'],
    ['new', {}, -32602, 'params.shape'],
    ['new', { game: 'chess', players: 2 }, -32602, 'game.unknown'],
    ['new', { game: 'hermagor', players: 6 }, -32602, 'table.seats'],
    ['new', { game: 'hermagor', players: 2.5 }, -32602, 'params.shape'],
    ['new', { game: 'hermagor', players: 2, seed: 7 }, -32602, 'params.shape'],
    ['new', { game: 'hermagor', players: 2, options: { pass: 'never' } }, -32602, 'options.value'],
    ['new', { game: 'hermagor', players: 2, board: 'atlantis' }, -32602, 'table.board'],
    ['new', { game: 'hermagor', players: 2, board: { id: 'mine' } }, -32602, 'board.shape'],
    ['load', { game: 'hermagor', position: {} }, -32602, 'position.shape'],
    ['replay', { record: {} }, -32602, 'record.shape'],
    ['active', { match: 'm99' }, -32602, 'match.unknown'],
    ['active', { match: '__proto__' }, -32602, 'match.unknown'],
    ['view', { match: 'm1' }, -32602, 'params.shape'],
    ['view', { match: 'm1', seat: 2 }, -32602, 'seat.unknown'],
    ['moves', { match: 'm1', seat: -1 }, -32602, 'seat.unknown'],
    ['moves', { match: 'm1', seat: null }, -32602, 'params.shape'],
    ['play', { match: 'm1', seat: 0, move: 17 }, -32602, 'params.shape'],
    ['play', { match: 'm1', seat: 5, move: 'place 1' }, -32602, 'seat.unknown'],
    ['play', { match: 'm1', seat: 0, move: 'sing' }, -32000, 'move.unreadable'],
    ['play', { match: 'm1', seat: 1, move: 'place 1' }, -32000, 'seat.inactive'],
    ['undo', { match: 'm1', reach: 'far' }, -32602, 'params.shape'],
    ['bot', { match: 'm1', seat: 0, level: 'genius' }, -32602, 'params.shape'],
    ['bot', { match: 'm1', seat: 0, level: 'master', ms: -1 }, -32602, 'params.shape'],
    ['bot', { match: 'm1', seat: 1, level: 'master' }, -32000, 'seat.inactive'],
    ['toString', {}, -32601, 'method.unknown'],
  ])('%s %j', async (method, params, code, why) => {
    const connection = connect();
    const match = await begin(connection, 'merchants', 2);
    const before = await connection.ask('record', { match });
    const { error } = await connection.call(method, params);
    expect(error).toMatchObject({ code, data: { code: why } });
    expect(error?.message).not.toBe('');
    expect(error?.data['reason']).not.toBe(why);
    expect(await connection.ask('record', { match })).toEqual(before);
  });

  it('refuses a position with a piece too many', async () => {
    const connection = connect();
    const position = await connection.ask<{ state: { players: { cash: number; supply: number }[] } }>(
      'position',
      {
        match: await begin(connection, 'hermagor', 2),
      },
    );
    const [player] = position.state.players;
    if (player) player.supply += 1;
    const { error } = await connection.call('load', { game: 'hermagor', position });
    expect(error).toMatchObject({
      code: -32602,
      data: { problems: [{ path: expect.stringMatching(/^\/state/) }] },
    });
  });

  it.each([
    ['{', -32700],
    ['"text"', -32600],
    ['[]', -32600],
    ['[1]', -32600],
    ['{}', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"games"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":7}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"games"}', -32600],
  ])('%s is no request', async (line, code) => {
    const reply = JSON.parse((await connect().send(line)) ?? 'null');
    expect((Array.isArray(reply) ? reply[0] : reply).error.code).toBe(code);
  });

  it('answers a batch in one line, and notifications not at all', async () => {
    const { send } = connect();
    const [start, notice] = [
      { jsonrpc: '2.0', id: 'a', method: 'new', params: { game: 'merchants', players: 2 } },
      { jsonrpc: '2.0', method: 'play', params: { match: 'm1', seat: 0, move: 'place 1' } },
    ];
    const replies = JSON.parse(
      (await send(JSON.stringify([start, notice, { ...start, id: null }, 5]))) ?? 'null',
    );
    expect(replies.map(({ id }: { id: unknown }) => id)).toEqual(['a', null, null]);
    expect(await send(JSON.stringify(notice))).toBeUndefined();
    expect(await send(JSON.stringify([notice, notice]))).toBeUndefined();
    expect(await send('{"jsonrpc":"2.0","method":"nonsense"}')).toBeUndefined();
  });

  const runs = process.env['KONTOR_LONG'] === '1' ? 5000 : 300;

  it('survives any line', async () => {
    const { send } = connect();
    const method = fc.constantFrom(
      'games',
      'new',
      'load',
      'replay',
      'view',
      'moves',
      'play',
      'undo',
      'check',
      'bot',
    );
    const request = fc.record({ jsonrpc: fc.constant('2.0'), id: fc.nat(), method, params: fc.jsonValue() });
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      request.map((one) => JSON.stringify(one)),
    );
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const reply = await send(text.replaceAll('\n', ' '));
        return reply === undefined || JSON.parse(reply) !== undefined;
      }),
      { numRuns: runs },
    );
  });

  it('refuses moves of any text by any seat without a change', async () => {
    const connection = connect();
    const match = await begin(connection, 'hermagor', 3);
    const before = await connection.ask('record', { match });
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.string(),
        async (seat, move) => 'error' in (await connection.call('play', { match, seat, move })),
      ),
      { numRuns: runs },
    );
    expect(await connection.ask('record', { match })).toEqual(before);
  });
});

describe('the process', () => {
  beforeAll(buildKontor);

  it('goes on after broken, endless and empty lines', async () => {
    const ask = '{"jsonrpc":"2.0","id":1,"method":"games"}';
    const input = Buffer.concat([
      Buffer.from(`\n  \r\nnonsense\n${ask}\r\n`),
      Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
      Buffer.alloc(33 * 1024 * 1024, 'x'),
      Buffer.from(`\n${'['.repeat(200_000)}\n${ask}`),
    ]);
    const { code, out, err } = await startKontor(['rpc'], input);
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(replies.map((reply) => reply.error?.data.code)).toEqual([
      'request.json',
      undefined,
      'request.json',
      'request.long',
      'request.json',
      undefined,
    ]);
    expect([code, err]).toEqual([0, '']);
  });
});
