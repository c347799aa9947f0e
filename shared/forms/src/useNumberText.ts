import type { NumberValue } from '@adviestool/contract/numberInput';
import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { useState } from 'react';

import { parseDecimal } from './parseDecimal.ts';

/** What a text means to the form. */
const toValue = (text: string): NumberValue =>
  text.trim() === '' ? null : (parseDecimal(text) ?? text);

/** What the field shows for a value that is not being typed. */
const toText = (value: unknown): string => {
  if (typeof value === 'number') return formatDecimal(value);
  return typeof value === 'string' ? value : '';
};

/**
 * The text of a number field. While it is typed the text stays as it is; after that a number is
 * shown as nl-NL writes it. A value that changes from outside wins over the text.
 */
export const useNumberText = (value: unknown, change: (value: NumberValue) => void) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrent = typed !== null && toValue(typed) === (value ?? null);

  return {
    text: isCurrent ? typed : toText(value),
    type: (text: string): void => {
      setTyped(text);
      change(toValue(text));
    },
    finish: (): void => setTyped(null),
  };
};
