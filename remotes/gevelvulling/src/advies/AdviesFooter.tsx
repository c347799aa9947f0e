import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { Button } from '@adviestool/ui/Button';

import { StepFooter } from '../wizard/StepFooter.tsx';
import type { Wizard } from '../wizard/useWizard.ts';
import styles from './AdviesFooter.module.css';
import { teksten } from './teksten.ts';

/** The name of the button that saves and stays. */
export const OPSLAAN = 'opslaan';

export const AdviesFooter = ({ wizard }: { wizard: Wizard }) => {
  const isSubmitting = useIsSubmitting();

  return (
    <>
      <div className={styles.acties}>
        <Button type="submit" name={OPSLAAN} busy={isSubmitting}>
          {teksten.opslaan}
        </Button>
        <Button icon="print" onClick={() => globalThis.print()}>
          {teksten.afdrukken}
        </Button>
      </div>
      <StepFooter wizard={wizard} nextLabel={teksten.naarProject} busy={isSubmitting} />
    </>
  );
};
