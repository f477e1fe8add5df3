import {
  commitment,
  type FileRef,
  fileRef,
  type GameFile,
  openNewTable,
  type Parsed,
  parsed,
  problemText,
} from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import { DAY, type NewTable } from '@kontor/protocol';
import type { Limits } from '../limits.ts';
import { refuseBlocked } from '../manners/blocks.ts';
import { isNewcomer } from '../manners/newcomers.ts';
import type { Edit } from '../play/change.ts';
import { openMatch } from '../play/room.ts';
import type { Act, Rooms } from '../play/rooms.ts';
import { Refused } from '../refused.ts';
import { SerialJobs } from '../serial-jobs.ts';
import { noCommands } from '../store/recent.ts';
import type { SeatRow, Store, StoredTable, TableFile, TableTerms, User } from '../store/store.ts';
import { newToken } from '../tokens.ts';
import { emptySeat, mySeat, rename, seatBot, seatPerson, setReady, vacate } from './seats.ts';

const MAX_LISTED = 100;

/** Creates and finds tables. */
export class Tables {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #limits: Limits;
  /** What is limited for each person is done one after the other, so that each is counted before the next. */
  readonly #limited = new SerialJobs();

  constructor(store: Store, rooms: Rooms, limits: Limits) {
    this.#store = store;
    this.#rooms = rooms;
    this.#limits = limits;
  }

  create(user: User, wanted: NewTable): Promise<StoredTable> {
    return this.#limited.run(user.id, () => this.#create(user, wanted));
  }

