import type { Emit, Rng } from '@kontor/core';
import { CITIES, RESOURCES, type Resource } from '../files/board.ts';
import { RESOURCE_KINDS, SET_SIZE } from '../state/constants.ts';
import {
  add,
  bag,
  CONTRACT_MARKER,
  contractBag,
  get,
  NONE,
  offer,
  pile,
  pileSize,
  RESOURCE_MARKER,
  set,
} from '../state/layout.ts';
import { contractOf } from '../state/table.ts';
import { CAPITAL, type CityNumber, type MerchantsState } from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';
import { throwDie } from './dice.ts';

/** M-4.1, M-4.2: resources before contracts, until the marker is at zero or the bag is empty. */
export function supply(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  while (get(state, RESOURCE_MARKER) > 0 && resourcesInBag(state) > 0) {
    add(state, RESOURCE_MARKER, -1);
    supplyResources(state, rng, emit);
  }
  if (get(state, RESOURCE_MARKER) > 0)
    emit?.({ type: 'supplyShort', track: 'resources', steps: get(state, RESOURCE_MARKER) });
  while (get(state, CONTRACT_MARKER) > 0 && contractsInBag(state) > 0) {
    add(state, CONTRACT_MARKER, -1);
    supplyContract(state, rng, emit);
  }
  if (get(state, CONTRACT_MARKER) > 0)
    emit?.({ type: 'supplyShort', track: 'contracts', steps: get(state, CONTRACT_MARKER) });
}

/**
 * M-S3, M-4.1: a set onto the capital if it is empty, else to a city by the die. If the bag is short, all that is left.
 */
export function supplyResources(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  const die = pileSize(state, CAPITAL) === 0 ? null : throwDie(rng);
  const city = die === null ? CAPITAL : emptyFrom(state, die);
  const size = Math.min(SET_SIZE, resourcesInBag(state));
  for (let i = 0; i < size; i++) add(state, pile(city, drawResource(state, rng)), 1);
  emit?.({ type: 'resourcesSupplied', city, die, resources: resourcesAt(state, city) });
}

/** M-S3, M-4.2: one contract to a city by the die. */
export function supplyContract(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  const die = throwDie(rng);
  const city = emptyFrom(state, die);
  const kind = drawContract(state, rng);
  set(state, offer(city), kind);
  emit?.({ type: 'contractSupplied', city, die, contract: contractOf(state.table, kind).id });
}

/** What lies in a city, the least worth first. */
export function resourcesAt(state: MerchantsState, city: CityNumber): Resource[] {
  return RESOURCES.flatMap((resource, index) =>
    Array<Resource>(get(state, pile(city, index))).fill(resource),
  );
}

/** M-S3: the city of that number or the next higher one that is empty, 20 → 1. */
function emptyFrom(state: MerchantsState, number: number): CityNumber {
  let city = number;
  while (get(state, offer(city)) !== NONE || pileSize(state, city) > 0) city = (city % CITIES) + 1;
  return city;
}

function resourcesInBag(state: MerchantsState): number {
  let size = 0;
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) size += get(state, bag(resource));
  return size;
}

function contractsInBag(state: MerchantsState): number {
  let size = 0;
  for (let kind = 0; kind < state.table.contracts.length; kind++) size += get(state, contractBag(kind));
  return size;
}

function drawResource(state: MerchantsState, rng: Rng): number {
  let left = rng.int(resourcesInBag(state));
  let resource = 0;
  for (; left >= get(state, bag(resource)); resource++) left -= get(state, bag(resource));
  add(state, bag(resource), -1);
  return resource;
}

function drawContract(state: MerchantsState, rng: Rng): number {
  let left = rng.int(contractsInBag(state));
  let kind = 0;
  for (; left >= get(state, contractBag(kind)); kind++) left -= get(state, contractBag(kind));
  add(state, contractBag(kind), -1);
  return kind;
}
