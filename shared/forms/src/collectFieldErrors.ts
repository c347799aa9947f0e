import { FORM_ERROR } from 'final-form';

import type { FieldName, FieldNames } from './fieldNames.ts';

export interface FieldErrorEntry {
  /** Path of the field in the form. */
  name: string;
  message: string;
  /** Absent when no field of this name is on the page. */
  field: FieldName | undefined;
}

/** Every message of a tree of errors with the path that leads to it. */
const flatten = (errors: unknown, path: string): [name: string, message: string][] => {
  if (typeof errors === 'string') return [[path, errors]];
  if (Array.isArray(errors)) {
    return errors.flatMap((part: unknown, index) => flatten(part, `${path}[${index}]`));
  }
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, part]: [string, unknown]) =>
    key === FORM_ERROR ? [] : flatten(part, path === '' ? key : `${path}.${key}`),
  );
};

const elementOf = ({ field }: FieldErrorEntry): HTMLElement | null =>
  field === undefined ? null : document.getElementById(field.id);

/** In the order of the page; what has no field on the page comes last. */
const byPlace = (one: FieldErrorEntry, other: FieldErrorEntry): number => {
  const [a, b] = [elementOf(one), elementOf(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** The errors of a form as the summary lists them. */
export const collectFieldErrors = (errors: unknown, names: FieldNames): FieldErrorEntry[] =>
  flatten(errors, '')
    .map(([name, message]) => ({ name, message, field: names.get(name) }))
    .toSorted(byPlace);
