import { TextArea } from '@adviestool/ui/TextArea';

import { FieldFrame } from './FieldFrame.tsx';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';

interface TextareaFieldProps extends FieldProps<string> {
  maxLength?: number;
}

/** Several lines of text. Empty is '' in the form; the schema makes it null. */
export const TextareaField = ({ maxLength, ...field }: TextareaFieldProps) => {
  const control = useFieldControl(field);

  return (
    <FieldFrame control={control} {...field}>
      <TextArea
        {...control.aria}
        id={control.id}
        name={field.name}
        maxLength={maxLength}
        disabled={control.disabled}
        value={typeof control.value === 'string' ? control.value : ''}
        onChange={(event) => control.change(event.target.value)}
        onFocus={control.focus}
        onBlur={control.blur}
      />
    </FieldFrame>
  );
};
