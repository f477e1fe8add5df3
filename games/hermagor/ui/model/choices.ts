/* The viewer's legal moves, sorted by how one answers with them: on the market, on the map, or with a button. */

/** Ways of pointing at a space or village; the same place can mean different moves. */
const MODES = ['buy', 'shared-buy', 'go', 'shortcut', 'move', 'share'] as const;
export type Mode = (typeof MODES)[number];

/** A move that points at a space of the market or at a village. */
export interface Aim {
  readonly mode: Mode;
  readonly target: string;
}

/** Moves that nobody wants to make by accident; their buttons are apart from the others. */
const REGRETS = ['pass', 'keep', 'skip', 'rest', 'done', 'decline'];

export interface Choices {
  readonly moves: ReadonlySet<string>;
  readonly modes: readonly Mode[];
  /** Moves without a place on a board, the common ones. */
  readonly answers: readonly string[];
  readonly regrets: readonly string[];
}

/** What a move points at, if it points at a place. `merchant`: where the mover's merchant stands. */
export function aimOf(move: string, merchant: string): Aim | undefined {
  const [word = '', target = '', extra] = move.split(' ');
  if (word === 'sell') return { mode: 'go', target: merchant };
  if (word === 'go') return { mode: extra === 'shortcut' ? 'shortcut' : 'go', target };
  const mode = MODES.find((candidate) => candidate === word);
  return mode && { mode, target };
}

export function moveFor({ mode, target }: Aim, merchant: string): string {
  if (mode === 'shortcut') return `go ${target} shortcut`;
  return mode === 'go' && target === merchant ? 'sell' : `${mode} ${target}`;
}

export function isOnMarket(mode: Mode): boolean {
  return mode === 'buy' || mode === 'shared-buy';
}

export function sortMoves(moves: readonly string[], merchant: string): Choices {
  const used = new Set(moves.map((move) => aimOf(move, merchant)?.mode));
  const plain = moves.filter((move) => aimOf(move, merchant) === undefined);
  const isRegret = (move: string) => REGRETS.includes(move.split(' ')[0] ?? '');
  return {
    moves: new Set(moves),
    modes: MODES.filter((mode) => used.has(mode)),
    answers: plain.filter((move) => !isRegret(move)),
    regrets: plain.filter(isRegret),
  };
}
