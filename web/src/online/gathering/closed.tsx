import type { TableInfo } from '@kontor/protocol';
import { Button, useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { gameName } from '../../games/game-pages.ts';
import { MiniTable } from '../../pages/mini-table.tsx';
import { Problem } from '../../pages/problem.tsx';
import { useTitle } from '../../pages/title.ts';
import { useWebTexts } from '../../texts/index.ts';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineTexts } from '../texts/index.ts';

/** A table that was given up before its game began. */
export function Closed({ info }: { info: TableInfo }): ReactNode {
  const texts = useOnlineTexts();
  const { app } = useWebTexts();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { submit, problem } = useRequest();
  useTitle(`${gameName(info.game, locale)} – ${app}`);
  const again = (): Promise<void> => api.rematch(info.id).then(({ table }) => navigate(`/table/${table}`));
  return (
    <main className="w-alone">
      <MiniTable seats={info.seats.map(({ colour, shape }) => ({ colour, shape, free: true }))} />
      <h1>{info.stage === 'cancelled' ? texts.table.calledOff : texts.table.expired}</h1>
      <div className="w-actions">
        {info.rematch !== null ? (
          <Link href={`/table/${info.rematch}`} className="k-button" data-look="primary">
            {texts.table.toRematch}
          </Link>
        ) : (
          info.mine !== null && <Button onClick={() => submit(again())}>{texts.table.openAgain}</Button>
        )}
        <Link href="/online" className="k-button">
          {texts.title}
        </Link>
      </div>
      <Problem text={problem} />
    </main>
  );
}
