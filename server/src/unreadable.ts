import { Refused } from './refused.ts';

/** A stored table that this server can make nothing of. It is set aside: the server goes on without it. */
export class UnreadableTable extends Refused {
  constructor(cause: unknown) {
    super('table.unreadable', 'This table is damaged and cannot be opened any more.', 410, { cause });
  }
}

/** A table whose game, board or pieces this server does not have. */
export class UnknownBoard extends Refused {
  constructor(cause: unknown) {
    super('table.board', 'This server no longer has the board of this table.', 410, { cause });
  }
}

export function isUnreadable(error: unknown): error is UnreadableTable | UnknownBoard {
  return error instanceof UnreadableTable || error instanceof UnknownBoard;
}
