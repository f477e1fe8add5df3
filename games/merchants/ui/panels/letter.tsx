import type { ReactNode } from 'react';
import type { Action } from '../../rules/state/types.ts';
import './letter.css';

/** The letter of an action in the colour and line of its road; the text beside it says what it means. */
export function Letter({ act }: { readonly act: Action }): ReactNode {
  return (
    <span className="moe-letter" data-act={act} data-explain={`action-${act}`} aria-hidden="true">
      {act}
    </span>
  );
}
