import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTitle } from '../../pages/title.ts';
import { ApiError, api } from '../connection/api.ts';
import { problemText, useOnlineTexts } from '../texts/index.ts';

/** The page of a private link: takes its visitor to the seat. */
export function ReturnPage({ token }: { token: string }): ReactNode {
  const texts = useOnlineTexts();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  useTitle(texts.back.coming);
  useEffect(() => {
    api.comeBack(token).then(
      // The token must not stay in the browser's history.
      ({ table }) => navigate(`/table/${table}`, { replace: true }),
      (error: unknown) => setProblem(isUnknown(error) ? texts.back.failedText : problemText(texts, error)),
    );
  }, [token, navigate, texts]);
  return (
    <main className="w-alone">
      <h1>{problem === undefined ? texts.back.coming : texts.back.failed}</h1>
      {problem !== undefined && (
        <>
          <p role="alert">{problem}</p>
          <Link href="/online" className="k-button" data-look="primary">
            {texts.lobby}
          </Link>
        </>
      )}
    </main>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && ['return.unknown', 'request.shape'].includes(error.code);
}
