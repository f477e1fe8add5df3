import type { Problem } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES, type Resource } from '../files/board.ts';
import { SCORING_INTERVAL } from '../flow/monopoly.ts';
import { ELECTORS_EACH, SET_SIZE, TEMPLES_EACH } from '../state/constants.ts';
import { regionsAt } from '../state/table.ts';
import { CAPITAL, type CityNumber, type ContractId, type MerchantsTable, TRANSACT } from '../state/types.ts';
import { monopoliesScored } from '../view/bounds.ts';
import type { Position } from './read-position.ts';

/** Checks a position of valid shape. Later checks rely on earlier ones, so only the first failing check is reported. */
export function checkPosition(table: MerchantsTable, position: Position): Problem[] {
  for (const check of [
    checkSeats,
    checkPhase,
    checkCities,
    checkPieces,
    checkPlots,
    checkChoice,
    checkMonopoly,
  ]) {
    const found = new Problems();
    check(table, position, found);
    if (found.list.length > 0) return found.list;
  }
  return [];
}

class Problems {
  readonly list: Problem[] = [];

  expect(holds: boolean, code: string, path: string, message: string): void {
    if (!holds) this.list.push({ code: `position.${code}`, path, message });
  }
}

function checkSeats({ seats }: MerchantsTable, position: Position, found: Problems): void {
  const known = (seat: number | null) => seat === null || seat < seats;
  found.expect(position.players.length === seats, 'players', '/players', `There must be ${seats} players.`);
  found.expect(known(position.first), 'seat', '/first', 'There is no such seat.');
  found.expect(known(position.dieWinner), 'seat', '/dieWinner', 'There is no such seat.');
  found.expect(known(position.choice?.seat ?? null), 'seat', '/choice/seat', 'There is no such seat.');
  position.cities.forEach(({ temple, served }, city) => {
    found.expect(known(temple), 'seat', `/cities/${city}/temple`, 'There is no such seat.');
    found.expect(served.every(known), 'seat', `/cities/${city}/served`, 'There is no such seat.');
  });
}

function checkPhase(
  table: MerchantsTable,
  { phase, turn, choice, monopoly }: Position,
  found: Problems,
): void {
  const placing = phase === 'place';
  found.expect(
    placing ? turn === 0 : turn >= 1 && turn <= table.turns,
    'turn',
    '/turn',
    `The turn is 0 while caravans are placed, then 1 to ${table.turns}.`,
  );
  found.expect(
    phase !== 'announce' || turn % SCORING_INTERVAL === 0,
    'turn',
    '/turn',
    'Monopolies are scored every third turn (M-5.1).',
  );
  found.expect(
    phase !== 'over' || turn === table.turns,
    'turn',
    '/turn',
    `The game ends with turn ${table.turns}.`,
  );
  found.expect(
    (phase === 'resolve') === (choice !== null),
    'choice',
    '/choice',
    'Resolution stops exactly where somebody must choose.',
  );
  found.expect(
    (phase === 'announce') === (monopoly !== null),
    'monopoly',
    '/monopoly',
    'A monopoly is at stake exactly while amounts are announced.',
  );
}

function checkCities(table: MerchantsTable, { phase, markers, cities }: Position, found: Problems): void {
  cities.forEach(({ resources, contract, temple, served }, number) => {
    const path = `/cities/${number}`;
    found.expect(
      resources.length <= SET_SIZE,
      'pile',
      `${path}/resources`,
      `A city has at most ${SET_SIZE} resources (M-S3).`,
    );
    found.expect(
      contract === null || resources.length === 0,
      'both',
      path,
      'No city has both resources and a contract (M-S3).',
    );
    found.expect(
      number !== CAPITAL || (contract === null && temple === null),
      'capital',
      path,
      'The capital has neither contract nor temple (M-S3).',
    );
    found.expect(
      served.length === 0 || (phase === 'resolve' && contract === null),
      'served',
      `${path}/served`,
      'Only during resolution has anyone transacted, and then the contract is gone.',
    );
  });
  const piles = cities.filter(({ resources }) => resources.length > 0).length;
  found.expect(
    piles + markers.resources === table.lots,
    'lots',
    '/markers/resources',
    `Cities with resources and steps of the marker make ${table.lots} together (M-3.4).`,
  );
  const offers = cities.filter(({ contract }) => contract !== null).length;
  found.expect(
    offers + markers.contracts === table.lots,
    'lots',
    '/markers/contracts',
    `Contracts on the map and steps of the marker make ${table.lots} together (M-3.5).`,
  );
}

