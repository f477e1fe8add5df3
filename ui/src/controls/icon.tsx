import type { ReactNode } from 'react';
import './icon.css';

interface IconProps {
  /** The outline, as the `d` of a path on a square grid. */
  readonly path: string;
  /** Side of that grid. */
  readonly grid?: number;
  /** Read aloud; without it the icon only decorates a text beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** A one-colour pictogram in the height of the text around it. */
export function Icon({ path, grid = 512, label, className = '' }: IconProps): ReactNode {
  const shape = <path d={path} fill="currentColor" />;
  const viewBox = `0 0 ${grid} ${grid}`;
  return label === undefined ? (
    <svg className={`k-icon ${className}`} viewBox={viewBox} aria-hidden="true">
      {shape}
    </svg>
  ) : (
    <svg className={`k-icon ${className}`} viewBox={viewBox} role="img" aria-label={label}>
      {shape}
    </svg>
  );
}
