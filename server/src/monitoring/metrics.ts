import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PARTS } from '../nodes/parts.ts';
import type { Services } from '../services.ts';

/** Seconds; most moves take a few milliseconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What cannot be asked of the services themselves. */
export interface Gauges {
  readonly connections: () => number;
  readonly botsThinking: () => number;
  readonly botsWaiting: () => number;
}

/** What a server does, as numbers for Prometheus; docs/HOSTING.md lists them. */
export class Metrics {
  readonly registry = new Registry();
  readonly #commands: Histogram;
  readonly #errors: Counter;

  constructor() {
    const registers = [this.registry];
    this.#commands = new Histogram({
      name: 'kontor_command_seconds',
      help: 'Time from the arrival of a command to its answer',
      buckets: BUCKETS,
      registers,
    });
    this.#errors = new Counter({
      name: 'kontor_errors_total',
      help: 'Errors that were logged',
      registers,
    });
    // The delay of the event loop, memory, garbage collection and so on.
    collectDefaultMetrics({ register: this.registry });
  }

  /** A command was answered after so many milliseconds. */
  answered(ms: number): void {
    this.#commands.observe(ms / 1000);
  }

  failed(): void {
    this.#errors.inc();
  }

  /** Counts what happens at the tables of a server, and asks for the rest when somebody looks. */
  watch({ rooms, bus, share }: Services, gauges: Gauges): void {
    const registers = [this.registry];
    const moves = new Counter({ name: 'kontor_moves_total', help: 'Moves that were stored', registers });
    const changes = new Counter({
      name: 'kontor_changes_total',
      help: 'Changes of tables that were stored, moves and everything else',
      registers,
    });
    const commits = new Histogram({
      name: 'kontor_commit_seconds',
      help: 'Time that a transaction with changes of tables took in the database',
      buckets: BUCKETS,
      registers,
    });
    const grouped = new Counter({
      name: 'kontor_committed_changes_total',
      help: 'Changes in all transactions; divided by their number, how many share one',
      registers,
    });
    rooms.followCommits((ms, count) => {
      commits.observe(ms / 1000);
      grouped.inc(count);
    });
    rooms.follow((_room, change) => {
      if (!change) return;
      changes.inc();
      for (const { kind } of change.rows) if (kind === 'move') moves.inc();
    });
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('kontor_tables_awake', 'Tables in memory', () => rooms.loadedCount);
    gauge('kontor_connections', 'Open WebSockets', gauges.connections);
    gauge('kontor_bots_thinking', 'Bots that think', gauges.botsThinking);
    gauge('kontor_bots_waiting', 'Bots that wait for their turn to think', gauges.botsWaiting);
    gauge('kontor_bus_connected', '1 if other servers can be notified', () => Number(bus.isConnected()));
    gauge('kontor_parts', 'Parts of the tables whose clocks and bots this server looks after, of 16', () =>
      share.parts === undefined ? PARTS : share.parts.length,
    );
  }
}
