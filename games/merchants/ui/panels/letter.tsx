import type { ReactNode } from 'react';
import type { Action } from '../../rules/state/types.ts';
import './letter.css';

/** The letter of an action, with the colour and line of its road. What it means is said beside it. */
export function Letter({ act }: { readonly act: Action }): ReactNode {
  return (
    <span className="moe-letter" data-act={act} aria-hidden="true">
      {act}
    </span>
  );
}
