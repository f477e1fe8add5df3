import { Button, useAnnounce } from '@kontor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { useLink } from '../connection/server-info.ts';
import { useOnlineTexts } from '../texts/index.ts';
import './invite.css';

/** The table's address to copy, share or scan. */
export function Invite({ path, text }: { path: string; text: string }): ReactNode {
  const { table: texts } = useOnlineTexts();
  const link = useLink(path);
  return (
    <div className="w-invite">
      <Code link={link} label={texts.qr} />
      <p>{text}</p>
      <CopyLink link={link} />
    </div>
  );
}

export function CopyLink({ link }: { link: string }): ReactNode {
  const { table: texts } = useOnlineTexts();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async (button: HTMLElement): Promise<void> => {
    const done = await copyText(link, button);
    setCopied(done);
    announce(done ? texts.copied : texts.copyByHand);
    if (!done) field.current?.select();
  };
  return (
    <div className="w-copy">
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={texts.copy}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={({ currentTarget }) => void copy(currentTarget)}>
        {copied ? texts.copied : texts.copy}
      </Button>
      {'share' in navigator && (
        <Button look="quiet" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          {texts.share}
        </Button>
      )}
      {isOnlyHere(link) && (
        <p className="w-help">
          {texts.onlyHere} <code translate="no">HOST=0.0.0.0 npm start</code> {texts.onlyHereThen}
        </p>
      )}
      {copied === false && <p className="w-help">{texts.copyByHand}</p>}
    </div>
  );
}

/** Names that every computer has for itself. */
function isOnlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

function Code({ link, label }: { link: string; label: string }): ReactNode {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let current = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(link, { border: 2 });
      const path = data
        .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
        .join('');
      if (current) setCode({ size, path });
    });
    return () => {
      current = false;
    };
  }, [link]);
  return (
    <svg className="w-qr" role="img" aria-label={label} viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}>
      <path d={code?.path ?? ''} shapeRendering="crispEdges" />
    </svg>
  );
}
