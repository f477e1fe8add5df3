import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import { Icon } from './icon.tsx';
import './covered.css';

interface CoveredProps {
  /** What is covered, e.g. "Cash". */
  readonly label: string;
  /** False: shown as at any other table. */
  readonly covered: boolean;
  readonly children: ReactNode;
}

/** How long it stays open after a tap. */
const OPEN_MS = 4000;

const LID = 'M2 8Q8 2 14 8Q8 14 2 8ZM8 5.5A2.5 2.5 0 1 0 8 10.5A2.5 2.5 0 1 0 8 5.5ZM3 2L14 13L13 14L2 3Z';

/** Something secret at a device that several people look at: it is in the page only while its owner looks. */
export function Covered({ label, covered, children }: CoveredProps): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(false), OPEN_MS);
    return () => clearTimeout(timer);
  }, [open]);
  if (!covered) return children;
  return (
    <button
      type="button"
      className="k-covered"
      aria-label={open ? undefined : texts.uncover(label)}
      title={open ? undefined : texts.uncover(label)}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      onBlur={() => setOpen(false)}
    >
      {open ? children : <Icon path={LID} grid={16} />}
    </button>
  );
}
