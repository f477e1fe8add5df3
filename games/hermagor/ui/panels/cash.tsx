import { Counter, Covered } from '@kontor/ui';
import type { LastCash } from '../model/last-moves.ts';
import { Amount, Sign } from '../parts.tsx';
import { useScene } from '../scene.ts';
import './cash.css';

interface CashProps {
  /** Absent where it is hidden (H-6.2). */
  readonly value: number | undefined;
  readonly last: LastCash | undefined;
  readonly label: string;
  readonly isMine: boolean;
}

/** A player's cash with its last change, which everybody has seen even where the sum is hidden. */
export function Cash({ value, last, label, isMine }: CashProps) {
  const { ui, pace, covered = false } = useScene();
  return (
    <span className="hg-cash" data-explain="cash">
      {last && (
        <span key={last.row} className="hg-cash-change" aria-hidden="true">
          <Amount value={last.change} />
        </span>
      )}
      <Sign icon="coins" />
      <span className="k-hidden">{label}</span>
      {value === undefined ? (
        <span className="hg-soft" title={ui.hiddenCash}>
          <span className="k-hidden">{ui.hiddenCash}</span>
          <span aria-hidden="true">?</span>
        </span>
      ) : (
        <Covered label={label} covered={covered && isMine}>
          <Counter value={value} pace={pace} />
        </Covered>
      )}
    </span>
  );
}
