import { grammar } from '@kontor/core';
import type { EliminationStep, Pick } from '../../rules/state/types.ts';

const { list } = grammar('en-GB');

/** What things on the table are and do. */
export const texts = {
  resource: {
    title: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
    text: (worth: number, all: number) =>
      `A resource worth ${worth}; there are ${all} in the game. Contracts ask for it, and strictly most of it wins its monopoly.`,
  },
  contract: {
    title: (value: number) => `Contract worth ${value}`,
    text: (asks: readonly string[]) =>
      `Asks for ${list(asks)}. Who transacts there with all of it hands it in and picks two: keep the contract, build a temple, place electors.`,
  },
  city: {
    capital: 'The capital. Resources come here first; there is never a contract or a temple.',
    rank: (rank: number) =>
      `Rank ${rank}: a temple here counts ${rank}, and a contract fulfilled here places ${rank === 1 ? 'an elector' : `${rank} electors`}.`,
    number: (number: number) =>
      `When the 20-sided die shows ${number}, new goods or a contract come here if it is empty.`,
    regions: (regions: readonly string[]) =>
      `Touches ${regions.length === 1 ? 'region' : 'regions'} ${list(regions)}.`,
  },
  caravans: (names: readonly string[]) =>
    `${names.length === 1 ? 'Caravan' : 'Caravans'} here: ${list(names)}. A caravan walks its owner’s plan.`,
  temple: (name: string, mine: boolean) =>
    `The temple is ${mine ? 'yours' : `that of ${name}`}; no other can be built here.`,
  region: (electors: number) =>
    `${electors === 1 ? '1 elector lies' : `${electors} electors lie`} here. Who has strictly most of them at the end controls the region: 1 political influence.`,
  road: {
    title: (label: string) => `Road ${label}`,
    text: (from: string, to: string, label: string) =>
      `Joins ${from} and ${to}. The action “move ${label}” takes a caravan along it, from either end.`,
  },
  trail: {
    title: (name: string, mine: boolean) => (mine ? 'Your last way' : `Last way of ${name}`),
    text: (name: string, mine: boolean, from: string, to: string) =>
      `In the last turn ${mine ? 'your caravan' : `the caravan of ${name}`} went here from ${from} to ${to}.`,
  },
  number:
    'Players carry out their actions with this number one after the other, beginning with the first player. Then the next number follows.',
  player: (placed: string, temples: number, electors: number) =>
    `${placed.charAt(0).toUpperCase()}${placed.slice(1)}. Left: ${temples} ${temples === 1 ? 'temple' : 'temples'}, ${electors} ${electors === 1 ? 'elector' : 'electors'}.`,
  first: {
    title: 'First player',
    text: 'Acts first in every round of actions and announces first. The title moves one seat clockwise every turn.',
  },
  temples: {
    title: 'Religious influence',
    text: 'The ranks of the cities with a temple of this player, added up. Each player has five temples.',
  },
  electors: {
    title: 'Electors on the map',
    text: 'How many electors this player has placed. They lie face down: whose they are is seen only at the end.',
  },
  turns: {
    title: 'Turns',
    text: (turns: number) =>
      `The game lasts ${turns} turns. After the turns in a square frame monopolies are won.`,
  },
  supply: {
    resources: {
      title: 'New goods',
      text: 'For every city that was emptied, a set of four resources comes onto the map at the end of the turn.',
    },
    contracts: {
      title: 'New contracts',
      text: 'For every contract that was fulfilled, a new one comes onto the map at the end of the turn.',
    },
  },
  monopoly: {
    title: 'Monopoly card',
    text: 'Every third turn, for each resource, strictly most announced wins a card: 3 economic influence.',
  },
  steps: {
    religion: 'Ranks of the cities with one’s temples. At the end the least is out first.',
    politics: 'Regions with strictly most of one’s electors. Hidden until the end, when the least is out.',
    economy:
      'Values of the contracts kept and 3 for each monopoly. Hidden until the end, when the least is out.',
  } satisfies Record<EliminationStep, string>,
  move: {
    title: (label: string) => `Move ${label}`,
    text: (label: string) =>
      `The caravan takes road ${label}. Where no such road leads from, the action does nothing.`,
  },
  transact: {
    title: 'Transact',
    text: 'Takes the cheapest resource of the city, or fulfils its contract with all that it asks for. Once per city and turn.',
  },
  picks: {
    keep: 'The contract goes behind your screen and counts its value for the economy.',
    temple:
      'A temple of yours stands in the city and counts the city’s rank for religion. One temple per city.',
    electors:
      'As many electors as the city’s rank, each into a region that it touches; they count for politics.',
  } satisfies Record<Pick, string>,
};
export type ExplainTexts = typeof texts;
