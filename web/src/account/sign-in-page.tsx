import type { Me } from '@kontor/protocol';
import { Button, languageTag, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { NetworkNotice } from '../device/network-notice.tsx';
import { type Submit, useRequest } from '../online/connection/use-request.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { Page } from '../pages/page.tsx';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { Field, PasswordField } from './fields.tsx';
import { MissingPasskeys } from './passkey-section.tsx';
import { signInByPasskey, whyNoPasskeys } from './passkeys.ts';
import { useAccountTexts } from './texts/index.ts';
import { isMember, useAccount } from './use-account.ts';
import './account-page.css';

/** Signs somebody in: by a passkey, mail and password, a recovery code, or the link in the address. */
export function SignInPage(): ReactNode {
  const texts = useAccountTexts();
  const { connection } = useOnlineTexts();
  const { known, lost } = useAccount();
  const [bring, setBring] = useState(true);
  const [token, setToken] = useState(() => location.hash.slice(1));
  const { submit, problem, busy } = useRequest();
  if (!known)
    return (
      <Page title={texts.signIn}>
        <NetworkNotice />
        <Problem text={lost ? connection.lost : undefined} />
      </Page>
    );
  const guest = known.account && !isMember(known.account) ? known.account.name : undefined;
  const missing = whyNoPasskeys(known.ways);
  const signIn = (request: Promise<Me>): void => submit(request, goHome);
  const games = guest !== undefined && <BringGames name={guest} bring={bring} onBring={setBring} />;
  if (token !== '')
    return (
      <Page title={texts.signInPage.link}>
        <div className="w-leaf" data-lone="true">
          <p>{texts.signInPage.linkText}</p>
          {games}
          <div className="w-account-actions">
            <Button look="primary" disabled={busy} onClick={() => signIn(accountApi.byLink(token, bring))}>
              {texts.signInPage.linkYes}
            </Button>
            <Button onClick={() => setToken('')}>{texts.signInPage.linkNo}</Button>
          </div>
          <Problem text={problem} />
        </div>
      </Page>
    );
  return (
    <Page title={texts.signIn}>
      <NetworkNotice />
      {games}
      <Problem text={problem} />
      <div className="w-account">
        <section className="w-leaf" aria-labelledby="sign-in-passkey">
          <h2 id="sign-in-passkey">{texts.passkeys.title}</h2>
          {missing ? (
            <MissingPasskeys missing={missing} at={known.ways.passkeys} />
          ) : (
            <Button look="primary" disabled={busy} onClick={() => signIn(signInByPasskey(bring))}>
              {texts.signInPage.passkey}
            </Button>
          )}
          <p className="w-help">{texts.signInPage.other}</p>
        </section>
        <section className="w-leaf" aria-labelledby="sign-in-mail">
          <h2 id="sign-in-mail">{texts.signInPage.withMail}</h2>
          {known.ways.mail ? (
            <MailForm
              onSignIn={(mail, password) => signIn(accountApi.byPassword(mail, password, bring))}
              submit={submit}
              busy={busy}
            />
          ) : (
            <p>{texts.mail.none}</p>
          )}
        </section>
        <section className="w-leaf" aria-labelledby="sign-in-code">
          <h2 id="sign-in-code">{texts.signInPage.withCode}</h2>
          <CodeForm onSignIn={(code) => signIn(accountApi.byCode(code, bring))} busy={busy} />
        </section>
      </div>
    </Page>
  );
}

/** The whole page is loaded anew: everything it knows belongs to whoever was known here before. */
function goHome(): void {
  location.replace('/account');
}

interface BringGamesProps {
  readonly name: string;
  readonly bring: boolean;
  readonly onBring: (bring: boolean) => void;
}

function BringGames({ name, bring, onBring }: BringGamesProps): ReactNode {
  const { signInPage: texts } = useAccountTexts();
  return (
    <div>
      <label className="w-field" data-kind="flag">
        <span>{texts.bring}</span>
        <input type="checkbox" checked={bring} onChange={({ target }) => onBring(target.checked)} />
      </label>
      <p className="w-help">{texts.bringHelp(name)}</p>
    </div>
  );
}

interface MailFormProps {
  readonly onSignIn: (mail: string, password: string) => void;
  readonly submit: Submit;
  readonly busy: boolean;
}

function MailForm({ onSignIn, submit, busy }: MailFormProps): ReactNode {
  const texts = useAccountTexts();
  const language = languageTag(useLocale());
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <form
      className="w-account-form"
      aria-labelledby="sign-in-mail"
      onSubmit={(event) => {
        event.preventDefault();
        onSignIn(mail, password);
      }}
    >
      {!isSecureContext && <p>{texts.mail.http}</p>}
      <Field label={texts.mail.address} type="email" autoComplete="username" value={mail} onValue={setMail} />
      <PasswordField label={texts.mail.password} value={password} onValue={setPassword} />
      <div className="w-account-actions">
        <Button type="submit" disabled={busy}>
          {texts.signInPage.go}
        </Button>
        <Button
          look="quiet"
          disabled={!mail.includes('@')}
          onClick={() => submit(accountApi.forgotten(mail, language), () => setSentTo(mail.trim()))}
        >
          {texts.signInPage.forgotten}
        </Button>
      </div>
      <p role="status" className="w-account-mail">
        {sentTo !== undefined && texts.signInPage.forgottenSent(sentTo)}
      </p>
    </form>
  );
}

function CodeForm({ onSignIn, busy }: { onSignIn: (code: string) => void; busy: boolean }): ReactNode {
  const { signInPage: texts } = useAccountTexts();
  const [code, setCode] = useState('');
  return (
    <form
      className="w-account-form"
      aria-labelledby="sign-in-code"
      onSubmit={(event) => {
        event.preventDefault();
        onSignIn(code);
      }}
    >
      <Field label={texts.code} autoComplete="off" value={code} onValue={setCode} />
      <Button type="submit" disabled={busy}>
        {texts.go}
      </Button>
    </form>
  );
}
