import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { MapDrawing } from './drawing.ts';

interface OrnamentsProps {
  readonly drawing: MapDrawing;
}

/** Nobody needs ornaments for the first move. */
const LATE_MS = 1500;

/** The ornaments of the sea, as soon as everything else has been drawn for a while. */
export function LateOrnaments(props: OrnamentsProps): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly Ornaments: ComponentType<OrnamentsProps> }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without them the sea is only empty.
      import('./ornaments.tsx').then(setLoaded, () => undefined);
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return loaded && <loaded.Ornaments {...props} />;
}
