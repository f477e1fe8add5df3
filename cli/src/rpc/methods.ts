import {
  type AnyGame,
  type AnyMatch,
  Match,
  openNewTable,
  optionsJsonSchema,
  parseRecord,
  parseShape,
  readPositionFile,
} from '@kontor/core';
import { TOOLS } from '@kontor/games/tools';
import type { Static, TSchema } from 'typebox';
import { askBot } from './bot.ts';
import type { Methods } from './json-rpc.ts';
import * as Params from './params.ts';
import type { Session } from './session.ts';

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
        const table = session.expect(openNewTable(tools.game, { seats: players, ...choice }));
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
        return session.match(match).position();
      }),
    ],
    ['record', method(Params.OfMatch, ({ match }) => session.match(match).record())],
    ['result', method(Params.OfMatch, ({ match }) => session.match(match).result)],
    ['active', method(Params.OfMatch, ({ match }) => ({ seats: session.match(match).active }))],
    [
      'close',
      method(Params.OfMatch, ({ match }) => {
        session.close(match);
        return {};
      }),
    ],
    ['view', method(Params.OfViewer, ({ match, seat }) => session.seated(match, seat).view(seat))],
    [
      'history',
      method(Params.History, ({ match, seat, since }) => ({
        steps: session.seated(match, seat).historySince(seat, since ?? -1),
      })),
    ],
    ['decision', method(Params.OfSeat, ({ match, seat }) => session.seated(match, seat).decision(seat))],
    ['moves', method(Params.OfSeat, ({ match, seat }) => session.seated(match, seat).moves(seat))],
    [
      'check',
      method(Params.OfMove, ({ match, seat, move }) => {
        const outcome = session.seated(match, seat).check(seat, move);
        return outcome.ok
          ? { legal: true }
          : { legal: false, refusal: session.explain(match, outcome.refused) };
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
        return { row, seats: match.active, events };
      }),
    ],
    [
      'preview',
      method(Params.OfMove, ({ match: id, seat, move }) => {
        const outcome = session.seated(id, seat).preview(seat, move);
        return outcome.ok ? outcome.preview : session.refuse(id, outcome.refused);
      }),
    ],
    ['bot', method(Params.Bot, (params) => askBot(session, params))],
    [
      'undo',
      method(Params.Undo, ({ match: id, seat, reach }) => {
        const match = seat === undefined ? session.match(id) : session.seated(id, seat);
        const outcome = seat === undefined ? undoTogether(match) : match.undo(seat, reach ?? 'step');
        if (!outcome.ok) session.refuse(id, outcome.refused);
        return { row: match.timeline.rows.length, seats: match.active };
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

/** Undoes the last move with the consent of all seats, which this one program controls. */
function undoTogether(match: AnyMatch) {
  const { row, seat } = match.timeline.last;
  const asked = match.requestUndo(seat ?? 0, row);
  if (asked.ok)
    for (const other of match.players.keys())
      if (match.pending.undoRequest) match.answerUndo(other, row, true);
  return asked;
}
