import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { Button } from '@adviestool/ui/Button';

import { StepFooter } from '../wizard/StepFooter.tsx';
import type { Wizard } from '../wizard/useWizard.ts';
import styles from './AdviesFooter.module.css';
import { teksten } from './teksten.ts';

/** The name of the button that saves and stays. */
export const OPSLAAN = 'opslaan';
/** The name of the button that saves and goes to the bouwlijst of the project. */
export const NAAR_BOUWLIJST = 'bouwlijst';

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
        <Button type="submit" name={NAAR_BOUWLIJST} busy={isSubmitting}>
          {teksten.naarBouwlijst}
        </Button>
      </div>
      <StepFooter wizard={wizard} nextLabel={teksten.naarProject} busy={isSubmitting} />
    </>
  );
};
