import { type AccountInfo, MIN_PASSWORD } from '@kontor/protocol';
import { Button, languageTag, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useRequest } from '../online/connection/use-request.ts';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { Field, PasswordField } from './fields.tsx';
import { useAccountTexts } from './texts/index.ts';

interface MailSectionProps {
  readonly account: AccountInfo;
  readonly sendsMail: boolean;
  readonly onChange: (account: AccountInfo) => void;
}

/** A mail address and a password, where the server sends mail. */
export function MailSection({ account, sendsMail, onChange }: MailSectionProps): ReactNode {
  const { mail: texts } = useAccountTexts();
  const { mail, password } = account;
  return (
    <section className="w-leaf" aria-labelledby="account-mail">
      <h2 id="account-mail">{texts.title}</h2>
      {mail !== null && <p className="w-account-mail">{texts.is(mail)}</p>}
      {!sendsMail && <p>{texts.none}</p>}
      {sendsMail && !isSecureContext && <p>{texts.http}</p>}
      {sendsMail && <MailForm account={account} />}
      {password && <PasswordForm onChange={onChange} />}
    </section>
  );
}

function MailForm({ account }: { account: AccountInfo }): ReactNode {
  const { mail: texts } = useAccountTexts();
  const language = languageTag(useLocale());
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const { submit, problem, busy } = useRequest();
  return (
    <form
      className="w-account-form"
      aria-label={account.mail === null ? texts.title : texts.changeMail}
      onSubmit={(event) => {
        event.preventDefault();
        submit(accountApi.addMail(mail, password, language), () => {
          setSentTo(mail.trim());
          setPassword('');
        });
      }}
    >
      {account.mail !== null && <h3>{texts.changeMail}</h3>}
      <Field label={texts.address} type="email" autoComplete="email" value={mail} onValue={setMail} />
      {account.password ? (
        <PasswordField label={texts.current} value={password} onValue={setPassword} />
      ) : (
        <PasswordField label={texts.password} value={password} onValue={setPassword} fresh />
      )}
      <Button type="submit" disabled={busy || password.length < MIN_PASSWORD}>
        {texts.add}
      </Button>
      <p role="status" className="w-account-mail">
        {sentTo !== undefined && texts.sent(sentTo)}
      </p>
      <Problem text={problem} />
    </form>
  );
}

function PasswordForm({ onChange }: Pick<MailSectionProps, 'onChange'>): ReactNode {
  const { mail: texts } = useAccountTexts();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const { submit, problem, busy } = useRequest();
  const change = async (): Promise<void> => {
    onChange(await accountApi.changePassword(current, password));
    setCurrent('');
    setPassword('');
    setChanged(true);
  };
  return (
    <form
      className="w-account-form"
      aria-label={texts.changePassword}
      onSubmit={(event) => {
        event.preventDefault();
        submit(change());
      }}
    >
      <h3>{texts.changePassword}</h3>
      <PasswordField label={texts.current} value={current} onValue={setCurrent} />
      <PasswordField label={texts.newPassword} value={password} onValue={setPassword} fresh />
      <Button type="submit" disabled={busy || password.length < MIN_PASSWORD}>
        {texts.changePassword}
      </Button>
      <p role="status">{changed && texts.changed}</p>
      <Problem text={problem} />
    </form>
  );
}
