import { TextArea } from '@adviestool/ui/TextArea';
import type { ComponentProps } from 'react';

import { FieldFrame } from './FieldFrame.tsx';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';

type TextAreaFieldProps = FieldProps<string> &
  Pick<ComponentProps<typeof TextArea>, 'autoComplete' | 'spellCheck' | 'startsFocused' | 'rows'>;

/** Lines of text, as of a list that is pasted. Empty is '' in the form. */
export const TextAreaField = ({
  autoComplete,
  spellCheck,
  startsFocused,
  rows,
  ...field
}: TextAreaFieldProps) => {
  const control = useFieldControl(field);

  return (
    <FieldFrame control={control} {...field}>
      <TextArea
        {...control.aria}
        id={control.id}
        name={field.name}
        rows={rows}
        autoComplete={autoComplete}
        spellCheck={spellCheck}
        startsFocused={startsFocused}
        disabled={control.disabled}
        readOnly={control.isReadOnly}
        value={typeof control.value === 'string' ? control.value : ''}
        onChange={(event) => control.change(event.target.value)}
        onFocus={control.focus}
        onBlur={control.blur}
      />
    </FieldFrame>
  );
};
