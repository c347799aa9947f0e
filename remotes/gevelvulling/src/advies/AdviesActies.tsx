import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { Button } from '@adviestool/ui/Button';
import { useContext } from 'react';

import styles from './AdviesActies.module.css';
import { teksten } from './teksten.ts';

/** The name of the button that saves and stays. */
export const OPSLAAN = 'opslaan';
/** The name of the button that saves and goes to the bouwlijst of the project. */
export const NAAR_BOUWLIJST = 'bouwlijst';

/** The name of the button that saves and makes a report of what was saved. */
export const RAPPORT = 'rapport';

/** The name of the button that saves and opens the report of what was saved, to be printed. */
export const AFDRUKKEN = 'afdrukken';

/** The name of the button that saves and begins a copy. */
export const VOLGENDE = 'volgende';

/** What can be done with the advice besides going on. */
export const AdviesActies = () => {
  const isSubmitting = useIsSubmitting();
  const isReadOnly = useContext(ReadOnlyContext);

  return (
    <div className={styles.acties}>
      {!isReadOnly && (
        <Button type="submit" name={OPSLAAN} busy={isSubmitting}>
          {teksten.opslaan}
        </Button>
      )}
      <Button type="submit" name={RAPPORT} icon="download" busy={isSubmitting}>
        {rapportTeksten.rapport}
      </Button>
      <Button kind="quiet" type="submit" name={AFDRUKKEN} icon="print" busy={isSubmitting}>
        {teksten.afdrukken}
      </Button>
      <Button kind="quiet" type="submit" name={NAAR_BOUWLIJST} busy={isSubmitting}>
        {teksten.naarBouwlijst}
      </Button>
    </div>
  );
};
