import { Icon, type LogLine, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { LoadedTable } from './use-table.ts';
import './line-sign.css';

interface LineSignProps {
  readonly line: LogLine;
  readonly loaded: Pick<LoadedTable, 'players'>;
}

/** Who did it, and a pictogram of what. */
export function LineSign({ line, loaded }: LineSignProps): ReactNode {
  const player = line.seat === null ? undefined : loaded.players[line.seat];
  return (
    <span className="w-line-sign">
      {player && <PlayerMark player={player} />}
      {line.icon !== undefined && <Icon path={line.icon} />}
    </span>
  );
}
