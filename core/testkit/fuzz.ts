import {
  Match,
  type MatchRecord,
  moveBuffer,
  replayRecord,
  rngFromText,
  seatsOf,
  type Table,
  verifyRecord,
} from '@kontor/core';
import {
  demand,
  demandEqual,
  type Probe,
  probeLegality,
  probeOpenView,
  probePosition,
  probePreview,
  probeSamples,
  someMove,
  viewers,
} from './probe.ts';
import { playTwin, probeOrder } from './secrecy.ts';

/** A broken promise of the contract, with a record that leads to it. */
export interface Crash {
  readonly error: Error;
  readonly record: MatchRecord;
}

export interface FuzzOptions {
  /** The costly checks run about every so many moves; 1 is thorough. */
  readonly every: number;
}

/** Plays one random game and checks every promise of the contract on the way. */
export function fuzzGame<T extends Table, S, V, E, P>(
  probe: Probe<T, S, V, E, P>,
  table: T,
  seed: string,
  { every }: FuzzOptions,
): { readonly crash?: Crash; readonly moves: number; readonly twinMoves: number } {
  const { game } = probe;
  const players = Array.from({ length: table.seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const started = Match.start(game, table, { kind: 'fixed', seed }, players);
  if (!started.ok) throw new Error('a game without a position always starts');
  const match = started.value;
  const rng = rngFromText(`fuzz/${seed}`);
  const buffer = moveBuffer(game);
  const conserved = probe.conserved(match.timeline.state);
  let moves = 0;
  let twinMoves = 0;
  try {
    while (match.result === undefined) {
      const { state } = match.timeline;
      demandEqual(conserved, probe.conserved(state), () => 'a conservation law is broken');
      if (rng.int(every) === 0) {
        probeLegality(probe, state, rng, buffer);
        probePosition(probe, state, rng, buffer);
        probeOrder(probe, state, rng, buffer);
        probeOpenView(probe, state);
        probeFrames(probe, match);
        const audience = viewers(table);
        const viewer = audience[rng.int(audience.length)] ?? null;
        probeSamples(probe, state, viewer, [], rng);
        probeSamples(probe, state, viewer, match.timeline.history(viewer), rng);
        twinMoves += playTwin(probe, state, viewer, rng, buffer);
      }
      const active = seatsOf(game.active(state));
      const seat = active[rng.int(active.length)] as number;
      const move = someMove(probe, state, seat, rng, buffer);
      if (rng.int(every) === 0) probePreview(probe, state, seat, move, rng);
      const outcome = match.play(seat, game.formatMove(table, move));
      demand(outcome.ok, () => `a legal move is refused: ${game.formatMove(table, move)}`);
      demand(++moves <= game.maxLength, () => `the game has more than ${game.maxLength} moves`);
    }
    probeLegality(probe, match.timeline.state, rng, buffer);
    probePosition(probe, match.timeline.state, rng, buffer);
    probeRecord(probe, match);
    return { moves, twinMoves };
  } catch (error) {
    return { crash: { error: error as Error, record: match.record() }, moves, twinMoves };
  }
}

/** A view that reuses parts of earlier views must be the same as one built from nothing. */
function probeFrames<T extends Table, S, V, E, P>(
  { game }: Probe<T, S, V, E, P>,
  match: Match<T, S, V, E, P>,
): void {
  const { state, table } = match.timeline;
  for (const viewer of viewers(table))
    demandEqual(
      game.view(state, viewer),
      match.frame(viewer).view,
      () => `the reused parts of the view of ${viewer} are wrong`,
    );
}

/** A record must survive JSON, replay to the same state and verify. */
function probeRecord<T extends Table, S, V, E, P>(
  { game }: Probe<T, S, V, E, P>,
  match: Match<T, S, V, E, P>,
): void {
  const record = JSON.parse(JSON.stringify(match.record())) as MatchRecord;
  const again = replayRecord(game, record);
  demand(again.ok, () => `the record does not replay: ${JSON.stringify(!again.ok && again.problems)}`);
  demandEqual(
    game.writePosition(match.timeline.state),
    game.writePosition(again.value.state),
    () => 'a replay ends differently',
  );
  for (const viewer of viewers(match.timeline.table))
    demandEqual(
      match.timeline.history(viewer),
      again.value.history(viewer),
      () => 'a replay gives different events',
    );
  demand(verifyRecord(game, record).ok, () => 'the record does not verify');
}
