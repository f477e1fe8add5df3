import {
  type Emit,
  type Game,
  hasSeat,
  type Json,
  type Move,
  type Rng,
  type Seat,
  seatsOf,
  type Table,
  UNLISTED,
  type Viewer,
} from '@kontor/core';

/** What the test kit must know about a game beyond the contract. */
export interface Probe<T extends Table, S, V, E, P> {
  readonly game: Game<T, S, V, E, P>;
  /** Quantities that no move may change, such as the number of pieces. */
  conserved(state: S): Json;
  /** What a move did, in the terms of the game's preview; every key is compared with the preview. */
  effect(before: S, after: S, seat: Seat, move: Move): Readonly<Record<string, Json>>;
  /**
   * Whether a public event was decided by somebody's secrets without a question, such as the pass of a player who
   * cannot pay.
   */
  decidedBySecrets?(event: E): boolean;
  /** A sensible move, for games in which random moves achieve little; `undefined` if any move will do. */
  lively?(state: S, seat: Seat, rng: Rng): Move | undefined;
}

/** A probe of any game. */
export type AnyProbe = Probe<Table, unknown, unknown, unknown, unknown>;

/** A broken promise of a game. */
export class Broken extends Error {}

export function demand(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Broken(what());
}

/** Compares as JSON, including the order of keys: views and positions are always built by the same code. */
export function demandEqual(a: unknown, b: unknown, what: () => string): void {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  const cut = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Broken(`${what()}\n  …${cut(left)}\n  …${cut(right)}`);
}

export function viewers(table: Table): Viewer[] {
  return [null, ...Array.from({ length: table.seats }, (_, seat) => seat)];
}

/** The legal moves, or a sample of them where they cannot be listed. */
export function someMoves<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  state: S,
  seat: Seat,
  rng: Rng,
  buffer: Int32Array,
): { readonly moves: Move[]; readonly complete: boolean } {
  const count = game.legalMoves(state, seat, buffer);
  demand(count <= game.maxMoves, () => `${count} moves, but maxMoves is ${game.maxMoves}`);
  if (count !== UNLISTED) return { moves: [...buffer.subarray(0, count)], complete: true };
  const drawMove = game.drawMove?.bind(game);
  if (!drawMove) throw new Broken('moves are unlisted, but there is no drawMove');
  return { moves: Array.from({ length: 8 }, () => drawMove(state, seat, rng)), complete: false };
}

/** Even for games with `lively` moves, one move in so many is drawn from all legal ones. */
const ANY_ONE_IN = 4;

export function someMove<T extends Table, S, V, E, P>(
  { game, lively }: Probe<T, S, V, E, P>,
  state: S,
  seat: Seat,
  rng: Rng,
  buffer: Int32Array,
): Move {
  const move = lively && rng.int(ANY_ONE_IN) > 0 ? lively(state, seat, rng) : undefined;
  if (move !== undefined) return move;
  const { moves } = someMoves(game, state, seat, rng, buffer);
  return moves[rng.int(moves.length)] as Move;
}

/** `refuse` and `legalMoves` must agree, notation must be exact, and only active seats are asked. */
export function probeLegality<T extends Table, S, V, E, P>(
  { game }: Probe<T, S, V, E, P>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): void {
  const table = game.table(state);
  const active = game.active(state);
  demand(
    (game.result(state) === undefined) === (active !== 0),
    () => 'there is a result exactly when nobody is active',
  );
  for (let seat = 0; seat < table.seats; seat++) {
    const asked = hasSeat(active, seat);
    demand(
      (game.decision(state, seat) !== undefined) === asked,
      () => `seat ${seat} is asked exactly if it is active`,
    );
    const { moves, complete } = asked
      ? someMoves(game, state, seat, rng, buffer)
      : { moves: [], complete: true };
    demand(!asked || moves.length > 0, () => `seat ${seat} is active but has no move`);
    const listed = new Set(moves);
    demand(!complete || listed.size === moves.length, () => `seat ${seat} has a move listed twice`);
    for (const move of listed) {
      const text = game.formatMove(table, move);
      demand(game.refuse(state, seat, move) === undefined, () => `${text} is listed but refused`);
      demand(game.parseMove(table, text) === move, () => `${text} is not read back as the move it was`);
    }
    if (complete) probeUnlisted(game, state, seat, listed, rng);
  }
}

