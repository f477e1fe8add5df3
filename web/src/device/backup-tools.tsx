import { Button } from '@kontor/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { downloadJson } from '../browser/download-record.ts';
import { Problem } from '../pages/problem.tsx';
import { reloadSettings } from '../settings/use-settings.ts';
import { useDeviceTexts } from './texts/index.ts';

interface Outcome {
  readonly text: string;
  readonly failed: boolean;
}

/** Saves everything that is kept on this device as a file, and reads such a file. */
export function BackupTools(): ReactNode {
  const { backup: texts } = useDeviceTexts();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  const save = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      const { writeBackup } = await import('../store/backup.ts');
      downloadJson('kontor', await writeBackup());
    } catch {
      setOutcome({ text: texts.failed, failed: true });
    }
  };

  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setOutcome(undefined);
    try {
      const { readBackup } = await import('../store/backup.ts');
      const restored = await readBackup(file);
      reloadSettings();
      if (!restored) return setOutcome({ text: texts.notOne, failed: true });
      const { added, known, unreadable } = restored;
      setOutcome({ text: texts.read(added, known, unreadable), failed: unreadable > 0 });
    } catch {
      setOutcome({ text: texts.full, failed: true });
    }
  };

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.load}
        onChange={({ target }) => {
          void load(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="w-actions">
        <Button aria-describedby={help} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button aria-describedby={help} onClick={() => input.current?.click()}>
          {texts.load}
        </Button>
      </div>
      <p id={help} className="w-help">
        {texts.help}
      </p>
      <Problem text={outcome?.failed ? outcome.text : undefined} />
      <p role="status">{outcome && !outcome.failed ? outcome.text : ''}</p>
    </div>
  );
}
