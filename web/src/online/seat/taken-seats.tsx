import type { Takeover } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Problem } from '../../pages/problem.tsx';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { Banner } from '../table/banner.tsx';
import { useOnlineTexts } from '../texts/index.ts';

/** Tells of seats that somebody took over by their private links: of all, or at one table. `key` anew asks anew. */
export function TakenSeats({ table }: { table?: string }): ReactNode {
  const { back: texts } = useOnlineTexts();
  const [taken, setTaken] = useState<readonly Takeover[]>([]);
  const { submit, problem } = useRequest();
  useEffect(() => {
    api.takeovers().then(setTaken, () => undefined);
  }, []);
  const shown = table === undefined ? taken : taken.filter((each) => each.table === table);
  return (
    <>
      {shown.map(({ table: id, at }) => (
        <Banner key={id} warns words={texts.taken(new Date(at))}>
          {table === undefined && (
            <Link href={`/table/${id}`} className="k-button">
              {texts.takenTable}
            </Link>
          )}
          <Button look="quiet" onClick={() => submit(api.takeoverRead(id).then(setTaken))}>
            {texts.takenRead}
          </Button>
        </Banner>
      ))}
      <Problem text={problem} />
    </>
  );
}
