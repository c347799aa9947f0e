import { useFormState } from 'react-final-form';

const DIRTY = { dirty: true };

/** Whether the form holds other values than the initial ones. */
export const useIsDirty = (): boolean => useFormState({ subscription: DIRTY }).dirty === true;
