import { Button, type ButtonProps } from '@adviestool/ui/Button';

import { useIsSubmitting } from './useIsSubmitting.ts';

/** Submits the form around it, and is busy until the outcome is there. */
export const SubmitButton = ({ kind = 'primary', ...rest }: Omit<ButtonProps, 'type' | 'busy'>) => {
  const isSubmitting = useIsSubmitting();
  return <Button {...rest} kind={kind} type="submit" busy={isSubmitting} />;
};