/** No piece is in use more often than it exists. */
function checkPieces(table: MerchantsTable, position: Position, found: Problems): void {
  const { cities, players, choice } = position;
  RESOURCES.forEach((resource, index) => {
    const used =
      cities.reduce((sum, city) => sum + city.resources.filter((each) => each === resource).length, 0) +
      players.reduce((sum, { screen }) => sum + screen.stock[resource], 0);
    const all = table.resources[index] as number;
    found.expect(used <= all, 'resources', '', `There are ${used} ${resource} of ${all} (M-C1).`);
  });
  const contracts = [
    ...cities.map(({ contract }) => contract),
    ...players.flatMap(({ screen }) => screen.contracts),
    choice?.contract ?? null,
  ].filter((contract) => contract !== null);
  checkContracts(table, contracts, found);
  players.forEach(({ electors }, seat) => {
    const path = `/players/${seat}`;
    const temples = cities.filter(({ temple }) => temple === seat).length;
    found.expect(temples <= TEMPLES_EACH, 'temples', path, `A player has ${TEMPLES_EACH} temples (M-C3).`);
    const placed = REGION_NUMERALS.reduce((sum, region) => sum + electors[region], 0);
    found.expect(placed <= ELECTORS_EACH, 'electors', path, `A player has ${ELECTORS_EACH} electors (M-C3).`);
  });
  const won = players.reduce((sum, { screen }) => sum + screen.monopolies, 0);
  found.expect(
    won <= monopoliesScored(position),
    'monopolies',
    '/players',
    `${won} monopolies are won, but only ${monopoliesScored(position)} have been scored (M-5.1).`,
  );
}

function checkContracts(table: MerchantsTable, contracts: readonly ContractId[], found: Problems): void {
  for (const id of new Set(contracts)) {
    const kind = table.kindOf.get(id);
    const copies = kind === undefined ? 0 : (table.contracts[kind]?.copies ?? 0);
    const used = contracts.filter((each) => each === id).length;
    found.expect(used <= copies, 'contracts', '', `There are ${used} contracts ${id} of ${copies} (M-C4).`);
  }
}

function checkPlots({ seats }: MerchantsTable, { phase, first, players }: Position, found: Problems): void {
  const laid = players.filter(({ plot }) => plot !== null).length;
  const fits = phase === 'plot' ? laid < seats : laid === (phase === 'resolve' ? seats : 0);
  found.expect(
    fits,
    'plots',
    '/players',
    'Plots are laid while plotting, some still missing, and lie open during resolution.',
  );
  const clockwise = players.map((_, offset) => players[(first + offset) % seats]?.caravan ?? null);
  const placed = clockwise.filter((city): city is CityNumber => city !== null);
  if (phase !== 'place') {
    found.expect(placed.length === seats, 'caravans', '/players', 'Every caravan stands somewhere.');
    return;
  }
  found.expect(
    placed.length < seats && clockwise.indexOf(null) === placed.length,
    'caravans',
    '/players',
    'Caravans are placed clockwise from the first player (M-S4).',
  );
  found.expect(
    new Set(placed).size === placed.length && !placed.includes(CAPITAL),
    'caravans',
    '/players',
    'Caravans start in different cities and never in the capital (M-S4).',
  );
}

function checkChoice(table: MerchantsTable, { choice, cities, players }: Position, found: Problems): void {
  if (choice === null) return;
  const { kind, seat, action, city, contract } = choice;
  const [player, here] = [players[seat], cities[city]];
  if (!player || !here) return;
  const stands = player.caravan === city && player.plot?.[action - 1] === TRANSACT;
  found.expect(stands, 'choice', '/choice', 'The seat that chooses transacts where its caravan stands.');
  found.expect(
    here.contract === null && here.resources.length === 0 && here.served.includes(seat),
    'choice',
    `/cities/${city}`,
    'The fulfilled contract has left the city.',
  );
  const electorsLeft =
    ELECTORS_EACH - REGION_NUMERALS.reduce((sum, region) => sum + player.electors[region], 0);
  const templesLeft = TEMPLES_EACH - cities.filter(({ temple }) => temple === seat).length;
  const touching = regionsAt(table, city).length;
  const mayPick = contract !== null && here.temple === null && templesLeft > 0 && touching > 0;
  const mayPlace = contract === null && touching > 1;
  found.expect(
    electorsLeft > 0 && (kind === 'picks' ? mayPick : mayPlace),
    'choice',
    '/choice',
    'A choice is asked only where there is one (M-3.5, M-7.4).',
  );
}

function checkMonopoly(
  { seats, tieByDie }: MerchantsTable,
  { phase, first, players, monopoly, dieWinner }: Position,
  found: Problems,
): void {
  found.expect(
    dieWinner === null || (phase === 'over' && tieByDie),
    'die',
    '/dieWinner',
    'The die decides only at the end, and only with that option (M-6.5).',
  );
  if (monopoly === null) return;
  const { resource, announced } = monopoly;
  const clockwise = announced.map((_, offset) => announced[(first + offset) % seats] ?? null);
  const known = clockwise.filter((amount) => amount !== null).length;
  found.expect(
    announced.length === seats && clockwise.indexOf(null) === known,
    'announced',
    '/monopoly/announced',
    'Amounts are announced clockwise from the first player (M-5.1).',
  );
  announced.forEach((amount, seat) => {
    const most = players[seat]?.screen.stock[resource satisfies Resource] ?? 0;
    found.expect(
      (amount ?? 0) <= most,
      'announced',
      `/monopoly/announced/${seat}`,
      'Nobody announces more than they have (M-5.1).',
    );
  });
}
