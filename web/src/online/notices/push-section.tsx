import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import type { SectionProps } from './notices-page.tsx';
import { canPush, startPush, stopPush } from './push.ts';
import { useNoticesTexts } from './texts/index.ts';
import { Group, WayFields } from './way-fields.tsx';

/** Notices of the system, on each device for itself. */
export function PushSection({ state, change, onState }: SectionProps): ReactNode {
  const { push: texts } = useNoticesTexts();
  const [problem, setProblem] = useState<string>();
  const { settings, devices, here } = state;
  const turnOn = async (): Promise<void> => {
    if ((await Notification.requestPermission()) !== 'granted') return setProblem(texts.denied);
    const fresh = await startPush().catch(() => undefined);
    if (fresh) onState(fresh);
    setProblem(fresh ? undefined : texts.failed);
  };
  const turnOff = async (): Promise<void> => {
    const fresh = await stopPush().catch(() => undefined);
    if (fresh) onState(fresh);
  };
  return (
    <Group title={texts.title} text={texts.text}>
      {!canPush() && <p className="w-help">{isSecureContext ? texts.unable : texts.insecure}</p>}
      {canPush() && (
        <div>
          <Button look={here ? 'plain' : 'primary'} onClick={() => void (here ? turnOff() : turnOn())}>
            {here ? texts.off : texts.on}
          </Button>
          <p className="w-help" aria-live="polite">
            {here ? texts.here : texts.notHere} {devices > 0 && texts.devices(devices)}
          </p>
        </div>
      )}
      <Problem text={problem} />
      {devices > 0 && (
        <WayFields<'push'> way={settings.push} onChange={(push) => change({ push: { ...push, on: true } })} />
      )}
    </Group>
  );
}
