import type { OptionField, OptionSchema, Options, OptionValue } from '@kontor/core';
import type { OptionText } from '@kontor/ui';
import { type ReactNode, useId } from 'react';
import '../pages/fields.css';

interface OptionFieldsProps {
  readonly schema: OptionSchema;
  readonly words: Readonly<Record<string, OptionText>>;
  readonly options: Options;
  readonly onChange: (name: string, value: OptionValue) => void;
}

/** The form of a game's options, made from its schema and its words. */
export function OptionFields({ schema, words, options, onChange }: OptionFieldsProps): ReactNode {
  return (
    <div className="w-options">
      {Object.entries(schema).map(([name, field]) => (
        <OptionRow
          key={name}
          field={field}
          words={words[name] ?? { label: name, help: '', value: String }}
          value={options[name] ?? field.default}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}

interface OptionRowProps {
  readonly field: OptionField;
  readonly words: OptionText;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionRow({ field, words, value, onChange }: OptionRowProps): ReactNode {
  const help = useId();
  const control = ((): ReactNode => {
    switch (field.kind) {
      case 'flag':
        return (
          <input
            type="checkbox"
            aria-describedby={help}
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
        );
      case 'choice':
        return (
          <select
            aria-describedby={help}
            value={String(value)}
            onChange={({ target }) => onChange(target.value)}
          >
            {field.values.map((each) => (
              <option key={each} value={each}>
                {words.value(each)}
              </option>
            ))}
          </select>
        );
      case 'number':
        return field.values ? (
          <select
            aria-describedby={help}
            value={String(value)}
            onChange={({ target }) => onChange(Number(target.value))}
          >
            {field.values.map((each) => (
              <option key={each} value={each}>
                {words.value(each)}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="number"
            aria-describedby={help}
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={({ target }) => {
              const number = Math.round(target.valueAsNumber);
              if (number >= field.min && number <= field.max) onChange(number);
            }}
          />
        );
    }
  })();
  return (
    <div className="w-option">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is made above. */}
      <label className="w-field" data-kind={field.kind}>
        <span>{words.label}</span>
        {control}
      </label>
      <p id={help} className="w-help">
        {words.help}
      </p>
    </div>
  );
}
