import { MIN_PASSWORD } from '@kontor/protocol';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import { useAccountTexts } from './texts/index.ts';
import '../pages/fields.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly minLength?: number;
  readonly describedBy?: string;
}

export function Field({ label, value, onValue, type = 'text', describedBy, ...rest }: FieldProps): ReactNode {
  return (
    <label className="w-field">
      <span>{label}</span>
      <input
        {...rest}
        type={type}
        value={value}
        required
        aria-describedby={describedBy}
        onChange={({ target }) => onValue(target.value)}
      />
    </label>
  );
}

interface PasswordFieldProps extends Pick<FieldProps, 'label' | 'value' | 'onValue'> {
  /** One that is chosen now, not one that is known. */
  readonly fresh?: boolean;
}

export function PasswordField({ fresh = false, ...field }: PasswordFieldProps): ReactNode {
  const { mail: texts } = useAccountTexts();
  const rule = useId();
  if (!fresh) return <Field {...field} type="password" autoComplete="current-password" />;
  return (
    <div>
      <Field
        {...field}
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD}
        describedBy={rule}
      />
      <p id={rule} className="w-help">
        {texts.rule(MIN_PASSWORD)}
      </p>
    </div>
  );
}
