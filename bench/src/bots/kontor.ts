import {
  expectParsed,
  Match,
  moveBuffer,
  openTable,
  randomMove,
  randomPlayout,
  rngFromText,
  type Seat,
  seatsOf,
} from '@kontor/core';
import { hermagor } from '@kontor/games/hermagor/rules';
import type { Contestant } from '../engine/contestant.ts';

const SEATS = 4;
const PLAYOUTS = 20;

/**
 * Hermagor with four players at the start of round 2: samples a state that fits what the seat knows and plays it to the
 * end.
 */
export function hermagorPlayouts(): Contestant {
  const match = secondRound();
  const { timeline } = match;
  const seat = seatsOf(hermagor.active(timeline.state))[0] as Seat;
  const view = hermagor.view(timeline.state, seat);
  const sample = hermagor.sampler(timeline.table, view, timeline.history(seat));
  const rng = rngFromText('playouts');
  const buffer = moveBuffer(hermagor);
  let world = sample(rng);
  return {
    name: 'hermagor',
    playGame() {
      for (let i = 0; i < PLAYOUTS; i++) {
        world = sample(rng, world);
        randomPlayout(hermagor, hermagor.clone(world), rng, buffer);
      }
      return PLAYOUTS;
    },
  };
}

/** The same position every time: random moves of one seed up to the market of round 2. */
function secondRound() {
  const table = expectParsed(openTable(hermagor, { seats: SEATS }));
  const players = Array.from({ length: SEATS }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = expectParsed(Match.start(hermagor, table, { kind: 'fixed', seed: 'round 2' }, players));
  const rng = rngFromText('round 2');
  const buffer = moveBuffer(hermagor);
  const inRoundTwo = () =>
    match.timeline.history(null).some((event) => event.type === 'phase' && event.round === 2);
  while (!inRoundTwo()) {
    const { state } = match.timeline;
    const seat = seatsOf(hermagor.active(state))[0] as Seat;
    const move = randomMove(hermagor, state, seat, rng, buffer);
    match.play(seat, hermagor.formatMove(table, move));
  }
  return match;
}
