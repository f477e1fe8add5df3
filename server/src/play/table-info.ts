import { seatsOf } from '@kontor/core';
import type { OwnFiles, SeatInfo, TableInfo } from '@kontor/protocol';
import type { StoredTable } from '../store/store.ts';
import { seatOf } from './room.ts';

/** What a user may know about a table. It is built field by field, so that a secret can only be sent on purpose. */
export function tableInfo(stored: StoredTable, user: string | null): TableInfo {
  const { terms, progress, seats } = stored;
  const mine = seatOf(stored, user);
  return {
    id: terms.id,
    game: terms.game,
    version: terms.version,
    board: { id: terms.board.id, hash: terms.board.hash },
    pieces: { id: terms.pieces.id, hash: terms.pieces.hash },
    options: { ...terms.options },
    open: terms.open,
    hints: terms.hints === true,
    time: terms.time,
    commitment: terms.commitment,
    stage: progress.stage,
    row: progress.row,
    active: seatsOf(progress.active).filter((seat) => progress.pending?.ready.includes(seat) !== true),
    seats: seats.map((seat) => ({
      name: seat.name,
      bot: seat.bot,
      control: progress.bots[seat.seat] ?? null,
      taken: seat.user !== null,
      colour: seat.colour as SeatInfo['colour'],
      shape: seat.shape as SeatInfo['shape'],
      ready: seat.ready,
    })),
    mine: mine?.seat ?? null,
    host: user === terms.host,
    proposals: progress.proposals,
    clocks: progress.clocks,
    auto: [...(mine?.auto ?? [])],
    ranks: progress.result ? [...progress.result.ranks] : null,
    rematch: progress.rematch,
    createdAt: terms.createdAt,
    updatedAt: progress.updatedAt,
  };
}

/** The board and the pieces of a table, as far as they are not published. */
export function ownFiles({ terms: { board, pieces } }: StoredTable): OwnFiles {
  return { ...(board.own && { board: board.file }), ...(pieces.own && { pieces: pieces.file }) };
}
