import type { Logger } from 'pino';
import type { Nodes } from '../store/store.ts';
import { partOf } from './parts.ts';

const RENEW_MS = 1000;
/** A server that has not renewed its hold for this long is taken for dead, and the others take over its tables. */
const LEASE_MS = 4000;
/** Whoever starts alone corrects all clocks first, and nobody may look after them meanwhile. */
const START_LEASE_MS = 30_000;

/**
 * The tables whose clocks and bots this server looks after. Where several use one store they divide the tables among
 * themselves; whoever has a store alone has all of them.
 */
export class Share {
  readonly #node: string;
  readonly #nodes: Nodes | undefined;
  readonly #log: Logger;
  readonly #onRenewed: ((hasNew: boolean) => void)[] = [];
  #held: ReadonlySet<number> = new Set();
  #live: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #failing = false;

  constructor(node: string, nodes: Nodes | undefined, log: Logger) {
    this.#node = node;
    this.#nodes = nodes;
    this.#log = log;
  }

  has(table: string): boolean {
    return this.#nodes === undefined || this.#held.has(partOf(table));
  }

  /** The parts that are held, if that is not all of them. */
  get parts(): readonly number[] | undefined {
    return this.#nodes && [...this.#held];
  }

  /** Do other servers use the same store? */
  get hasOthers(): boolean {
    return this.#live.some((node) => node !== this.#node);
  }

  isLive(node: string): boolean {
    return this.#live.includes(node);
  }

  /** Calls whenever parts or servers may have changed; `hasNew`: a server has come, or come back after it was taken for dead. */
  onRenewed(renewed: (hasNew: boolean) => void): void {
    this.#onRenewed.push(renewed);
  }

  /** Says that this server lives, and asks for its share. */
  async renew(leaseMs = LEASE_MS): Promise<void> {
    if (!this.#nodes) return;
    const { held, live } = await this.#nodes.renew(this.#node, leaseMs);
    const hasNew = live.some((node) => node !== this.#node && !this.isLive(node));
    this.#held = new Set(held);
    this.#live = live;
    for (const renewed of this.#onRenewed) renewed(hasNew);
  }

  /** The first time; nobody takes parts away before `run`. */
  async join(): Promise<void> {
    await this.renew(START_LEASE_MS);
  }

  run(): void {
    if (!this.#nodes) return;
    this.#timer = setInterval(() => void this.#keep(), RENEW_MS);
  }

  /** The others take over at once. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await this.#nodes?.leave(this.#node);
  }

  async #keep(): Promise<void> {
    try {
      await this.renew();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.error({ err: error }, 'the share of the tables could not be renewed');
      this.#failing = true;
    }
  }
}
