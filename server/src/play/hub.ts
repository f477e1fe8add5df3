import type { Viewer } from '@kontor/core';
import type { Bus } from '../bus/bus.ts';
import { Outlook } from './outlook.ts';
import { type Rooms, tableTopic } from './rooms.ts';

/** Somebody who looks at a table through a connection. */
export interface Watcher {
  readonly viewer: Viewer;
  send(text: string): void;
}

/** Those who look at one table. */
interface Gallery {
  readonly watchers: Set<Watcher>;
  readonly leave: () => void;
  /** What each kind of viewer was last sent; thrown away when the table sleeps. */
  readonly outlooks: Map<Viewer, Outlook>;
}

/** Brings what happens at tables to those who look at them, each through their own eyes. */
export class Hub {
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #galleries = new Map<string, Promise<Gallery>>();

  constructor(rooms: Rooms, bus: Bus) {
    this.#rooms = rooms;
    this.#bus = bus;
  }

  /** Sends the watcher everything it may see, then every change until the returned function is called. */
  async watch(table: string, watcher: Watcher): Promise<() => void> {
    const gallery = await this.#gallery(table);
    const { match } = await this.#rooms.room(table);
    const outlook = gallery.outlooks.get(watcher.viewer) ?? new Outlook(table, watcher.viewer, match);
    gallery.outlooks.set(watcher.viewer, outlook);
    watcher.send(outlook.full(match));
    gallery.watchers.add(watcher);
    return () => {
      gallery.watchers.delete(watcher);
      if (![...gallery.watchers].some(({ viewer }) => viewer === watcher.viewer))
        gallery.outlooks.delete(watcher.viewer);
      if (gallery.watchers.size > 0) return;
      this.#galleries.delete(table);
      gallery.leave();
    };
  }

  #gallery(table: string): Promise<Gallery> {
    const known = this.#galleries.get(table);
    if (known) return known;
    const made = this.#open(table);
    this.#galleries.set(table, made);
    made.catch(() => this.#galleries.delete(table));
    return made;
  }

  async #open(table: string): Promise<Gallery> {
    const watchers = new Set<Watcher>();
    const outlooks = new Map<Viewer, Outlook>();
    const leave = await this.#bus.subscribe(
      tableTopic(table),
      () => void this.#tell(table, watchers, outlooks),
    );
    return { watchers, outlooks, leave };
  }

  async #tell(table: string, watchers: ReadonlySet<Watcher>, outlooks: Map<Viewer, Outlook>): Promise<void> {
    const { match } = await this.#rooms.room(table);
    for (const viewer of new Set([...watchers].map((watcher) => watcher.viewer))) {
      const known = outlooks.get(viewer);
      const outlook = known ?? new Outlook(table, viewer, match);
      outlooks.set(viewer, outlook);
      const text = known ? outlook.change(match) : outlook.full(match);
      if (text === undefined) continue;
      for (const watcher of watchers) if (watcher.viewer === viewer) watcher.send(text);
    }
  }
}
