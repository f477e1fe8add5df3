import type { ReactNode } from 'react';
import type { SectionProps } from './notices-page.tsx';
import { useNoticesTexts } from './texts/index.ts';
import { Flag, Group, WayFields } from './way-fields.tsx';

/** A digest by mail. */
export function MailSection({ state, change }: SectionProps): ReactNode {
  const { mail: texts } = useNoticesTexts();
  const { mail } = state.settings;
  const { able, address } = state.mail;
  if (!able || address === null)
    return (
      <Group title={texts.title}>
        <p className="w-help">{able ? texts.noAddress : texts.unable}</p>
      </Group>
    );
  return (
    <Group title={texts.title} text={texts.text}>
      <Flag label={texts.on} checked={mail.on} onChange={(on) => change({ mail: { ...mail, on } })} />
      <p className="w-help">{texts.to(address)}</p>
      {mail.on && (
        <>
          <Flag
            label={texts.each}
            checked={mail.each}
            onChange={(each) => change({ mail: { ...mail, each } })}
          />
          <WayFields<'mail'> way={mail} onChange={(changed) => change({ mail: changed })} />
        </>
      )}
    </Group>
  );
}
