import { MIN_PASSWORD } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useNetwork } from '../device/network.ts';
import { NetworkNotice } from '../device/network-notice.tsx';
import { useRequest } from '../online/connection/use-request.ts';
import { problemText, useOnlineTexts } from '../online/texts/index.ts';
import { Page } from '../pages/page.tsx';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { AnotherWay } from './another-way.tsx';
import { PasswordField } from './fields.tsx';
import { useAccountTexts } from './texts/index.ts';
import { useAccount } from './use-account.ts';
import './account-page.css';

/** The page of the link in a mail that confirms an address. */
export function ConfirmPage(): ReactNode {
  const { confirm: texts, toAccount } = useAccountTexts();
  const { known, reload } = useAccount();
  const online = useOnlineTexts();
  const [outcome, setOutcome] = useState<{ readonly problem: string | undefined }>();
  /** A link works once, so it must not be sent twice. */
  const sent = useRef(false);
  const network = useNetwork();
  const failed = outcome?.problem !== undefined;
  const title = !outcome ? texts.title : failed ? texts.failed : texts.done;
  useEffect(() => {
    if (!network || sent.current) return;
    sent.current = true;
    const token = takeToken();
    accountApi.confirm(token).then(
      () => {
        setOutcome({ problem: undefined });
        reload();
      },
      (error: unknown) => setOutcome({ problem: problemText(online, error) }),
    );
  }, [network, online, reload]);
  return (
    <Page title={title}>
      <NetworkNotice />
      {outcome && (
        <div className="w-account-confirmed">
          <p role={failed ? 'alert' : 'status'}>{outcome.problem ?? texts.doneText}</p>
          {!failed && known?.account && <AnotherWay account={known.account} onReload={reload} />}
          <Link href="/account" className="k-button">
            {toAccount}
          </Link>
        </div>
      )}
    </Page>
  );
}

/** The page of the link in a mail that lets somebody choose a new password. */
export function ResetPage(): ReactNode {
  const { reset: texts, mail } = useAccountTexts();
  const [token] = useState(takeToken);
  const [password, setPassword] = useState('');
  const { submit, problem, busy } = useRequest();
  return (
    <Page title={texts.title}>
      <form
        className="w-leaf"
        data-lone="true"
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          submit(accountApi.reset(token, password), () => location.replace('/account'));
        }}
      >
        <p>{texts.text}</p>
        <PasswordField label={mail.newPassword} value={password} onValue={setPassword} fresh />
        <Button type="submit" look="primary" disabled={busy || password.length < MIN_PASSWORD}>
          {texts.save}
        </Button>
        <Problem text={problem} />
      </form>
    </Page>
  );
}

/** The secret of the link, which is in the fragment, because that is sent to no server. */
function takeToken(): string {
  return location.hash.slice(1);
}
