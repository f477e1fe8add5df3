import type { ReactNode } from 'react';
import './sign.css';

const SIGNS = {
  close: 'M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5',
  chat: 'M2.5 3.5H13.5V10.5H7L4 13V10.5H2.5Z',
  home: 'M2.5 8.5L8 3.5L13.5 8.5M4 7.5V13H12V7.5',
  hint: 'M5.5 10A4 4 0 1 1 10.5 10V11.5H5.5ZM6.2 13.5H9.8',
  log: 'M3 4H13M3 8H13M3 12H9',
  menu: 'M8 3.2V3.3M8 8V8.1M8 12.7V12.8',
  pause: 'M5.5 3.5V12.5M10.5 3.5V12.5',
  play: 'M5 3.5L12 8L5 12.5Z',
  skip: 'M4 3.5L9.5 8L4 12.5ZM12 3.5V12.5',
  people:
    'M6 3A2.2 2.2 0 1 1 6 7.4A2.2 2.2 0 1 1 6 3M2 13A4 3.6 0 0 1 10 13M10.6 3.4A2 2 0 1 1 10.8 7.2M11.4 9.4A3.4 3.2 0 0 1 14 13',
  goal: 'M4 2.5H12V6A4 4 0 0 1 4 6ZM4 3.5H2V4.5A2.5 2.5 0 0 0 4.3 7M12 3.5H14V4.5A2.5 2.5 0 0 1 11.7 7M8 10V13M5 13.5H11',
  down: 'M3.5 6L8 10.5L12.5 6',
  up: 'M3.5 10.5L8 6L12.5 10.5',
  eye: 'M1.5 8C4 4 12 4 14.5 8C12 12 4 12 1.5 8ZM8 6.4A1.6 1.6 0 1 1 8 9.6A1.6 1.6 0 1 1 8 6.4',
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
