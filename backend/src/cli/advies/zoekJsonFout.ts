import { visit } from 'jsonc-parser';

/** Where a text stops being JSON, in UTF-16 units; the end when more was expected, null when nothing is wrong. */
export const zoekJsonFout = (text: string): number | null => {
  let first: number | null = null;
  const onError = (_code: number, offset: number): void => {
    first ??= offset;
  };
  visit(text, { onError }, { disallowComments: true });
  return first;
};
