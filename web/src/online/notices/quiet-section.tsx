import type { ReactNode } from 'react';
import type { SectionProps } from './notices-page.tsx';
import { useNoticesTexts } from './texts/index.ts';
import { Flag, Group } from './way-fields.tsx';
import '../../pages/fields.css';

/** From ten in the evening to eight in the morning. */
const USUAL = { from: 22 * 60, to: 8 * 60 };

/** Hours in which one is not called. */
export function QuietSection({ state, change }: SectionProps): ReactNode {
  const { quiet: texts } = useNoticesTexts();
  const { quiet } = state.settings;
  const field = (label: string, name: 'from' | 'to'): ReactNode =>
    quiet && (
      <label className="w-field">
        <span>{label}</span>
        <input
          type="time"
          name={`quiet-${name}`}
          value={clockOf(quiet[name])}
          required
          onChange={({ target }) => {
            const minute = minuteOf(target.value);
            if (minute !== undefined) change({ quiet: { ...quiet, [name]: minute } });
          }}
        />
      </label>
    );
  return (
    <Group title={texts.title}>
      <Flag
        label={texts.on}
        checked={quiet !== null}
        onChange={(on) => change({ quiet: on ? USUAL : null })}
      />
      {quiet && (
        <>
          <div className="w-notices-row">
            {field(texts.from, 'from')}
            {field(texts.to, 'to')}
          </div>
          <p className="w-help">
            {texts.help} {texts.zone(state.settings.zone)}
          </p>
        </>
      )}
    </Group>
  );
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function minuteOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
