import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part of the screen that scrolls by itself; it takes the focus because keyboards scroll what has it. */
export function Scroller({ label, className, children }: ScrollerProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it cannot be scrolled by keyboard.
    <section className={`${className} k-scroll`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
