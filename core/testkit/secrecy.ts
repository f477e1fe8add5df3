import { hasSeat, type Move, type Rng, rngFromText, seatsOf, type Table, type Viewer } from '@kontor/core';
import { collectEvents, demandEqual, type Probe, someMove, someMoves } from './probe.ts';

/**
 * Makes a twin of the state that differs only in what the viewer cannot see, and plays the same moves on both; secret
 * answers of other seats to a simultaneous decision may differ. Until chance, a reveal or another seat's legal moves
 * distinguish the two, the viewer must see the same views, decisions, refusals and events. Returns how many moves the
 * two stayed alike.
 */
export function playTwin<T extends Table, S, V, E, P>(
  probe: Probe<T, S, V, E, P>,
  state: S,
  viewer: Viewer,
  rng: Rng,
  buffer: Int32Array,
): number {
  const { game, decidedBySecrets } = probe;
  const table = game.table(state);
  const real = game.clone(state);
  const twin = game.sampler(table, game.view(state, viewer), [])(rng);
  for (let moves = 0; moves < 60; moves++) {
    compare();
    const seat = seatsOf(game.active(real))[0];
    if (seat === undefined || game.active(twin) !== game.active(real)) return moves;
    const move = someMove(probe, real, seat, rng, buffer);
    const asked = game.decision(real, seat);
    const secret = seat !== viewer && asked?.simultaneous === true && asked.open !== true;
    const twinMove = secret ? someMove(probe, twin, seat, rng, buffer) : move;
    // What another seat can afford is its secret; that its public move shows it is no leak.
    if (seat !== viewer && game.refuse(twin, seat, twinMove)) return moves;
    const [realEvents, twinEvents]: [E[], E[]] = [[], []];
    const text = `${moves}/${rng.int(1e9)}`;
    const chance = [rngFromText(text), rngFromText(text)] as const;
    game.apply(real, seat, move, chance[0], collectEvents(viewer, realEvents));
    game.apply(twin, seat, twinMove, chance[1], collectEvents(viewer, twinEvents));
    if (chance[0].draws + chance[1].draws > 0 || game.active(real) !== game.active(twin)) return moves;
    const parting = [realEvents, twinEvents].map(
      (history) => history[firstDifference(realEvents, twinEvents)],
    );
    if (parting.some((event) => event !== undefined && decidedBySecrets?.(event))) return moves;
    demandEqual(realEvents, twinEvents, () => `viewer ${viewer} sees a hidden event`);
  }
  return 60;

  function compare(): void {
    demandEqual(
      game.view(real, viewer),
      game.view(twin, viewer),
      () => `viewer ${viewer} sees something hidden`,
    );
    if (viewer === null) return;
    demandEqual(
      game.decision(real, viewer),
      game.decision(twin, viewer),
      () => `viewer ${viewer} is asked differently`,
    );
    if (!hasSeat(game.active(real), viewer) || !hasSeat(game.active(twin), viewer)) return;
    const moves = someMoves(game, real, viewer, rng, buffer).moves;
    for (let i = 0; i < 20; i++) moves.push(rng.int(2 ** (1 + rng.int(20))));
    for (const move of moves)
      demandEqual(
        game.refuse(real, viewer, move),
        game.refuse(twin, viewer, move),
        () => `viewer ${viewer} is refused differently`,
      );
  }
}

function firstDifference(a: readonly unknown[], b: readonly unknown[]): number {
  let at = 0;
  while (at < a.length && at < b.length && JSON.stringify(a[at]) === JSON.stringify(b[at])) at++;
  return at;
}

/** The order in which simultaneous answers arrive must not matter. */
export function probeOrder<T extends Table, S, V, E, P>(
  probe: Probe<T, S, V, E, P>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): void {
  const { game } = probe;
  const seats = seatsOf(game.active(state));
  if (seats.length < 2) return;
  const answers = seats.map((seat) => someMove(probe, state, seat, rng, buffer));
  const commit = (order: readonly number[]) => {
    const after = game.clone(state);
    const events: E[] = [];
    for (const i of order)
      game.apply(
        after,
        seats[i] as number,
        answers[i] as Move,
        rngFromText('last'),
        collectEvents(null, events),
      );
    // The order of arrival itself is public, so events are compared as a set.
    return {
      position: game.writePosition(after),
      history: events.map((event) => JSON.stringify(event)).sort(),
    };
  };
  const forward = seats.map((_, i) => i);
  const shuffled = [...forward];
  rng.shuffle(shuffled);
  demandEqual(commit(forward), commit(shuffled), () => 'the order of simultaneous answers matters');
}
