import type { Table } from '@kontor/core';
import {
  CAPITAL_RANK,
  type ContractSet,
  type MerchantsBoard,
  REGION_NUMERALS,
  RESOURCES,
  ROAD_LABELS,
  worth,
} from '../files/board.ts';
import { distributions, electorsMove } from '../moves/encoding.ts';
import { LABELS, MOST_RANK, PLACES } from './constants.ts';
import { CAPITAL, type CityNumber, type Contract, type ContractId, type MerchantsTable } from './types.ts';

/** Compiles board and contracts for the rules. */
export function compileTable(spec: Table, board: MerchantsBoard, pieces: ContractSet): MerchantsTable {
  const options = spec.options as MerchantsTable['options'];
  const roads = compileRoads(board);
  const touching = compileRegions(board);
  const contracts = compileContracts(pieces);
  return {
    ...spec,
    options,
    turns: options.turns,
    noSecrets: options.noSecrets,
    plotTimer: options.plotTimer,
    tieByDie: options.tie === 'die',
    lots: spec.seats > 4 ? 6 : 5,
    ranks: compileRanks(board),
    roads,
    distances: measure(roads),
    touching,
    resources: Uint8Array.from(RESOURCES, (resource) => pieces.resources[resource]),
    contracts,
    kindOf: new Map(contracts.map((contract, kind) => [contract.id, kind])),
    electorsMoves: touching.map((regions) =>
      Array.from({ length: MOST_RANK + 1 }, (_, count) =>
        Int32Array.from(distributions(count, regions), electorsMove),
      ),
    ),
  };
}

function numbers(board: MerchantsBoard): (id: string) => CityNumber {
  const byId = new Map(board.cities.map((city) => [city.id, city.number]));
  return (id) => byId.get(id) ?? CAPITAL;
}

function compileRanks(board: MerchantsBoard): Uint8Array {
  const ranks = new Uint8Array(PLACES);
  ranks[CAPITAL] = CAPITAL_RANK;
  for (const city of board.cities) ranks[city.number] = city.rank;
  return ranks;
}

function compileRoads(board: MerchantsBoard): Int8Array {
  const numberOf = numbers(board);
  const roads = new Int8Array(PLACES * LABELS).fill(-1);
  for (const { from, to, label } of board.roads) {
    const [a, b, l] = [numberOf(from), numberOf(to), ROAD_LABELS.indexOf(label)];
    roads[a * LABELS + l] = b;
    roads[b * LABELS + l] = a;
  }
  return roads;
}

/** Breadth-first search from every place. */
function measure(roads: Int8Array): Uint8Array {
  const distances = new Uint8Array(PLACES * PLACES).fill(PLACES);
  for (let from = 0; from < PLACES; from++) {
    distances[from * PLACES + from] = 0;
    const queue = [from];
    for (const place of queue) {
      const next = (distances[from * PLACES + place] as number) + 1;
      for (const to of roads.subarray(place * LABELS, (place + 1) * LABELS)) {
        if (to < 0 || (distances[from * PLACES + to] as number) <= next) continue;
        distances[from * PLACES + to] = next;
        queue.push(to);
      }
    }
  }
  return distances;
}

function compileRegions(board: MerchantsBoard): number[][] {
  const numberOf = numbers(board);
  const touching: number[][] = Array.from({ length: PLACES }, () => []);
  REGION_NUMERALS.forEach((numeral, index) => {
    const region = board.regions.find((each) => each.numeral === numeral);
    for (const place of region?.places ?? []) touching[numberOf(place)]?.push(index);
  });
  return touching;
}

/** Entries that ask for the same resources are one kind. */
function compileContracts(pieces: ContractSet): Contract[] {
  const byId = new Map<ContractId, Contract>();
  for (const { asks, copies } of pieces.contracts) {
    const sorted = [...asks].sort((a, b) => worth(a) - worth(b));
    const id = sorted.join('-');
    byId.set(id, {
      id,
      value: sorted.reduce((sum, resource) => sum + worth(resource), 0),
      copies: copies + (byId.get(id)?.copies ?? 0),
      asks: Uint8Array.from(RESOURCES, (resource) => sorted.filter((ask) => ask === resource).length),
    });
  }
  return [...byId.values()].sort((a, b) => a.value - b.value);
}

/** The rank of a city. */
export function rankOf(table: MerchantsTable, city: CityNumber): number {
  return table.ranks[city] as number;
}

/** Where the road of that label leads from the city, or -1. */
export function roadFrom(table: MerchantsTable, city: CityNumber, label: number): CityNumber {
  return table.roads[city * LABELS + label] as number;
}

/** How many roads lie between two cities. */
export function distance(table: MerchantsTable, from: CityNumber, to: CityNumber): number {
  return table.distances[from * PLACES + to] as number;
}

/** The regions that a city touches. */
export function regionsAt(table: MerchantsTable, city: CityNumber): readonly number[] {
  return table.touching[city] as readonly number[];
}

/** A kind of contract by its number. */
export function contractOf(table: MerchantsTable, kind: number): Contract {
  return table.contracts[kind] as Contract;
}

/** M-3.8: all ways to distribute so many electors round a city. */
export function electorsMoves(table: MerchantsTable, city: CityNumber, count: number): Int32Array {
  return table.electorsMoves[city]?.[count] as Int32Array;
}
