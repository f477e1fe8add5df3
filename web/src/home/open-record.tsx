import type { Problem } from '@kontor/core';
import { Button, Dialog } from '@kontor/ui';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWebTexts } from '../texts/index.ts';

const RecordProblems = lazy(async () => ({
  default: (await import('../pages/record-problems.tsx')).RecordProblems,
}));

/** Opens a record file as a game on this device. */
export function OpenRecord(): ReactNode {
  const { games: texts } = useWebTexts();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>();
  const [known, setKnown] = useState<{ readonly id: string; readonly file: File }>();

  const open = async (file: File | undefined, copy = false): Promise<void> => {
    if (!file) return;
    const { importRecord } = await import('../store/records.ts');
    const added = await importRecord(file, copy);
    if (!added.ok) setProblems(added.problems);
    else if (added.value.further) setKnown({ id: added.value.id, file });
    else navigate(`/play/${added.value.id}`);
  };

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.import}
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{texts.import}</Button>
      {known && (
        <Dialog
          title={texts.known}
          onClose={() => setKnown(undefined)}
          footer={
            <>
              <Button onClick={() => void open(known.file, true)}>{texts.openCopy}</Button>
              <Link href={`/play/${known.id}`} className="k-button" data-look="primary">
                {texts.openKnown}
              </Link>
            </>
          }
        >
          <p>{texts.knownText}</p>
        </Dialog>
      )}
      {problems && (
        <Dialog title={texts.importFailed} onClose={() => setProblems(undefined)}>
          <Suspense>
            <RecordProblems problems={problems} />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
