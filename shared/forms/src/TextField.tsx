import { TextInput } from '@adviestool/ui/TextInput';
import type { ComponentProps } from 'react';

import { FieldFrame } from './FieldFrame.tsx';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';

export interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<ComponentProps<typeof TextInput>, 'autoComplete' | 'spellCheck' | 'startsFocused'> {
  type?: 'text' | 'email' | 'password';
}

/** A line of text. Empty is '' in the form; the schema makes it null, and says what is too long. */
export const TextField = ({
  type = 'text',
  autoComplete,
  spellCheck,
  startsFocused,
  ...field
}: TextFieldProps) => {
  const control = useFieldControl(field);

  return (
    <FieldFrame control={control} {...field}>
      <TextInput
        {...control.aria}
        id={control.id}
        name={field.name}
        type={type}
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
