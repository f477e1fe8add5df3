import type { ContractSet, MerchantsBoard } from '../rules/files/board.ts';
import aurelane from './aurelane.json';
import chanceryContracts from './chancery-contracts.json';

/* Tests check these files, so that programs need not check them at every start. */

/** The boards that come with the game, the default first. */
export const BOARDS: readonly [MerchantsBoard, ...MerchantsBoard[]] = [aurelane as unknown as MerchantsBoard];

/** The contract sets that come with the game, the default first. */
export const CONTRACT_SETS: readonly [ContractSet, ...ContractSet[]] = [
  chanceryContracts as unknown as ContractSet,
];
