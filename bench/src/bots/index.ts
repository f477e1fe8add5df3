import { type Measured, measure } from '../engine/contestant.ts';
import { boardgameIoBot } from './boardgame-io.ts';
import { hermagorPlayouts } from './kontor.ts';

export interface BotsOptions {
  readonly rounds: number;
  /** Milliseconds of one slice. */
  readonly slice: number;
}

/** Full random playouts a second on one thread, including sampling and copying of states. */
export function benchBots(options: BotsOptions, report: (text: string) => void): object {
  const measured = measure([hermagorPlayouts(), boardgameIoBot()], options, report);
  const own = playouts(measured.get('hermagor'));
  const rival = playouts(measured.get('boardgame.io'));
  return {
    position: 'Hermagor, four players, start of round 2',
    hermagor: own,
    'boardgame.io': rival,
    ratio: times(own.playoutsPerSecond, rival.playoutsPerSecond),
    ratioByCpu: times(own.playoutsPerCpuSecond, rival.playoutsPerCpuSecond),
    node: process.version,
  };
}

/** These contestants report playouts as moves. */
function playouts(measured: Measured | undefined) {
  return {
    playoutsPerSecond: measured?.movesPerSecond ?? 0,
    playoutsPerCpuSecond: measured?.movesPerCpuSecond ?? 0,
  };
}

/** The ratio, to one decimal. */
function times(own: number, rival: number): number {
  return Math.round((10 * own) / rival) / 10;
}
