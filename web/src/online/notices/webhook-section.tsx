import { WEBHOOK_FORMS } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import type { SectionProps } from './notices-page.tsx';
import { useNoticesTexts } from './texts/index.ts';
import { Flag, Group, WayFields } from './way-fields.tsx';
import '../../pages/fields.css';

/** Notices to an address of the person's own. */
export function WebhookSection({ state, change }: SectionProps): ReactNode {
  const { webhook: texts } = useNoticesTexts();
  const { webhook } = state.settings;
  const [url, setUrl] = useState(webhook.url);
  const save = (): void => change({ webhook: { ...webhook, url: url.trim(), on: url.trim() !== '' } });
  return (
    <Group title={texts.title} text={texts.text}>
      <div className="w-notices-row">
        <label className="w-field">
          <span>{texts.url}</span>
          <input
            type="url"
            name="webhook"
            value={url}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <Button disabled={url.trim() === webhook.url} onClick={save}>
          {texts.save}
        </Button>
      </div>
      {webhook.url !== '' && (
        <>
          <Flag
            label={texts.on}
            checked={webhook.on}
            onChange={(on) => change({ webhook: { ...webhook, on } })}
          />
          <fieldset className="w-setting">
            <legend>{texts.form}</legend>
            <div className="w-choices">
              {WEBHOOK_FORMS.map((form) => (
                <label key={form} className="w-choice">
                  <input
                    type="radio"
                    name="webhook-form"
                    checked={webhook.form === form}
                    onChange={() => change({ webhook: { ...webhook, form } })}
                  />
                  <span>{texts.forms[form]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {webhook.form === 'json' && state.webhookSecret !== null && (
            <label className="w-field">
              <span>{texts.secret}</span>
              <input name="webhook-secret" readOnly value={state.webhookSecret} />
            </label>
          )}
          <WayFields<'webhook'> way={webhook} onChange={(changed) => change({ webhook: changed })} />
        </>
      )}
    </Group>
  );
}
