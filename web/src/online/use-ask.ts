import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText, useOnlineTexts } from './texts/index.ts';

/** Asks the server for something; `then` comes only when it was done. */
export type Ask = (request: Promise<unknown>, then?: () => void) => void;

interface Asking {
  readonly ask: Ask;
  /** Why the last thing was not done. */
  readonly problem: string | undefined;
  /** Something is being asked. */
  readonly busy: boolean;
}

/**
 * One way to ask the server and to learn what went wrong; whoever wants to tries again by the same button. Where `about`
 * is given, a problem is forgotten as soon as it is another.
 */
export function useAsk(about?: unknown): Asking {
  const texts = useOnlineTexts();
  const [problem, setProblem] = useState<{ readonly text: string; readonly about: unknown }>();
  const [busy, setBusy] = useState(false);
  const latest = useRef(about);
  useEffect(() => {
    latest.current = about;
  }, [about]);
  const ask = useCallback<Ask>(
    (request, then) => {
      setBusy(true);
      request
        .then(
          () => {
            setProblem(undefined);
            then?.();
          },
          (error: unknown) => setProblem({ text: problemText(texts, error), about: latest.current }),
        )
        .finally(() => setBusy(false));
    },
    [texts],
  );
  return { ask, problem: problem?.about === about ? problem?.text : undefined, busy };
}
