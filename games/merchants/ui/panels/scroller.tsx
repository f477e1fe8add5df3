import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part that scrolls by itself, also by keyboard where nothing inside takes the focus. */
export function Scroller({ label, className, children }: ScrollerProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus nobody can scroll it by keyboard
    <section className={`moe-scroller k-scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
