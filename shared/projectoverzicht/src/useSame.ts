import { isSameInput } from '@adviestool/forms/isSameInput';
import { useState } from 'react';

/** The same object as long as it says the same: a save answers with a copy. */
export const useSame = <Value extends object>(value: Value): Value => {
  const [same, setSame] = useState(value);
  if (same === value || isSameInput(same, value)) return same;
  setSame(value);
  return value;
};
