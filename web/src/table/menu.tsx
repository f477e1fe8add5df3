import { Button, Dialog, useShowKeys } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { downloadRecord } from '../browser/download-record.ts';
import { Problem } from '../pages/problem.tsx';
import type { TableConnection } from '../play/connection.ts';
import { useRulesTexts } from '../rules/texts/index.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useWebTexts } from '../texts/index.ts';

interface MenuProps {
  readonly connection: TableConnection;
  /** The record is available. */
  readonly record: boolean;
  readonly more: ReactNode;
  readonly onLookBack: () => void;
  readonly onRules: () => void;
  readonly onClose: () => void;
}

/** What one needs now and then at a table. */
export function Menu({ connection, record, more, onLookBack, onRules, onClose }: MenuProps): ReactNode {
  const texts = useWebTexts();
  const showKeys = useShowKeys();
  const [failed, setFailed] = useState(false);
  const save = (): void => {
    setFailed(false);
    connection.record().then(downloadRecord, () => setFailed(true));
  };
  return (
    <Dialog title={texts.menu} place="side" onClose={onClose}>
      <div className="w-menu">
        <Button onClick={onRules}>{useRulesTexts().open}</Button>
        <Button onClick={onLookBack}>{texts.table.replay}</Button>
        {record && <Button onClick={save}>{texts.games.export}</Button>}
        <Button
          onClick={() => {
            onClose();
            showKeys();
          }}
        >
          {texts.table.keys}
        </Button>
        {failed && <Problem text={texts.end.recordFailed} />}
        {more}
      </div>
      <h3 className="w-menu-title">{texts.table.settings}</h3>
      <SettingsForm />
    </Dialog>
  );
}
