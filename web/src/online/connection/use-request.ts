import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText, useOnlineTexts } from '../texts/index.ts';

/** Shows what became of a request; `then` runs only when it succeeded. */
export type Submit = (request: Promise<unknown>, then?: () => void) => void;

interface RequestState {
  readonly submit: Submit;
  /** Why the last request failed. */
  readonly problem: string | undefined;
  /** A request is under way. */
  readonly busy: boolean;
}

/** Requests to the server and what went wrong with the last one; a problem is dropped when `subject` changes. */
export function useRequest(subject?: unknown): RequestState {
  const texts = useOnlineTexts();
  const [problem, setProblem] = useState<{ readonly text: string; readonly subject: unknown }>();
  const [busy, setBusy] = useState(false);
  const latest = useRef(subject);
  useEffect(() => {
    latest.current = subject;
  }, [subject]);
  const submit = useCallback<Submit>(
    (request, then) => {
      setBusy(true);
      request
        .then(
          () => {
            setProblem(undefined);
            then?.();
          },
          (error: unknown) => setProblem({ text: problemText(texts, error), subject: latest.current }),
        )
        .finally(() => setBusy(false));
    },
    [texts],
  );
  return { submit, problem: problem?.subject === subject ? problem?.text : undefined, busy };
}
