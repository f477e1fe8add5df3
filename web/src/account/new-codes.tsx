import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import { downloadText } from '../browser/download-record.ts';
import { useRequest } from '../online/connection/use-request.ts';
import { accountApi } from './account-api.ts';
import { useAccountTexts } from './texts/index.ts';

interface NewCodes {
  readonly make: () => void;
  readonly dialog: ReactNode;
  readonly problem: string | undefined;
}

/** Makes recovery codes and shows them in a dialog, the only time. */
export function useNewCodes(onClose: () => void): NewCodes {
  const [codes, setCodes] = useState<readonly string[]>();
  const { submit, problem } = useRequest();
  const make = (): void => submit(accountApi.newCodes().then((made) => setCodes(made.codes)));
  const close = (): void => {
    setCodes(undefined);
    onClose();
  };
  return { make, problem, dialog: codes && <Codes codes={codes} onClose={close} /> };
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }): ReactNode {
  const { codes: texts } = useAccountTexts();
  const [copied, setCopied] = useState(false);
  const all = `${codes.join('\n')}\n`;
  return (
    <Dialog
      title={texts.shown}
      footer={
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p>
        {texts.once} {texts.what}
      </p>
      <ul className="w-account-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="w-account-actions">
        <Button onClick={({ currentTarget }) => void copyText(all, currentTarget).then(setCopied)}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button onClick={() => downloadText('kontor-codes', all)}>{texts.save}</Button>
      </div>
    </Dialog>
  );
}
