import { type MatchRecord, verifyRecord } from '@kontor/core';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { RecordProblems } from '../pages/record-problems.tsx';
import { useWebTexts } from '../texts/index.ts';
import type { LoadedTable } from './use-table.ts';

/** Proves a record on this device: commitment, draws, moves and result. */
export function Verify({ loaded, record }: { loaded: LoadedTable; record: MatchRecord }): ReactNode {
  const { end: texts } = useWebTexts();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setShown(true)}>
        {texts.verify}
      </Button>
      {shown && (
        <Dialog title={texts.verify} onClose={() => setShown(false)}>
          <Verdict loaded={loaded} record={record} />
        </Dialog>
      )}
    </>
  );
}

function Verdict({ loaded, record }: { loaded: LoadedTable; record: MatchRecord }): ReactNode {
  const { end: texts } = useWebTexts();
  const verdict = verifyRecord(loaded.game, record);
  if (!verdict.ok)
    return (
      <div role="alert">
        <p>{texts.unsound}</p>
        <RecordProblems problems={verdict.problems} />
      </div>
    );
  const { chance } = record;
  const published =
    loaded.commitment !== undefined && chance.kind === 'fair' && chance.commitment === loaded.commitment;
  return (
    <>
      <p>{texts.verified}</p>
      {published && <p>{texts.fair}</p>}
    </>
  );
}
