import type { ReactNode } from 'react';
import './problem.css';

/** An error message; nothing while there is none. */
export function Problem({ text }: { text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <p role="alert" className="w-problem">
        {text}
      </p>
    )
  );
}
