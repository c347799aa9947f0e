import { createContext } from 'react';

/** How the error summary names a field and where it puts the focus. */
export interface FieldName {
  label: string;
  /** Id of the element that takes the focus. */
  id: string;
}

/** The fields of a form by their name; filled by the fields, read at a failed submit. */
export type FieldNames = Map<string, FieldName>;

export const FieldNamesContext = createContext<FieldNames>(new Map());
