import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useState } from 'react';

import { ConflictDialog } from './ConflictDialog.tsx';
import { saveStatus } from './saveStatus.ts';
import styles from './StepFooter.module.css';
import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

interface StepFooterProps {
  wizard: Wizard;
  /** Replaces "Volgende". */
  nextLabel?: string;
  /** A save is under way. */
  busy?: boolean;
}

/** Vorige, the state of saving, Volgende, which submits the form around it; after a failed save the offer to try again. */
export const StepFooter = ({ wizard, nextLabel = 'Volgende', busy = false }: StepFooterProps) => {
  const [today] = useState(() => new Date());

  return (
    <>
      {wizard.hasFailed && (
        <div className={styles.failed}>
          <Notice kind="bad" role="alert">
            {teksten.opslaanMislukt}
          </Notice>
        </div>
      )}
      <ActionBar
        start={<Button onClick={wizard.goPrevious}>Vorige</Button>}
        status={wizard.hasFailed ? 'Niet opgeslagen' : saveStatus(wizard.savedAt, today)}
      >
        <Button kind="primary" type="submit" busy={busy}>
          {wizard.hasFailed ? 'Opnieuw proberen' : nextLabel}
        </Button>
      </ActionBar>
      <ConflictDialog conflict={wizard.conflict} />
    </>
  );
};
