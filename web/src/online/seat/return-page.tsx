import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useNetwork } from '../../device/network.ts';
import { NetworkNotice } from '../../device/network-notice.tsx';
import { useTitle } from '../../pages/title.ts';
import { ApiError, api } from '../connection/api.ts';
import { problemText, useOnlineTexts } from '../texts/index.ts';

/** The page of a private link: takes its visitor to the seat. `path` is the token of a link of the old kind. */
export function ReturnPage({ path }: { path?: string }): ReactNode {
  const texts = useOnlineTexts();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [token, setToken] = useState(() => (path === undefined ? location.hash.slice(1) : undefined));
  /** A link works once, so it must not be sent twice. */
  const sent = useRef<string>(undefined);
  const online = useNetwork();
  useTitle(texts.back.coming);
  useEffect(() => {
    if (!online || token === undefined || sent.current === token) return;
    sent.current = token;
    api.comeBack(token).then(
      // The token must not stay in the browser's history.
      ({ table }) => navigate(`/table/${table}`, { replace: true }),
      (error: unknown) => setProblem(isUnknown(error) ? texts.back.failedText : problemText(texts, error)),
    );
  }, [online, token, navigate, texts]);
  if (token === undefined)
    return (
      <main className="w-alone">
        <h1>{texts.back.old}</h1>
        <p>{texts.back.oldText}</p>
        <Button look="primary" onClick={() => setToken(path)}>
          {texts.back.oldUse}
        </Button>
      </main>
    );
  return (
    <main className="w-alone">
      <h1>{problem === undefined ? texts.back.coming : texts.back.failed}</h1>
      <NetworkNotice />
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
