import type { ReactNode } from 'react';
import './glyph.css';

/** A sign before a number, in the colour of the text. */
export function Glyph({ d }: { readonly d: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" className="moe-glyph" aria-hidden="true">
      <path d={d} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
