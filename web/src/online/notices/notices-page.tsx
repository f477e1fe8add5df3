import type { NoticeSettings, NoticeState } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { NetworkNotice } from '../../device/network-notice.tsx';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { useRequest } from '../connection/use-request.ts';
import { NameForm, useMe } from '../lobby/name-form.tsx';
import { noticesApi } from './api.ts';
import { MailSection } from './mail-section.tsx';
import { hereSettings } from './push.ts';
import { PushSection } from './push-section.tsx';
import { QuietSection } from './quiet-section.tsx';
import { useNoticesTexts } from './texts/index.ts';
import { WebhookSection } from './webhook-section.tsx';
import '../../settings/settings-form.css';
import './notices-page.css';

/** What a section of the page needs. */
export interface SectionProps {
  readonly state: NoticeState;
  /** Stores a change of the settings. */
  readonly change: (change: Partial<NoticeSettings>) => void;
  readonly onState: (state: NoticeState) => void;
}

/** How somebody wants to be told of their games. */
export function NoticesPage(): ReactNode {
  const texts = useNoticesTexts();
  const { name, setName } = useMe();
  return (
    <Page title={texts.title} wide>
      <p>{texts.intro}</p>
      <NetworkNotice />
      {name === null && (
        <div className="w-leaf" data-lone="true">
          <p>{texts.name}</p>
          <NameForm name={null} onName={setName} />
        </div>
      )}
      {typeof name === 'string' && <Sections />}
      <p>
        <Link href="/me">{texts.back}</Link>
      </p>
    </Page>
  );
}

function Sections(): ReactNode {
  const texts = useNoticesTexts();
  const [state, setState] = useState<NoticeState>();
  const [done, setDone] = useState('');
  const { submit, problem } = useRequest();
  useEffect(() => {
    let current = true;
    noticesApi.state().then(
      (loaded) => current && setState(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (!state) return <Problem text={problem} />;
  const change = (changed: Partial<NoticeSettings>): void => {
    const settings = { ...(hereSettings(state) ?? state.settings), ...changed };
    // Shown at once, and reverted if the server refuses it.
    setState({ ...state, settings });
    const saved = noticesApi.save(settings).then(setState, (error: unknown) => {
      setState(state);
      throw error;
    });
    submit(saved, () => setDone(texts.saved));
  };
  const tryIt = async (): Promise<void> => {
    const { push, webhook } = await noticesApi.trial();
    setDone(
      texts.trialDone([...(push ? [texts.push.title] : []), ...(webhook ? [texts.webhook.title] : [])]),
    );
  };
  const section: SectionProps = { state, change, onState: setState };
  return (
    <>
      <form className="w-settings w-notices" onSubmit={(event) => event.preventDefault()}>
        <PushSection {...section} />
        <WebhookSection {...section} />
        <MailSection {...section} />
        <QuietSection {...section} />
      </form>
      <div className="w-notices-end">
        {(state.devices > 0 || state.settings.webhook.url !== '') && (
          <Button onClick={() => submit(tryIt())}>{texts.trial}</Button>
        )}
        <span role="status">{problem === undefined && done}</span>
        <Problem text={problem} />
      </div>
    </>
  );
}