  async #create(user: User, wanted: NewTable): Promise<StoredTable> {
    const waiting = (await this.mine(user.id)).filter(
      ({ terms, progress }) => terms.host === user.id && progress.stage === 'gathering',
    );
    const { gatheringPerPerson, newcomerTables } = this.#limits;
    const isNew = isNewcomer(user, this.#limits, this.#rooms.now());
    if (waiting.length >= (isNew ? Math.min(newcomerTables, gatheringPerPerson) : gatheringPerPerson))
      throw new Refused('table.many', 'You have several tables that still wait for people.');
    const terms = termsOf(user, wanted, this.#limits.fileBytes, this.#rooms.now());
    if (!terms.ok) throw new Refused('table.terms', terms.problems.slice(0, 1).map(problemText).join(), 400);
    const empty: SeatRow[] = [];
    for (const _ of wanted.seats) empty.push(emptySeat(empty));
    const first = wanted.seats.findIndex(({ bot }) => bot === null);
    if (first < 0) throw new Refused('table.people', 'At least one seat must be for a person.', 400);
    const seats: SeatRow[] = [];
    for (const seat of empty) {
      const bot = wanted.seats[seat.seat]?.bot ?? null;
      if (bot !== null) seats.push(seatBot(seats, seat, bot));
      else seats.push(seat.seat === first ? seatPerson(seats, seat, user) : seat);
    }
    return this.#add(terms.value, seats);
  }

  /** The id of a new table with the same terms and people. However often it is asked for, there is one. */
  async rematch(user: User, table: string): Promise<string> {
    const played = await this.find(table);
    mySeat(played, user.id);
    const made = played.progress.rematch;
    await refuseBlocked(
      this.#store.manners,
      user.id,
      (made === null ? undefined : await this.#store.table(made)) ?? played,
    );
    const fresh = newToken();
    const old = await this.edit(table, ({ stored }) => {
      const { stage, rematch } = stored.progress;
      if (stage === 'gathering' || stage === 'running')
        throw new Refused('table.running', 'The game is not over yet.');
      return rematch === null ? { progress: { rematch: fresh } } : {};
    });
    const id = old.progress.rematch ?? fresh;
    if (await this.#store.table(id)) return id;
    const secret = newToken();
    const together = await this.#together(user.id, old.seats);
    await this.#add(
      {
        ...old.terms,
        id,
        host: user.id,
        secret,
        commitment: commitment(secret),
        createdAt: this.#rooms.now(),
      },
      old.seats.map((seat) =>
        seat.bot !== null || (seat.user !== null && together.has(seat.user))
          ? { ...seat, ready: seat.bot !== null, returnHash: null, auto: [] }
          : vacate(seat),
      ),
    ).catch(async (error: unknown) => {
      // Another player has made it meanwhile.
      if (!(await this.#store.table(id))) throw error;
    });
    return id;
  }

  /** Who keeps their seat when somebody asks all to play again: nobody who is blocked with one before them. */
  async #together(host: string, seats: readonly SeatRow[]): Promise<ReadonlySet<string>> {
    const kept = new Set([host]);
    for (const { user } of seats) {
      if (user === null || kept.has(user)) continue;
      const blocked = await this.#store.manners.blockedWith(user);
      if (![...kept].some((each) => blocked.has(each))) kept.add(user);
    }
    return kept;
  }

  /** Marks a person as ready or not, and starts the game when everybody is. */
  async ready(table: string, user: string, ready: boolean, entropy: string): Promise<StoredTable> {
    if (!ready) return this.#setReady(table, user, ready, entropy);
    const stored = await this.find(table);
    await refuseBlocked(this.#store.manners, user, stored);
    return this.#limited.run(stored.terms.host, async () => {
      await this.#checkBots(table);
      return this.#setReady(table, user, ready, entropy);
    });
  }

  #setReady(table: string, user: string, ready: boolean, entropy: string): Promise<StoredTable> {
    return this.edit(table, (room) => {
      const edit = setReady(room.stored, user, ready, entropy);
      if (edit.progress?.stage === 'running')
        room.match = openMatch(
          {
            ...room.stored,
            progress: { ...room.stored.progress, ...edit.progress },
            seats: edit.seats ?? room.stored.seats,
          },
          [],
        );
      return edit;
    });
  }

  /** Bots think on everybody's processor, so nobody lets them play without end. */
  async #checkBots(table: string): Promise<void> {
    const { terms, seats } = await this.find(table);
    if (seats.every(({ bot }) => bot === null)) return;
    const running = (await this.mine(terms.host)).filter(
      (other) =>
        other.terms.host === terms.host &&
        other.progress.stage === 'running' &&
        other.seats.some(({ bot }) => bot !== null),
    );
    if (running.length >= this.#limits.botTablesPerPerson)
      throw new Refused('table.bots', 'Too many games with bots go on at tables of one person.');
  }

  /** Renames a user, also at tables that gather people. Where a game has begun the old name stays. */
  async rename(user: User, name: string): Promise<void> {
    await this.#store.renameUser(user.id, name);
    for (const { terms, progress } of await this.mine(user.id))
      if (progress.stage === 'gathering')
        await this.edit(terms.id, ({ stored }) => rename(stored, { ...user, name }));
  }

  /** Ends all private links to a person's seats. */
  async endReturnLinks(user: string): Promise<void> {
    for (const { terms, seats } of await this.#store.tablesOf(user, Number.MAX_SAFE_INTEGER))
      if (seats.some((seat) => seat.user === user && seat.returnHash !== null))
        await this.edit(terms.id, ({ stored }) => ({
          seats: stored.seats.map((seat) => (seat.user === user ? { ...seat, returnHash: null } : seat)),
        }));
  }

  /** Changes a table and resolves to what is stored then. */
  edit(table: string, edit: (...args: Parameters<Act<unknown>>) => Edit): Promise<StoredTable> {
    return this.#rooms
      .act(table, (room, now) => ({ answer: room, ...edit(room, now) }))
      .then(({ stored }) => stored);
  }

  find(table: string): Promise<StoredTable> {
    return this.#rooms.look(table, ({ stored }) => stored);
  }

  mine(user: string): Promise<StoredTable[]> {
    return this.#store.tablesOf(user, MAX_LISTED);
  }

  async #add(terms: TableTerms, seats: readonly SeatRow[]): Promise<StoredTable> {
    const stored: StoredTable = {
      terms,
      seats,
      progress: {
        version: 0,
        stage: 'gathering',
        row: 0,
        active: 0,
        due: terms.createdAt + 7 * DAY,
        updatedAt: terms.createdAt,
        entropy: seats.map(() => ''),
        pending: null,
        clocks: null,
        deadline: null,
        proposals: { cancel: [], missing: null, alsoMissing: [], swaps: [] },
        awaitedSince: seats.map(() => null),
        vacations: [],
        bots: seats.map(({ bot }) => bot),
        recent: noCommands(seats.length),
        result: null,
        rematch: null,
      },
    };
    await this.#store.addTable(stored);
    return stored;
  }
}

function termsOf(user: User, wanted: NewTable, fileBytes: number, now: number): Parsed<TableTerms> {
  const game = findGame(wanted.game);
  if (!game) throw new Refused('game.unknown', `There is no game "${wanted.game}".`, 400);
  const choice = {
    seats: wanted.seats.length,
    options: wanted.options,
    board: wanted.board,
    pieces: wanted.pieces,
  };
  const table = openNewTable(game, choice, fileBytes);
  if (!table.ok) return table;
  const { options, board, pieces, boardFile, piecesFile } = table.value;
  const secret = newToken();
  return parsed({
    id: newToken(),
    game: game.id,
    version: game.version,
    board: fileOf(board, boardFile, game.boards),
    pieces: fileOf(pieces, piecesFile, game.pieces),
    options,
    open: wanted.open,
    ...(wanted.hints ? { hints: true } : {}),
    time: wanted.time,
    host: user.id,
    commitment: commitment(secret),
    secret,
    createdAt: now,
  });
}

/** Published files are stored by reference, others as a whole. */
function fileOf(reference: FileRef, file: unknown, published: readonly GameFile[]): TableFile {
  const known = published.some((each) => fileRef(each).hash === reference.hash);
  return known ? reference : { ...reference, own: true, file };
}
