import { openTable, PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import type { Appearance } from '@kontor/protocol';
import type { Edit } from '../play/change.ts';
import { seatOf } from '../play/room.ts';
import { Refused } from '../refused.ts';
import { noCommands } from '../store/recent.ts';
import type { SeatRow, StoredTable, User } from '../store/store.ts';
import { imitates, looksLike } from './names.ts';

const BOT_NAMES = ['Balthasar', 'Clara', 'Dorothea', 'Emmerich', 'Friedrun', 'Gerwin'];

/** A free seat with a colour and shape that no other seat has. */
export function emptySeat(others: readonly SeatRow[]): SeatRow {
  return {
    seat: others.length,
    user: null,
    name: '',
    bot: null,
    colour: free(PLAYER_COLOURS, (colour) => others.some((other) => other.colour === colour)),
    shape: free(PLAYER_SHAPES, (shape) => others.some((other) => other.shape === shape)),
    ready: false,
    returnHash: null,
    auto: [],
  };
}

export function seatBot(seats: readonly SeatRow[], seat: SeatRow, level: string): SeatRow {
  const name = free(BOT_NAMES, (each) =>
    seats.some((other) => other.seat !== seat.seat && other.name === each),
  );
  return { ...vacate(seat), name, bot: level, ready: true };
}

export function seatPerson(seats: readonly SeatRow[], seat: SeatRow, user: User): SeatRow {
  const taken = (name: string): boolean =>
    seats.some((other) => other.seat !== seat.seat && looksLike(other.name, name));
  const names = [user.name, ...Array.from({ length: seats.length }, (_, i) => `${user.name} ${i + 2}`)];
  return { ...vacate(seat), user: user.id, name: free(names, taken) };
}

/** The same seat with nobody there. */
export function vacate({ seat, colour, shape }: SeatRow): SeatRow {
  return { ...emptySeat([]), seat, colour, shape };
}

function free<T>(all: readonly T[], taken: (one: T) => boolean): T {
  const found = all.find((one) => !taken(one)) ?? all[0];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** New seats. Nobody but the bots is ready any more, because people agreed to the table as it was before. */
export function reseat(stored: StoredTable, seats: readonly SeatRow[]): Edit {
  return withoutSwaps(
    stored,
    seats.map((seat, i) => ({ ...seat, seat: i, ready: seat.bot !== null })),
  );
}

/** New seats without proposals to swap, because those were meant for whoever sat there before. */
function withoutSwaps({ progress }: StoredTable, seats: readonly SeatRow[]): Edit {
  return { seats, progress: { proposals: { ...progress.proposals, swaps: [] } } };
}

export function gathering({ progress }: StoredTable): void {
  if (progress.stage !== 'gathering') throw new Refused('table.started', 'The game has already begun.');
}

function hostOnly({ terms }: StoredTable, user: string): void {
  if (terms.host !== user) throw new Refused('table.host', 'Only whoever made the table may do this.', 403);
}

export function seatAt({ seats }: StoredTable, number: number): SeatRow {
  const seat = seats[number];
  if (!seat) throw new Refused('seat.unknown', 'There is no such seat.', 404);
  return seat;
}

export function mySeat(stored: StoredTable, user: string): SeatRow {
  const seat = seatOf(stored, user);
  if (!seat) throw new Refused('seat.none', 'You have no seat at this table.', 403);
  return seat;
}

/** Takes a free seat, or moves from another one to it. */
export function sit(stored: StoredTable, user: User, number: number): Edit {
  gathering(stored);
  const wanted = seatAt(stored, number);
  const before = seatOf(stored, user.id);
  if (before?.seat === number) return {};
  if (wanted.user !== null || wanted.bot !== null)
    throw new Refused('seat.taken', 'Somebody else has this seat.');
  const neighbours = stored.seats.filter((seat) => seat !== before);
  if (neighbours.some(({ name }) => imitates(user.name, name)))
    throw new Refused(
      'name.alike',
      'Your name looks like that of somebody at this table. Choose another one.',
    );
  const seats = stored.seats.map((seat) => {
    if (seat === wanted)
      return { ...seatPerson(neighbours, seat, user), ...(before ? takenAlong(before) : {}) };
    return seat === before ? { ...vacate(seat), ...appearanceOf(wanted) } : seat;
  });
  return withoutSwaps(stored, seats);
}

/** What somebody takes along to another seat. */
function takenAlong(before: SeatRow): Pick<SeatRow, 'colour' | 'shape' | 'returnHash'> {
  return { ...appearanceOf(before), returnHash: before.returnHash };
}

/** Renames a user at a table that gathers people. */
export function rename(stored: StoredTable, user: User): Edit {
  const mine = seatOf(stored, user.id);
  if (stored.progress.stage !== 'gathering' || !mine) return {};
  const { name } = seatPerson(stored.seats, mine, user);
  return { seats: stored.seats.map((seat) => (seat === mine ? { ...seat, name } : seat)) };
}

export function appearanceOf({ colour, shape }: SeatRow): Pick<SeatRow, 'colour' | 'shape'> {
  return { colour, shape };
}

export function stand(stored: StoredTable, user: string): Edit {
  gathering(stored);
  const mine = mySeat(stored, user);
  return withoutSwaps(
    stored,
    stored.seats.map((seat) => (seat === mine ? vacate(seat) : seat)),
  );
}

/** Chooses colour and shape. A free seat or a bot that had them gets the user's own; with people one swaps. */
export function chooseAppearance(stored: StoredTable, user: string, wanted: Appearance): Edit {
  gathering(stored);
  const mine = mySeat(stored, user);
  let seats = stored.seats;
  for (const part of ['colour', 'shape'] as const) {
    const value = wanted[part];
    if (value === undefined) continue;
    const owner = seats.find((seat) => seat[part] === value);
    if (owner && owner.user !== null && owner.seat !== mine.seat)
      throw new Refused('look.taken', 'Somebody else has this colour or shape.');
    seats = seats.map((seat) => {
      if (seat.seat === mine.seat) return { ...seat, [part]: value };
      return seat.seat === owner?.seat ? { ...seat, [part]: mine[part] } : seat;
    });
  }
  return { seats };
}

/** The host gives a seat to a bot or frees it, even if a person had it. */
export function setSeat(stored: StoredTable, user: string, number: number, bot: string | null): Edit {
  gathering(stored);
  hostOnly(stored, user);
  const wanted = seatAt(stored, number);
  if (wanted.user === user && stored.seats.every((seat) => seat.user === null || seat.user === user))
    throw new Refused('seat.last', 'Somebody must sit at the table.');
  return reseat(
    stored,
    stored.seats.map((seat) =>
      seat !== wanted ? seat : bot === null ? vacate(seat) : seatBot(stored.seats, seat, bot),
    ),
  );
}

export function addSeat(stored: StoredTable, user: string): Edit {
  gathering(stored);
  hostOnly(stored, user);
  return checkSeats(stored, reseat(stored, [...stored.seats, emptySeat(stored.seats)]));
}

export function removeSeat(stored: StoredTable, user: string, number: number): Edit {
  gathering(stored);
  hostOnly(stored, user);
  const removed = seatAt(stored, number);
  if (removed.user !== null) throw new Refused('seat.taken', 'Somebody sits there.');
  return checkSeats(
    stored,
    reseat(
      stored,
      stored.seats.filter((seat) => seat !== removed),
    ),
  );
}

/** The host puts the seats in another order. */
export function order(stored: StoredTable, user: string, seats: readonly number[]): Edit {
  gathering(stored);
  hostOnly(stored, user);
  const all = new Set(seats);
  if (all.size !== seats.length || seats.length !== stored.seats.length)
    throw new Refused('seat.order', 'Name every seat once.', 400);
  return reseat(
    stored,
    seats.map((seat) => seatAt(stored, seat)),
  );
}

function checkSeats({ terms }: StoredTable, edit: Edit): Edit {
  const game = findGame(terms.game);
  const seats = edit.seats?.length ?? 0;
  const table = game && openTable(game, { seats, options: terms.options });
  if (!table?.ok) throw new Refused('table.seats', table?.problems[0]?.message ?? 'There is no such game.');
  return {
    ...edit,
    progress: {
      ...edit.progress,
      entropy: Array.from({ length: seats }, () => ''),
      recent: noCommands(seats),
    },
  };
}

/** Marks a person as ready or not. When all seats are taken and everybody is ready, the game starts. */
export function setReady(stored: StoredTable, user: string, ready: boolean, entropy: string): Edit {
  gathering(stored);
  const mine = mySeat(stored, user);
  const seats = stored.seats.map((seat) => (seat === mine ? { ...seat, ready } : seat));
  const all = stored.progress.entropy.map((known, seat) => (seat === mine.seat ? entropy : known));
  const complete = seats.every((seat) => seat.ready && (seat.user !== null || seat.bot !== null));
  const proposals = { ...stored.progress.proposals, swaps: [] };
  return { seats, progress: { entropy: all, ...(complete ? { stage: 'running', proposals } : {}) } };
}

export function callOff(stored: StoredTable, user: string): Edit {
  gathering(stored);
  hostOnly(stored, user);
  return { progress: { stage: 'cancelled' } };
}
