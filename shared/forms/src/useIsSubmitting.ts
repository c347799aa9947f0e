import { useFormState } from 'react-final-form';

const SUBMITTING = { submitting: true };

/** Whether the form waits for the outcome of its submit. */
export const useIsSubmitting = (): boolean =>
  useFormState({ subscription: SUBMITTING }).submitting === true;
