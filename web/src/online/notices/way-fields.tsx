import { NOTICE_KINDS, type NoticeSettings, type NoticeWay } from '@kontor/protocol';
import { type ReactNode, useId } from 'react';
import { useNoticesTexts } from './texts/index.ts';

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A section of the page. */
export function Group({ title, text, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <section className="w-settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}

interface FlagProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Flag({ label, checked, disabled = false, onChange }: FlagProps): ReactNode {
  return (
    <label className="w-check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface WayFieldsProps<Way extends NoticeWay> {
  readonly way: NoticeSettings[Way];
  readonly onChange: (way: NoticeSettings[Way]) => void;
}

/** Of what one is told by a way, and whether quiet hours hold for it. */
export function WayFields<Way extends NoticeWay>({ way, onChange }: WayFieldsProps<Way>): ReactNode {
  const texts = useNoticesTexts();
  const { kinds } = way;
  return (
    <fieldset className="w-setting w-notices-kinds">
      <legend>{texts.kinds.title}</legend>
      {NOTICE_KINDS.map((kind) => (
        <Flag
          key={kind}
          label={texts.kinds[kind]}
          checked={kinds.includes(kind)}
          onChange={(on) =>
            onChange({
              ...way,
              kinds: NOTICE_KINDS.filter((each) => (each === kind ? on : kinds.includes(each))),
            })
          }
        />
      ))}
      <Flag label={texts.keepQuiet} checked={way.quiet} onChange={(quiet) => onChange({ ...way, quiet })} />
    </fieldset>
  );
}
