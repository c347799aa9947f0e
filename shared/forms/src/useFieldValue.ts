import { useFieldState } from './useFieldState.ts';

const VALUE = { value: true };

/** The value of a field, to show or hide others by. Renders only when that value changes. */
export const useFieldValue = (name: string): unknown => useFieldState(name, VALUE).value;
