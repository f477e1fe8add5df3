import { LANGUAGE_CODES, LANGUAGES } from '@kontor/core';
import type { Locale } from '@kontor/ui';
import { type ReactNode, useId } from 'react';
import { canVibrate } from '../browser/vibrate.ts';
import { canStayAwake } from '../browser/wake-lock.ts';
import { useWebTexts } from '../texts/index.ts';
import { BOT_PACES, CONFIRMS, MOTIONS, type Settings, THEMES } from './settings.ts';
import { changeSettings, useSettings } from './use-settings.ts';
import './settings-form.css';

const LOCALE_NAMES: Readonly<Record<Locale, string>> = { ...LANGUAGES, xx: '⟦⟧' };

export function SettingsForm(): ReactNode {
  const { settings: texts } = useWebTexts();
  const now = useSettings();
  const locales = now.locale === 'xx' ? [...LANGUAGE_CODES, 'xx' as const] : LANGUAGE_CODES;
  return (
    <form className="w-settings" onSubmit={(event) => event.preventDefault()}>
      <Group title={texts.groups.look}>
        <Choice name="locale" label={texts.language} values={locales} now={now} names={LOCALE_NAMES} />
        <Choice name="theme" label={texts.theme} values={THEMES} now={now} names={texts.themes} />
        <Sounds now={now} />
      </Group>
      <Group title={texts.groups.pace}>
        <Choice name="motion" label={texts.motion} values={MOTIONS} now={now} names={texts.motions} />
        <Choice name="bots" label={texts.bots} values={BOT_PACES} now={now} names={texts.botPaces} />
        <Choice
          name="confirm"
          label={texts.confirm}
          help={texts.confirmHelp}
          values={CONFIRMS}
          now={now}
          names={texts.confirms}
        />
      </Group>
      <Group title={texts.groups.help}>
        <Switch name="summaries" label={texts.summaries} help={texts.summariesHelp} now={now} />
        <Switch name="remarks" label={texts.remarks} help={texts.remarksHelp} now={now} />
        <Switch name="keys" label={texts.keys} help={texts.keysHelp} now={now} />
      </Group>
      {(canStayAwake() || canVibrate()) && (
        <Group title={texts.groups.phone}>
          {canStayAwake() && <Switch name="awake" label={texts.awake} help={texts.awakeHelp} now={now} />}
          {canVibrate() && (
            <Switch name="vibration" label={texts.vibration} help={texts.vibrationHelp} now={now} />
          )}
        </Group>
      )}
    </form>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="w-settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<K extends keyof Settings> {
  readonly name: K;
  readonly label: string;
  readonly help?: string;
  readonly values: readonly (Settings[K] & string)[];
  readonly names: Readonly<Record<Settings[K] & string, string>>;
  readonly now: Settings;
}

function Choice<K extends keyof Settings>({
  name,
  label,
  help,
  values,
  names,
  now,
}: ChoiceProps<K>): ReactNode {
  const id = useId();
  return (
    <fieldset className="w-setting" aria-describedby={help === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div className="w-choices">
        {values.map((value) => (
          <label key={value} className="w-choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={now[name] === value}
              onChange={() => changeSettings({ [name]: value })}
            />
            <span translate={name === 'locale' ? 'no' : undefined}>{names[value]}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={id} className="w-help">
          {help}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: 'summaries' | 'remarks' | 'keys' | 'awake' | 'vibration';
  readonly label: string;
  readonly help: string;
  readonly now: Settings;
}

function Switch({ name, label, help, now }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="w-setting">
      <label className="w-check">
        <input
          type="checkbox"
          checked={now[name]}
          aria-describedby={id}
          onChange={({ target }) =>
            changeSettings({ [name]: target.checked, ...(name === 'remarks' ? { remarked: [] } : {}) })
          }
        />
        <span>{label}</span>
      </label>
      <p id={id} className="w-help">
        {help}
      </p>
    </div>
  );
}

function Sounds({ now }: { now: Settings }): ReactNode {
  const { settings: texts } = useWebTexts();
  const id = useId();
  return (
    <fieldset className="w-setting" aria-describedby={id}>
      <legend>{texts.sounds}</legend>
      <label className="w-check">
        <input
          type="checkbox"
          checked={now.sounds}
          onChange={(event) => changeSettings({ sounds: event.target.checked })}
        />
        <span>{texts.sounds}</span>
      </label>
      <label className="w-range">
        <span>{texts.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={now.volume}
          disabled={!now.sounds}
          onChange={(event) => changeSettings({ volume: event.target.valueAsNumber })}
        />
      </label>
      <p id={id} className="w-help">
        {texts.soundsHelp}
      </p>
    </fieldset>
  );
}
