import { type ReactNode, useEffect, useRef, useState } from 'react';
import './cash-change.css';

/** How long a difference stays, so that it can be read. */
const SHOWN_MS = 3000;

/** The difference that is added up while several changes follow each other. */
export function nextChange(
  before: { readonly value: number; readonly difference: number },
  value: number,
): { readonly value: number; readonly difference: number } {
  return { value, difference: before.difference + value - before.value };
}

/** Shows by how much a number beside it has just changed; screen readers are told by the story. */
export function CashChange({ value }: { readonly value: number }): ReactNode {
  const latest = useRef({ value, difference: 0 });
  const [difference, setDifference] = useState(0);
  useEffect(() => {
    if (latest.current.value === value) return;
    latest.current = nextChange(latest.current, value);
    setDifference(latest.current.difference);
    const timer = setTimeout(() => {
      latest.current = { value, difference: 0 };
      setDifference(0);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (difference === 0) return null;
  return (
    <span
      key={difference}
      className="k-change"
      aria-hidden="true"
      translate="no"
      data-sign={difference > 0 ? 'plus' : 'minus'}
    >
      {difference > 0 ? '+' : '−'}
      {Math.abs(difference)}
    </span>
  );
}
