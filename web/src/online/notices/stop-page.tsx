import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { useRequest } from '../connection/use-request.ts';
import { noticesApi } from './api.ts';
import { useNoticesTexts } from './texts/index.ts';

/** Where the link in a mail leads: opening it changes nothing yet, because mail programs open links, too. */
export function StopPage({ token }: { readonly token: string }): ReactNode {
  const { stop: texts, title } = useNoticesTexts();
  const [done, setDone] = useState(false);
  const { submit, problem } = useRequest();
  return (
    <Page title={texts.title}>
      <div className="w-leaf" data-lone="true">
        <p role="status">{done ? texts.done : texts.text}</p>
        {!done && (
          <Button look="primary" onClick={() => submit(noticesApi.stopMail(token), () => setDone(true))}>
            {texts.yes}
          </Button>
        )}
        <Problem text={problem} />
        <p>
          <Link href="/me/notices">{title}</Link>
        </p>
      </div>
    </Page>
  );
}
