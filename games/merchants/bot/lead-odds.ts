/** Differences of counts as they come up: electors in a region, goods behind screens. */
const WIDEST = 24;

/**
 * The chance to end strictly ahead of another from a lead in whole numbers, for some widths of what may still change.
 * Looked up, because it is asked for every region, resource and pair of players.
 */
export class LeadOdds {
  readonly #table: Float64Array;

  /** `widths`: how much may still change, by the time that is left. */
  constructor(widths: readonly number[]) {
    const row = 2 * WIDEST + 1;
    this.#table = new Float64Array(widths.length * row);
    widths.forEach((width, time) => {
      for (let lead = -WIDEST; lead <= WIDEST; lead++)
        this.#table[time * row + lead + WIDEST] = 1 / (1 + Math.exp((0.5 - lead) / width));
    });
  }

  ahead(lead: number, time: number): number {
    const within = Math.max(-WIDEST, Math.min(WIDEST, lead));
    return this.#table[time * (2 * WIDEST + 1) + within + WIDEST] as number;
  }
}
