import { type ReactNode, useEffect, useRef, useState } from 'react';

interface CounterProps {
  readonly value: number;
  /** Milliseconds of counting; 0 shows the value at once. */
  readonly pace: number;
}

/** A number that counts up or down to its value. */
export function Counter({ value, pace }: CounterProps): ReactNode {
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = from.current;
    if (pace === 0 || start === value) {
      from.current = value;
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - began) / pace);
      from.current = Math.round(start + (value - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, pace]);

  return (
    <span className="k-counter" data-value={value}>
      {shown}
    </span>
  );
}
