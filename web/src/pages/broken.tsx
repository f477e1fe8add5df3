import { Button } from '@kontor/ui';
import { Component, type ReactNode } from 'react';
import { downloadRecord } from '../browser/download-record.ts';
import { useNetwork } from '../device/network.ts';
import { loadNewest } from '../device/service-worker.ts';
import { useDeviceTexts } from '../device/texts/index.ts';
import { loadTable } from '../store/tables.ts';
import { useWebTexts } from '../texts/index.ts';
import { useTitle } from './title.ts';

/** What browsers say when a part of the page could not be fetched. */
const UNFETCHED = /dynamically imported module|Importing a module script|preload CSS/;

interface BrokenProps {
  readonly message: string;
  /** The game whose record can be saved. */
  readonly id?: string;
}

/** The error page, from which a game's record can be saved. */
export function Broken({ message, id }: BrokenProps): ReactNode {
  const { errors, end, app } = useWebTexts();
  const { network } = useDeviceTexts();
  const hasNetwork = useNetwork();
  useTitle(`${errors.brokenTitle} – ${app}`);
  const save = async (table: string): Promise<void> => {
    const stored = await loadTable(table);
    if (stored) downloadRecord(stored.record);
  };
  const unfetched = UNFETCHED.test(message);
  return (
    <main className="w-alone">
      <h1>{errors.brokenTitle}</h1>
      {unfetched ? (
        <p>{hasNetwork ? network.notFetched : network.notLoaded}</p>
      ) : (
        <p>
          {errors.brokenText} {id !== undefined && errors.brokenRecord}
        </p>
      )}
      <details>
        <summary>{errors.details}</summary>
        <p translate="no">{message}</p>
      </details>
      <div className="w-actions">
        <Button look="primary" onClick={() => void loadNewest()}>
          {errors.reload}
        </Button>
        {id !== undefined && <Button onClick={() => void save(id)}>{end.save}</Button>}
        <a href="/" className="k-button">
          {errors.toHome}
        </a>
      </div>
    </main>
  );
}

interface CatchProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** Shows the error page when something below it fails. */
export class Catch extends Component<CatchProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return this.props.id === undefined ? (
      <Broken message={message} />
    ) : (
      <Broken message={message} id={this.props.id} />
    );
  }
}
