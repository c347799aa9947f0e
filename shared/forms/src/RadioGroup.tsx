import { joinClasses } from '@adviestool/ui/joinClasses';
import type { FocusEvent } from 'react';

import { FieldError } from './FieldError.tsx';
import frame from './FieldFrame.module.css';
import { FieldHelp } from './FieldHelp.tsx';
import { FieldHint } from './FieldHint.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { OptionValue, RadioOption } from './fieldOption.ts';
import styles from './RadioGroup.module.css';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';

export interface RadioGroupProps<Value extends OptionValue> extends FieldProps<Value> {
  options: readonly RadioOption<Value>[];
}

interface RadioProps<Value extends OptionValue> {
  option: RadioOption<Value>;
  id: string;
  name: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

const Radio = <Value extends OptionValue>(props: RadioProps<Value>) => {
  const { option, id, name, checked, disabled, onChoose } = props;
  const { label, description, picture } = option;
  const descriptionId = description === undefined ? undefined : `${id}-description`;

  return (
    <div className={styles.option}>
      {picture !== undefined && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <input
        type="radio"
        id={id}
        name={name}
        className={styles.radio}
        aria-describedby={descriptionId}
        value={String(option.value)}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {description !== undefined && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
    </div>
  );
};

/** Native radio buttons in a named group; the arrow keys walk and choose. */
export const RadioGroup = <Value extends OptionValue>({
  options,
  layout,
  ...field
}: RadioGroupProps<Value> & { layout: 'cards' | 'inline' }) => {
  const control = useFieldControl(field);
  // The one radio that the summary's link focuses carries the id of the field.
  const entry = Math.max(
    0,
    options.findIndex(({ value }) => value === control.value),
  );

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) control.blur();
  };

  return (
    <fieldset
      {...control.aria}
      role="radiogroup"
      aria-labelledby={`${control.id}-legend`}
      data-veld={field.name}
      className={frame.field}
      onBlur={leave}
    >
      <legend className={frame.legend}>
        <FieldHelp label={field.label} help={field.help}>
          <span id={`${control.id}-legend`} className={frame.label}>
            <FieldLabel label={field.label} optional={field.optional} />
          </span>
        </FieldHelp>
      </legend>
      <FieldHint control={control}>{field.hint}</FieldHint>
      <div className={joinClasses(styles[layout], control.error !== undefined && styles.invalid)}>
        {options.map((option, index) => (
          <Radio
            key={String(option.value)}
            option={option}
            id={index === entry ? control.id : `${control.id}-${index}`}
            name={control.id}
            checked={option.value === control.value}
            disabled={control.disabled || control.isReadOnly}
            onChoose={() => control.change(option.value)}
          />
        ))}
      </div>
      <FieldError control={control} />
    </fieldset>
  );
};
