import type { ReactNode } from 'react';
import './problem.css';

/** What stands in the way, in words, as soon as there is something. */
export function Problem({ text }: { text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <p role="alert" className="w-problem">
        {text}
      </p>
    )
  );
}
