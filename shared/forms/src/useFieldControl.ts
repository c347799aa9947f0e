import type { FormApi } from 'final-form';
import { useContext, useEffect, useId, type ReactNode } from 'react';

import { AfterPressContext } from './afterPress.ts';
import { FieldNamesContext } from './fieldNames.ts';
import { ReadOnlyContext } from './readOnly.ts';
import { useFieldState } from './useFieldState.ts';

/** What every field takes. */
export interface FieldProps<Value> {
  /** Path of the value in the form: ‘plaatsing.onderzijde’. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What the field asks and how it is found out, behind a button beside the label. */
  help?: ReactNode;
  /** A sketch of what is measured, beside the field; the help says the same in words. */
  picture?: ReactNode;
  /** Adds ‘(optioneel)’ to the label; every other field is required. */
  optional?: boolean;
  disabled?: boolean;
  /** Clears or sets what depends on this field; runs in one batch with the change itself. */
  onValueChange?: (value: Value, form: FormApi) => void;
}

const SUBSCRIPTION = {
  value: true,
  error: true,
  touched: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

const textOf = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined;

/** Value, error and ids of one field: everything that the fields have in common. */
export const useFieldControl = <Value>({
  name,
  label,
  hint,
  optional = false,
  disabled = false,
  onValueChange,
}: FieldProps<Value>) => {
  const { form, state, value } = useFieldState(name, SUBSCRIPTION);
  const names = useContext(FieldNamesContext);
  const afterPress = useContext(AfterPressContext);
  const isReadOnly = useContext(ReadOnlyContext);
  const id = useId();

  useEffect(() => {
    names.set(name, { label, id });
    return () => {
      names.delete(name);
    };
  }, [names, name, label, id]);

  const refused = state?.dirtySinceLastSubmit === true ? undefined : textOf(state?.submitError);
  const isShown = state?.touched === true || state?.submitFailed === true;
  const error = isShown ? (textOf(state.error) ?? refused) : undefined;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const descriptions = [hintId, errorId].filter((part) => part !== undefined);

  return {
    id,
    hintId,
    errorId,
    value,
    error,
    /** For the element that is the field to assistive technology. */
    aria: {
      'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': !optional,
    },
    disabled,
    isReadOnly,
    change: (next: Value): void =>
      form.batch(() => {
        form.change(name, next);
        onValueChange?.(next, form);
      }),
    focus: (): void => form.focus(name),
    blur: (): void => afterPress(() => form.blur(name)),
  };
};

export type FieldControl = Pick<
  ReturnType<typeof useFieldControl>,
  'id' | 'hintId' | 'errorId' | 'error'
>;
