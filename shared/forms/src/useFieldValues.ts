import { getIn } from 'final-form';
import { useLayoutEffect, useReducer } from 'react';
import { useForm } from 'react-final-form';

const VALUE = { value: true };

/**
 * All values of the form, for what depends on some of its fields: renders only when one of those that
 * are named changes. `names` must stay the same list.
 */
export const useFieldValues = (names: readonly string[]): object => {
  const form = useForm('useFieldValues');
  const [, follow] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const stops = names.map((name) => {
      let last: unknown = getIn(form.getState().values, name);
      return form.registerField(
        name,
        ({ value }) => {
          if (value === last) return;
          last = value;
          follow();
        },
        VALUE,
      );
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, names]);

  return form.getState().values;
};
