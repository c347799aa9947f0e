import { getIn, type FieldState, type FieldSubscription } from 'final-form';
import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-final-form';

/**
 * Subscribes to the parts of a field that are named. In place of react-final-form's `useField`:
 * version 7.0.1 of that sets a field that is mounted later back to its initial value.
 */
export const useFieldState = (name: string, subscription: FieldSubscription) => {
  const form = useForm('useFieldState');
  const [state, setState] = useState<FieldState<unknown>>();

  useLayoutEffect(
    () => form.registerField(name, setState, subscription),
    [form, name, subscription],
  );

  const current = state?.name === name ? state : undefined;
  const value: unknown =
    current === undefined ? getIn(form.getState().values, name) : current.value;
  return { form, state: current, value };
};
