import {
  type AnyMatch,
  applyCommand,
  type Command,
  commitment,
  expectParsed,
  type Outcome,
  openTable,
  type Seat,
} from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import type { TimeTerms } from '@kontor/protocol';
import { changeOf, type Edit } from '../src/play/change.ts';
import { loadRoom, openMatch, type Room } from '../src/play/room.ts';
import { noCommands } from '../src/store/recent.ts';
import type { StoredTable } from '../src/store/store.ts';

/** A table at which a game has begun, without a store and connections; changes are applied at once. */
export class TableInMemory {
  readonly room: Room;
  now = 1_000_000_000_000;

  /** The first seats are people's, called by their number; the others are bots'. */
  constructor(game: string, time: TimeTerms, people: number, bots = 0) {
    this.room = loadRoom(gathered(game, time, people, bots), []);
    this.do(({ stored }) => {
      this.room.match = openMatch({ ...stored, progress: { ...stored.progress, stage: 'running' } }, []);
      return { progress: { stage: 'running' } };
    });
  }

  get match(): AnyMatch {
    if (!this.room.match) throw new Error('no game is going on');
    return this.room.match;
  }

  get progress(): StoredTable['progress'] {
    return this.room.stored.progress;
  }

  get left(): readonly number[] {
    return this.progress.clocks?.left ?? [];
  }

  do(act: (room: Room, now: number) => Edit): void {
    const { room } = this;
    const since = room.match?.timeline.rows.length ?? 0;
    const { progress, seats } = changeOf(room, act(room, this.now), since, this.now);
    room.stored = { ...room.stored, progress, seats: seats ?? room.stored.seats };
  }

  /** A command of the seat's own player. */
  command(seat: Seat, command: Command): Outcome {
    let outcome: Outcome | undefined;
    this.do(({ match }) => {
      outcome = match && applyCommand(match, seat, command);
      return { command: { seat, id: `${this.progress.version}` } };
    });
    if (!outcome) throw new Error('nothing was done');
    return outcome;
  }
}

function gathered(game: string, time: TimeTerms, people: number, bots: number): StoredTable {
  const rules = findGame(game);
  if (!rules) throw new Error(game);
  const count = people + bots;
  const { options, board, pieces } = expectParsed(openTable(rules, { seats: count }));
  const secret = 'secret';
  const seats = Array.from({ length: count }, (_, seat) => ({
    seat,
    user: seat < people ? String(seat) : null,
    name: `P${seat}`,
    bot: seat < people ? null : 'novice',
    colour: 'red',
    shape: 'circle',
    ready: true,
    returnHash: null,
    auto: [],
  }));
  return {
    terms: {
      id: 'table',
      game,
      version: rules.version,
      board,
      pieces,
      options,
      open: false,
      time,
      host: '0',
      commitment: commitment(secret),
      secret,
      createdAt: 0,
    },
    progress: {
      version: 0,
      stage: 'gathering',
      row: 0,
      active: 0,
      due: null,
      updatedAt: 0,
      entropy: seats.map(() => ''),
      pending: null,
      clocks: null,
      deadline: null,
      awaitedSince: seats.map(() => null),
      vacations: [],
      proposals: { cancel: [], missing: null, alsoMissing: [], swaps: [] },
      bots: seats.map(({ bot }) => bot),
      recent: noCommands(count),
      result: null,
      rematch: null,
    },
    seats,
  };
}
