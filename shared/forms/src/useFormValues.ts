import { useFormState } from 'react-final-form';

const VALUES = { values: true };

/**
 * Something read from all values, at every key; keep the component that uses it small. A number
 * field may hold text that is no number: `read` decides what that means.
 */
export const useFormValues = <Result>(read: (values: object) => Result): Result =>
  read(useFormState({ subscription: VALUES }).values);
