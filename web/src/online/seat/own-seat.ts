import type { TableInfo } from '@kontor/protocol';
import type { Snapshot } from '../../play/connection.ts';
import { isAbsent, isMissing } from './missing.ts';

/** Whether a bot plays the viewer's seat. */
export function isPlayedByBot({ stage, mine, seats }: TableInfo): boolean {
  return stage === 'running' && mine !== null && seats[mine]?.control !== null;
}

/** Whether the viewer counts as missing. */
export function countsAsMissing(info: TableInfo): boolean {
  return info.stage === 'running' && info.mine !== null && isMissing(info, info.mine);
}

/** Whether the game waits for the viewer in person. */
export function waitsForMe(info: TableInfo): boolean {
  const { stage, mine, active } = info;
  return stage === 'running' && mine !== null && active.includes(mine) && !isAbsent(info, mine);
}

/**
 * The snapshot without questions where the viewer has nothing to answer: they have left, a bot plays for them,
 * or the game was broken off.
 */
export function asked(info: TableInfo, snapshot: Snapshot): Snapshot {
  const over = info.stage === 'cancelled' || info.stage === 'expired';
  if (!over && !isPlayedByBot(info) && !countsAsMissing(info)) return snapshot;
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
