import type { ReactNode } from 'react';
import type { Action } from '../../rules/state/types.ts';
import './letter.css';

/** The letter of an action in the colour and line of its road; the text beside it says what it means. */
export function Letter({
  act,
  explained = true,
}: {
  readonly act: Action;
  /** False where something round it already says what happens. */
  readonly explained?: boolean;
}): ReactNode {
  return (
    <span
      className="moe-letter"
      data-act={act}
      data-explain={explained ? `action-${act}` : undefined}
      aria-hidden="true"
    >
      {act}
    </span>
  );
}
