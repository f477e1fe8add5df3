import { Button } from '@kontor/ui';
import { lazy, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Broken, Catch } from '../pages/broken.tsx';
import { Loading } from '../pages/page.tsx';
import { useTitle } from '../pages/title.ts';
import { useWebTexts } from '../texts/index.ts';
import { LiveTable } from './live-table.tsx';
import { useLoadedTable, useLocalConnection } from './use-table.ts';

const MissingTable = lazy(async () => ({
  default: (await import('../pages/missing-table.tsx')).MissingTable,
}));

interface TablePageProps {
  readonly id: string;
  /** The row to look back at. */
  readonly row: string | undefined;
}

export function TablePage({ id, row }: TablePageProps): ReactNode {
  const loaded = useLoadedTable(id);
  const open = useLocalConnection(id);
  if (loaded instanceof Error) return <Broken message={loaded.message} id={id} />;
  if (loaded === 'missing') return <Missing />;
  if (loaded === 'loading' || !open) return <Loading />;
  switch (open.state.kind) {
    case 'opening':
      return <Loading />;
    case 'missing':
      return <Missing />;
    case 'elsewhere':
      return <Elsewhere takeOver={() => open.connection.takeOver()} />;
    case 'failed':
      return <Broken message={open.state.message} id={id} />;
    case 'open':
      return (
        <Catch id={id}>
          <LiveTable
            loaded={loaded}
            connection={open.connection}
            snapshot={open.state.snapshot}
            row={row === undefined ? undefined : Number(row)}
          />
        </Catch>
      );
  }
}

function Missing(): ReactNode {
  const { table } = useWebTexts();
  return <MissingTable title={table.missingTitle} text={table.missingText} />;
}

function Elsewhere({ takeOver }: { takeOver: () => void }): ReactNode {
  const { table, errors, app } = useWebTexts();
  useTitle(`${table.elsewhereTitle} – ${app}`);
  return (
    <main className="w-alone">
      <h1>{table.elsewhereTitle}</h1>
      <p>{table.elsewhereText}</p>
      <div className="w-actions">
        <Button look="primary" onClick={takeOver}>
          {table.takeOver}
        </Button>
        <Link href="/" className="k-button">
          {errors.toHome}
        </Link>
      </div>
    </main>
  );
}
