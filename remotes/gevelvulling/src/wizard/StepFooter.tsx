import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button } from '@adviestool/ui/Button';
import { formatDate, formatDateTime, formatTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { useState } from 'react';

import styles from './StepFooter.module.css';
import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

interface StepFooterProps {
  wizard: Pick<Wizard, 'gevelvulling' | 'goPrevious'>;
  /** The last save failed; the input is still on the screen. */
  hasFailed: boolean;
  nextLabel?: string;
}

/** When a gevelvulling was last saved, in words; null when it never was. */
const saveStatus = (savedAt: string | undefined, now: Date): string | null => {
  if (savedAt === undefined) return null;
  const moment = new Date(savedAt);
  return formatDate(moment) === formatDate(now)
    ? teksten.opgeslagenOm(formatTime(moment))
    : teksten.opgeslagenOp(formatDateTime(moment));
};

/** Vorige, the state of saving, Volgende, which submits the form around it; after a failed save the offer to try again. */
export const StepFooter = ({
  wizard: { gevelvulling, goPrevious },
  hasFailed,
  nextLabel = teksten.volgende,
}: StepFooterProps) => {
  const [today] = useState(() => new Date());
  const isSubmitting = useIsSubmitting();

  return (
    <>
      {hasFailed && (
        <div className={styles.failed}>
          <Notice kind="bad" role="alert">
            {savingTeksten.opslaanMislukt}
          </Notice>
        </div>
      )}
      <ActionBar
        start={<Button onClick={goPrevious}>{teksten.vorige}</Button>}
        status={hasFailed ? teksten.nietOpgeslagen : saveStatus(gevelvulling.changed, today)}
      >
        <Button kind="primary" type="submit" busy={isSubmitting}>
          {hasFailed ? savingTeksten.opnieuwProberen : nextLabel}
        </Button>
      </ActionBar>
    </>
  );
};
