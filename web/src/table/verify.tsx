import { type MatchRecord, verifyRecord } from '@kontor/core';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useWebTexts } from '../texts/index.ts';
import type { TableFixture } from './use-table.ts';

/** Proves a record on this device: commitment, draws, moves and result. */
export function Verify({ fixture, record }: { fixture: TableFixture; record: MatchRecord }): ReactNode {
  const { end: texts } = useWebTexts();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setShown(true)}>
        {texts.verify}
      </Button>
      {shown && (
        <Dialog title={texts.verify} onClose={() => setShown(false)}>
          <Verdict fixture={fixture} record={record} />
        </Dialog>
      )}
    </>
  );
}

function Verdict({ fixture, record }: { fixture: TableFixture; record: MatchRecord }): ReactNode {
  const { end: texts } = useWebTexts();
  const verdict = verifyRecord(fixture.game, record);
  if (!verdict.ok)
    return (
      <p role="alert" translate="no">
        {texts.unsound} {verdict.problems.map(({ message }) => message).join(' ')}
      </p>
    );
  const { chance } = record;
  const published =
    fixture.commitment !== undefined && chance.kind === 'fair' && chance.commitment === fixture.commitment;
  return (
    <>
      <p>{texts.verified}</p>
      {published && <p>{texts.fair}</p>}
    </>
  );
}
