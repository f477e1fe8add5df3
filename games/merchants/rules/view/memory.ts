import type { Seat } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES } from '../files/board.ts';
import { REGIONS, RESOURCE_KINDS } from '../state/constants.ts';
import type { ContractId, MerchantsTable } from '../state/types.ts';
import type { MerchantsEvent } from './events.ts';
import { contractAsks } from './walk.ts';

/** What is known of one seat from the history: lower bounds for what is behind its screen and for its electors. */
interface SeatMemory {
  readonly stock: number[];
  /** By kind. */
  readonly contracts: number[];
  monopolies: number;
  /** By region. */
  readonly electors: number[];
}

export interface Memory {
  /** The history is complete, so the lower bounds are exact. */
  readonly complete: boolean;
  readonly seats: readonly SeatMemory[];
  /** How many monopolies were scored in the history. */
  readonly scored: number;
}

/** M-7.1: adds up everything that was public when it happened. A history that starts in mid-game gives lower bounds. */
export function remember(table: MerchantsTable, history: readonly MerchantsEvent[]): Memory {
  const ledger = new Ledger(table);
  for (const event of history) ledger.note(event);
  return {
    complete: history[0]?.type === 'opened',
    seats: ledger.memories,
    scored: history.filter(({ type }) => type === 'monopolyScored').length,
  };
}

class Ledger {
  readonly memories: SeatMemory[];
  readonly #table: MerchantsTable;

  constructor(table: MerchantsTable) {
    this.#table = table;
    this.memories = Array.from({ length: table.seats }, () => ({
      stock: Array<number>(RESOURCE_KINDS).fill(0),
      contracts: Array<number>(table.contracts.length).fill(0),
      monopolies: 0,
      electors: Array<number>(REGIONS).fill(0),
    }));
  }

  note(event: MerchantsEvent): void {
    switch (event.type) {
      case 'took':
        this.#change(event.seat, RESOURCES.indexOf(event.resource), 1);
        break;
      case 'fulfilled':
        this.#deliver(event.seat, event.contract);
        break;
      case 'announced': {
        // Nobody may announce more than they have, so at least this much was there.
        const stock = this.#of(event.seat).stock;
        const index = RESOURCES.indexOf(event.resource);
        stock[index] = Math.max(stock[index] ?? 0, event.amount);
        break;
      }
      case 'contractKept': {
        const kind = this.#table.kindOf.get(event.contract);
        if (kind !== undefined) increase(this.#of(event.seat).contracts, kind, 1);
        break;
      }
      case 'monopolyScored':
        if (event.winner !== null) this.#of(event.winner).monopolies++;
        break;
      case 'electorsPlaced':
        REGION_NUMERALS.forEach((numeral, region) => {
          increase(this.#of(event.seat).electors, region, event.regions[numeral] ?? 0);
        });
        break;
      default:
        // No other event changes what is hidden.
        break;
    }
  }

  #deliver(seat: Seat, contract: ContractId): void {
    for (const resource of contractAsks(contract)) this.#change(seat, RESOURCES.indexOf(resource), -1);
  }

  /** What is delivered without having been seen taken must have been there before, so the bound stays at zero. */
  #change(seat: Seat, resource: number, by: number): void {
    const { stock } = this.#of(seat);
    stock[resource] = Math.max(0, (stock[resource] ?? 0) + by);
  }

  #of(seat: Seat): SeatMemory {
    return this.memories[seat] as SeatMemory;
  }
}

function increase(counts: number[], index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}
