import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { downloadJson } from '../browser/download-record.ts';
import { useRequest } from '../online/connection/use-request.ts';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { useAccountTexts } from './texts/index.ts';

/** A copy of everything that the server has stored about me, and its deletion. */
export function DataSection(): ReactNode {
  const { data: texts } = useAccountTexts();
  const [asking, setAsking] = useState(false);
  const { submit, problem, busy } = useRequest();
  const save = async (): Promise<void> =>
    downloadJson('kontor-my-data', JSON.stringify(await accountApi.myData(), undefined, 2));
  return (
    <section className="w-leaf" aria-labelledby="account-data">
      <h2 id="account-data">{texts.title}</h2>
      <p>{texts.text}</p>
      <div className="w-account-actions">
        <Button disabled={busy} onClick={() => submit(save())}>
          {texts.save}
        </Button>
        <Button look="regret" onClick={() => setAsking(true)}>
          {texts.delete}
        </Button>
      </div>
      <Problem text={problem} />
      {asking && (
        <Dialog
          title={texts.sure}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
              <Button
                look="regret"
                disabled={busy}
                onClick={() => submit(accountApi.deleteMe(), () => location.assign('/'))}
              >
                {texts.deleteNow}
              </Button>
            </>
          }
        >
          <p>{texts.sureText}</p>
          <Problem text={problem} />
        </Dialog>
      )}
    </section>
  );
}
