/** Who is connected to a table at another server. */
interface Connected {
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** Who is connected to one table at all the other servers, as they have said. */
export class RemotePresence {
  readonly #nodes = new Map<string, Connected>();

  /** Whether anything is different now. */
  note(node: string, { seats, spectators }: Connected): boolean {
    const known = this.#nodes.get(node);
    const isSame =
      (known?.spectators ?? 0) === spectators &&
      (known?.seats ?? []).length === seats.length &&
      seats.every((seat) => known?.seats.includes(seat));
    if (seats.length === 0 && spectators === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, { seats, spectators });
    return !isSame;
  }

  /** Forgets servers that are gone; whether any was known. */
  keep(isLive: (node: string) => boolean): boolean {
    const gone = [...this.#nodes.keys()].filter((node) => !isLive(node));
    for (const node of gone) this.#nodes.delete(node);
    return gone.length > 0;
  }

  get seats(): number[] {
    return [...this.#nodes.values()].flatMap(({ seats }) => seats);
  }

  get spectators(): number {
    return [...this.#nodes.values()].reduce((sum, { spectators }) => sum + spectators, 0);
  }
}
