/** The largest difference of counts in the table. */
const WIDEST = 24;

/**
 * The chance to end strictly ahead, given a lead in whole numbers and how much may still change. A lookup table,
 * because it is asked for every region, resource and pair of players.
 */
export class LeadOdds {
  readonly #table: Float64Array;

  /** `widths`: how much may still change, by the number of turns left. */
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
