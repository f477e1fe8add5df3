import {
  type AnyGame,
  type AnyMatch,
  Match,
  moveBuffer,
  openTable,
  optionsJsonSchema,
  parseRecord,
  parseShape,
  previewMove,
  readPositionFile,
  rngFromText,
  type Seat,
  seatsOf,
  UNLISTED,
  writePositionFile,
} from '@kontor/core';
import { TOOLS } from '@kontor/games/tools';
import type { Static, TSchema } from 'typebox';
import { askBot } from './bot.ts';
import type { Methods } from './json-rpc.ts';
import * as Params from './params.ts';
import type { Session } from './session.ts';

/** The number of moves drawn where they are too many to list. */
const SAMPLE = 100;

/** The methods, as described in docs/PROTOCOL.md. */
export function methods(session: Session): Methods {
  const method = <S extends TSchema>(schema: S, run: (params: Static<S>) => unknown) => {
    return (raw: unknown) => run(session.expect(parseShape(schema, raw, 'params')));
  };

  return new Map([
    [
      'games',
      method(Params.Nothing, () =>
        Object.fromEntries(TOOLS.map(({ game }) => [game.id, describeGame(game)])),
      ),
    ],
    [
      'new',
      method(Params.New, ({ game, players, seed, ...choice }) => {
        const tools = session.game(game);
        const table = session.expect(openTable(tools.game, { seats: players, ...choice }));
        return { match: session.start(tools, table, seed) };
      }),
    ],
    [
      'load',
      method(Params.Load, ({ game, position, seed }) => {
        const tools = session.game(game);
        const { table, opening } = session.expect(readPositionFile(tools.game, position));
        return { match: session.start(tools, table, seed, opening) };
      }),
    ],
    [
      'replay',
      method(Params.Replay, (params) => {
        const record = session.expect(parseRecord(params.record));
        const tools = session.game(record.game);
        const match = session.expect(Match.fromRecord(tools.game, record));
        return {
          match: session.keep(tools, match),
          rows: match.timeline.rows.length,
          result: match.result ?? null,
        };
      }),
    ],
    [
      'position',
      method(Params.OfMatch, ({ match }) => {
        const { game, timeline } = session.match(match);
        return writePositionFile(game, timeline.state);
      }),
    ],
    ['record', method(Params.OfMatch, ({ match }) => session.match(match).record())],
    ['result', method(Params.OfMatch, ({ match }) => session.match(match).result)],
    ['active', method(Params.OfMatch, ({ match }) => ({ seats: activeSeats(session.match(match)) }))],
    [
      'close',
      method(Params.OfMatch, ({ match }) => {
        session.close(match);
        return {};
      }),
    ],
    [
      'view',
      method(Params.OfViewer, ({ match, seat }) => {
        const { game, timeline } = session.seated(match, seat);
        return game.view(timeline.state, seat);
      }),
    ],
    [
      'history',
      method(Params.History, ({ match, seat, since }) => ({
        steps: session.seated(match, seat).historySince(seat, since ?? -1),
      })),
    ],
    [
      'decision',
      method(Params.OfSeat, ({ match, seat }) => {
        const { game, timeline } = session.seated(match, seat);
        return game.decision(timeline.state, seat);
      }),
    ],
    ['moves', method(Params.OfSeat, ({ match, seat }) => legalMoves(session.seated(match, seat), seat))],
    [
      'check',
      method(Params.OfMove, ({ match, seat, move }) => {
        const read = session.seated(match, seat).timeline.readMove(seat, move);
        return 'refused' in read
          ? { legal: false, refusal: session.explain(match, read.refused) }
          : { legal: true };
      }),
    ],
    [
      'play',
      method(Params.OfMove, ({ match: id, seat, move }) => {
        const match = session.seated(id, seat);
        const outcome = match.play(seat, move);
        if (!outcome.ok) session.refuse(id, outcome.refused);
        const row = match.timeline.rows.length;
        const events = match.historySince(seat, row - 1).flatMap((step) => step.events);
        return { row, seats: activeSeats(match), events };
      }),
    ],
    [
      'preview',
      method(Params.OfMove, ({ match: id, seat, move: text }) => {
        const { game, timeline } = session.seated(id, seat);
        const read = timeline.readMove(seat, text);
        if ('refused' in read) return session.refuse(id, read.refused);
        const view = game.view(timeline.state, seat);
        const rng = rngFromText(`preview/${timeline.rows.length}`);
        return previewMove(game, timeline.table, view, timeline.history(seat), seat, read.move, rng);
      }),
    ],
    ['bot', method(Params.Bot, (params) => askBot(session, params))],
    [
      'undo',
      method(Params.Undo, ({ match: id, seat, reach }) => {
        const match = seat === undefined ? session.match(id) : session.seated(id, seat);
        const outcome = seat === undefined ? undoTogether(match) : match.undo(seat, reach ?? 'step');
        if (!outcome.ok) session.refuse(id, outcome.refused);
        return { row: match.timeline.rows.length, seats: activeSeats(match) };
      }),
    ],
  ]);
}

function describeGame(game: AnyGame) {
  return {
    version: game.version,
    seats: game.seats,
    options: optionsJsonSchema(game.options),
    boards: game.boards.map(({ id }) => id),
    pieces: game.pieces.map(({ id }) => id),
  };
}

function activeSeats({ game, timeline }: AnyMatch): readonly Seat[] {
  return seatsOf(game.active(timeline.state));
}

/** All legal moves of a seat, or a random sample where they are too many. */
function legalMoves(match: AnyMatch, seat: Seat): { moves: string[]; complete: boolean } {
  const { game, timeline } = match;
  if (!activeSeats(match).includes(seat)) return { moves: [], complete: true };
  const buffer = moveBuffer(game);
  const count = game.legalMoves(timeline.state, seat, buffer);
  const found = new Set<number>(count === UNLISTED ? [] : buffer.subarray(0, count));
  if (count === UNLISTED) {
    const rng = rngFromText(`moves/${timeline.rows.length}/${seat}`);
    for (let i = 0; i < SAMPLE; i++) found.add(game.drawMove?.(timeline.state, seat, rng) ?? 0);
  }
  const moves = [...found].map((move) => game.formatMove(timeline.table, move));
  return { moves, complete: count !== UNLISTED };
}

/** Undoes the last move with the consent of all seats, which this one program controls. */
function undoTogether(match: AnyMatch) {
  const { row, seat } = match.timeline.last;
  const asked = match.requestUndo(seat ?? 0, row);
  if (asked.ok)
    for (const other of match.players.keys())
      if (match.pending.undoRequest) match.answerUndo(other, row, true);
  return asked;
}
