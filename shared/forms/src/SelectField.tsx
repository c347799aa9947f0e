import { NativeSelect } from '@adviestool/ui/NativeSelect';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldOption, OptionValue } from './fieldOption.ts';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';

interface SelectFieldProps<Value extends OptionValue> extends FieldProps<Value | null> {
  options: readonly FieldOption<Value>[];
  /** What it says while nothing is chosen. */
  empty?: string | undefined;
}

/** A choice of many. Nothing chosen is null in the form. */
export const SelectField = <Value extends OptionValue>({
  options,
  empty = 'Kies…',
  ...field
}: SelectFieldProps<Value>) => {
  const control = useFieldControl(field);
  const chosen = options.find(({ value }) => value === control.value);

  return (
    <FieldFrame control={control} {...field}>
      <NativeSelect
        {...control.aria}
        id={control.id}
        name={field.name}
        disabled={control.disabled || control.isReadOnly}
        value={chosen === undefined ? '' : String(chosen.value)}
        onChange={({ target }) => {
          const next = options.find(({ value }) => String(value) === target.value);
          control.change(next === undefined ? null : next.value);
        }}
        onFocus={control.focus}
        onBlur={control.blur}
      >
        <option value="">{empty}</option>
        {options.map(({ value, label }) => (
          <option key={String(value)} value={String(value)}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
};
