import type { NumberValue } from '@adviestool/contract/numberInput';
import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { TextInput } from '@adviestool/ui/TextInput';
import type { KeyboardEvent } from 'react';

import { FieldFrame } from './FieldFrame.tsx';
import styles from './NumberField.module.css';
import { stepDecimal } from './stepDecimal.ts';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';
import { useNumberText } from './useNumberText.ts';

export interface NumberFieldProps extends FieldProps<NumberValue> {
  /** Shown in the field and part of its name: ‘Breedte, mm’. */
  unit?: string;
  /** Whole numbers only: a keyboard of digits on a telephone. */
  integer?: boolean;
  /** Also less than zero: the keyboards of numbers of an iPhone have no minus. */
  signed?: boolean;
  /** What the arrow keys add or take; the schema alone knows the bounds. */
  step?: number;
}

/**
 * A number in nl-NL notation. The form holds a number, null when empty, or the text itself when it
 * is no number, so that nothing typed is lost and the schema can refuse it.
 */
export const NumberField = ({
  unit,
  integer = false,
  signed = false,
  step,
  ...field
}: NumberFieldProps) => {
  const control = useFieldControl(field);
  const { text, type, finish } = useNumberText(control.value, control.change);
  const digits = integer ? 'numeric' : 'decimal';

  const pressKey = (event: KeyboardEvent): void => {
    if (
      control.isReadOnly ||
      step === undefined ||
      (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')
    )
      return;
    event.preventDefault();
    const next = stepDecimal(control.value, event.key === 'ArrowUp' ? step : -step);
    if (next !== undefined) type(formatDecimal(next));
  };

  return (
    <FieldFrame control={control} unit={unit} {...field}>
      <span className={joinClasses(styles.frame, unit !== undefined && styles.withUnit)}>
        <TextInput
          {...control.aria}
          isNumeric
          id={control.id}
          name={field.name}
          inputMode={signed ? 'text' : digits}
          autoComplete="off"
          disabled={control.disabled}
          readOnly={control.isReadOnly}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={pressKey}
          onFocus={control.focus}
          onBlur={() => {
            finish();
            control.blur();
          }}
        />
        {unit !== undefined && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </FieldFrame>
  );
};
