import { isRecord } from './onbekendeInvoer.ts';

/** Nothing filled in has several spellings: absent, null, empty text, an object of nothing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** Whether two sets of form values say the same, whatever the order of their keys. */
export const isSameInput = (left: unknown, right: unknown): boolean => {
  // Two versions of a project share what did not change: it is not walked through.
  if (Object.is(left, right)) return true;
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length && left.every((value, index) => isSameInput(value, right[index]))
    );
  }
  if (isRecord(left) && isRecord(right)) {
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].every((key) => isSameInput(left[key], right[key]));
  }
  return false;
};
