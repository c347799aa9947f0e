import type { FormApi } from 'final-form';
import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

import { createPace } from './createPace.ts';
import { isSameInput } from './isSameInput.ts';

const TYPED = { values: true, active: true };

interface Following {
  /** It may lag behind who types on: of 1, 12, 120 and 1200 the last is read, or when the field is left. */
  afterTyping?: boolean;
}

interface Reading<Result> {
  read: (values: object) => Result;
  values: object;
  result: Result;
}

/** Reads a form, once for the same values; what reads the same as before stays what it was. */
const createReader = <Result>(form: FormApi, { afterTyping = false }: Following) => {
  let { values }: { values: object } = form.getState();
  let last: Reading<Result> | null = null;
  return {
    subscribe: (notify: () => void) => {
      const pace = createPace();
      let seen = values;
      const stop = form.subscribe((state) => {
        const follow = (): void => {
          ({ values } = state);
          notify();
        };
        const isTyped = state.values !== seen;
        seen = state.values;
        if (!afterTyping || state.active === undefined) {
          pace.stop();
          follow();
        } else if (isTyped) pace.follow(follow);
      }, TYPED);
      return () => {
        stop();
        pace.stop();
      };
    },
    get: (read: (values: object) => Result): Result => {
      if (last?.values === values && last.read === read) return last.result;
      const result = read(values);
      const kept = last !== null && isSameInput(last.result, result) ? last.result : result;
      last = { read, values, result: kept };
      return kept;
    },
  };
};

/**
 * Something read from all values, which renders only when that changes. A number field may hold text that is
 * no number: `read` decides what that means.
 */
export const useFormValues = <Result>(
  read: (values: object) => Result,
  following: Following = {},
): Result => {
  const form = useForm('useFormValues');
  const [reader] = useState(() => createReader<Result>(form, following));
  return useSyncExternalStore(reader.subscribe, () => reader.get(read));
};
