import { expectParsed } from '@kontor/core';
import { type ContractSet, type MerchantsBoard, parseBoard, parseContracts } from '../rules/board.ts';
import aurelane from './aurelane.json';
import chanceryContracts from './chancery-contracts.json';

/** The boards that come with the game, the default first. */
export const BOARDS: readonly [MerchantsBoard, ...MerchantsBoard[]] = [expectParsed(parseBoard(aurelane))];

/** The contract sets that come with the game, the default first. */
export const CONTRACT_SETS: readonly [ContractSet, ...ContractSet[]] = [
  expectParsed(parseContracts(chanceryContracts)),
];