/** Integers that are not listed must be refused; neighbours of legal moves are the likeliest mistakes. */
function probeUnlisted<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  state: S,
  seat: Seat,
  listed: ReadonlySet<Move>,
  rng: Rng,
): void {
  const others = [-1, 0, 1, 2 ** 31 - 1, -(2 ** 31)];
  for (const move of listed) others.push(move - 1, move + 1);
  for (let i = 0; i < 40; i++) others.push(rng.int(2 ** (1 + rng.int(24))));
  for (const move of others)
    demand(
      listed.has(move) === (game.refuse(state, seat, move) === undefined),
      () => `move ${move} of seat ${seat}: listed ${listed.has(move)}, refuse says otherwise`,
    );
}

/** Positions must survive writing and reading, and clones must be independent. */
export function probePosition<T extends Table, S, V, E, P>(
  probe: Probe<T, S, V, E, P>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): void {
  const { game } = probe;
  const written = game.writePosition(state);
  const read = game.readPosition(game.table(state), JSON.parse(JSON.stringify(written)));
  demand(read.ok, () => `the position is not read back: ${JSON.stringify(!read.ok && read.problems)}`);
  demandEqual(written, game.writePosition(read.value), () => 'a position changes when saved and loaded');
  for (const viewer of viewers(game.table(state)))
    demandEqual(
      game.view(state, viewer),
      game.view(read.value, viewer),
      () => 'a loaded position looks different',
    );
  const seat = seatsOf(game.active(state))[0];
  if (seat === undefined) return;
  const clone = game.clone(state);
  game.apply(clone, seat, someMove(probe, state, seat, rng, buffer), rng);
  demandEqual(written, game.writePosition(state), () => 'a move on a clone changes the original');
  game.copy(state, clone);
  demandEqual(written, game.writePosition(clone), () => 'copy does not restore a state');
}

/** A preview must promise exactly what the move does. */
export function probePreview<T extends Table, S, V, E, P>(
  { game, effect }: Probe<T, S, V, E, P>,
  state: S,
  seat: Seat,
  move: Move,
  rng: Rng,
): void {
  const promised = game.preview(state, seat, move) as Readonly<Record<string, unknown>>;
  const after = game.clone(state);
  game.apply(after, seat, move, rng);
  for (const [key, value] of Object.entries(effect(state, after, seat, move)))
    demandEqual(
      promised[key],
      value,
      () => `the preview of ${game.formatMove(game.table(state), move)} is wrong about ${key}`,
    );
}

/** The open view must hold everything that any viewer sees. */
export function probeOpenView<T extends Table, S, V, E, P>({ game }: Probe<T, S, V, E, P>, state: S): void {
  const open = game.openView(state);
  for (const viewer of viewers(game.table(state))) {
    const lack = lackOf(open, { ...game.view(state, viewer), seat: null });
    demand(
      lack === undefined,
      () => `the open view lacks ${lack}, which viewer ${viewer} sees; a view leaves out what is hidden`,
    );
  }
}

/** Where a part is not in the whole; `undefined` if it is. */
function lackOf(whole: unknown, part: unknown, path = ''): string | undefined {
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null)
    return whole === part ? undefined : `${path} = ${JSON.stringify(part)}`;
  for (const [key, value] of Object.entries(part)) {
    const lack = lackOf((whole as Readonly<Record<string, unknown>>)[key], value, `${path}/${key}`);
    if (lack !== undefined) return lack;
  }
  return undefined;
}

/** Samples must look to the viewer like the state they were drawn for. */
export function probeSamples<T extends Table, S, V, E, P>(
  { game, conserved }: Probe<T, S, V, E, P>,
  state: S,
  viewer: Viewer,
  history: readonly E[],
  rng: Rng,
): void {
  const view = game.view(state, viewer);
  const sampler = game.sampler(game.table(state), JSON.parse(JSON.stringify(view)) as V, history);
  const sample = sampler(rng);
  for (let i = 0; i < 3; i++) {
    demandEqual(
      view,
      game.view(sampler(rng, sample), viewer),
      () => `a sample looks different to viewer ${viewer}`,
    );
    demandEqual(
      game.active(state),
      game.active(sample),
      () => `a sample asks other seats, which viewer ${viewer} would notice`,
    );
    demandEqual(conserved(state), conserved(sample), () => 'a sample breaks a conservation law');
    const position = game.readPosition(game.table(state), game.writePosition(sample));
    demand(
      position.ok,
      () => `a sample is no position: ${JSON.stringify(!position.ok && position.problems)}`,
    );
  }
}

/** An `emit` that collects the events one viewer may see. */
export function collectEvents<E>(viewer: Viewer, into: E[]): Emit<E> {
  return (event, only) => {
    if (only === undefined || (viewer !== null && only.includes(viewer))) into.push(event);
  };
}
