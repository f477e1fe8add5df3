import { chooseMove } from './choose-move.ts';

/** The entry of a bot's thread. */
export default chooseMove;
