import type { ReactNode } from 'react';

interface PlaceLinkProps {
  readonly anchor: string;
  readonly onGo: (anchor: string) => void;
  readonly children: ReactNode;
}

/** A link inside the book, which stays on the page of a table. */
export function PlaceLink({ anchor, onGo, children }: PlaceLinkProps): ReactNode {
  return (
    <a
      href={`#${anchor}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(anchor);
      }}
    >
      {children}
    </a>
  );
}
