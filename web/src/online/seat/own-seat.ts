import type { TableInfo } from '@kontor/protocol';
import type { Snapshot } from '../../play/connection.ts';
import { isAbsent, isMissing } from './missing.ts';

/** Does a bot play for whoever looks? */
export function isPlayedByBot({ stage, mine, seats }: TableInfo): boolean {
  return stage === 'running' && mine !== null && seats[mine]?.control !== null;
}

/** Does whoever looks count as gone? */
export function countsAsMissing(info: TableInfo): boolean {
  return info.stage === 'running' && info.mine !== null && isMissing(info, info.mine);
}

/** Does the game wait for whoever looks, and for nobody in their place? */
export function waitsForMe(info: TableInfo): boolean {
  const { stage, mine, active } = info;
  return stage === 'running' && mine !== null && active.includes(mine) && !isAbsent(info, mine);
}

/** The table as far as it concerns its viewer: while a bot plays for them they only look on, and what was broken off asks nobody. */
export function asked(info: TableInfo, snapshot: Snapshot): Snapshot {
  const over = info.stage === 'cancelled' || info.stage === 'expired';
  if (!over && !isPlayedByBot(info)) return snapshot;
  return {
    ...snapshot,
    frame: {
      ...snapshot.frame,
      active: over ? [] : snapshot.frame.active,
      decision: undefined,
      held: undefined,
      undo: { step: false, turn: false, redo: false, takeBack: false },
      undoRequest: null,
    },
    deadline: undefined,
  };
}
