import type { ReactNode } from 'react';
import './sign.css';

const SIGNS = {
  chat: 'M2.5 3.5H13.5V10.5H7L4 13V10.5H2.5Z',
  home: 'M2.5 8.5L8 3.5L13.5 8.5M4 7.5V13H12V7.5',
  hint: 'M5.5 10A4 4 0 1 1 10.5 10V11.5H5.5ZM6.2 13.5H9.8',
  log: 'M3 4H13M3 8H13M3 12H9',
  menu: 'M8 3.2V3.3M8 8V8.1M8 12.7V12.8',
  pause: 'M5.5 3.5V12.5M10.5 3.5V12.5',
  play: 'M5 3.5L12 8L5 12.5Z',
  skip: 'M4 3.5L9.5 8L4 12.5ZM12 3.5V12.5',
  goal: 'M4 2.5H12V6A4 4 0 0 1 4 6ZM4 3.5H2V4.5A2.5 2.5 0 0 0 4.3 7M12 3.5H14V4.5A2.5 2.5 0 0 1 11.7 7M8 10V13M5 13.5H11',
  down: 'M3.5 6L8 10.5L12.5 6',
  up: 'M3.5 10.5L8 6L12.5 10.5',
  first: 'M4 3.5V12.5M12 3.5L6.5 8L12 12.5Z',
  previous: 'M10 3.5L5.5 8L10 12.5',
  next: 'M6 3.5L10.5 8L6 12.5',
  last: 'M12 3.5V12.5M4 3.5L9.5 8L4 12.5Z',
  link: 'M6.5 9.5L9.5 6.5M7.5 4.5L9 3A2.8 2.8 0 0 1 13 7L11.5 8.5M8.5 11.5L7 13A2.8 2.8 0 0 1 3 9L4.5 7.5',
};

/** The icons of the page itself. */
export function Sign({ of }: { of: keyof typeof SIGNS }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" className="k-icon w-sign" data-sign={of} aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}
