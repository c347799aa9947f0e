import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';

import { StepFooter } from './StepFooter.tsx';
import type { Wizard } from './useWizard.ts';

/** The footer of a step that is a form: "Volgende" submits it. */
export const FormStepFooter = ({ wizard }: { wizard: Wizard }) => {
  const isSubmitting = useIsSubmitting();

  return <StepFooter wizard={wizard} busy={isSubmitting} />;
};
