import { isSameInput } from '@adviestool/forms/isSameInput';
import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button } from '@adviestool/ui/Button';
import { formatDate, formatDateTime, formatTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { momentOf } from './momentOf.ts';
import styles from './StepFooter.module.css';
import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

/** A button that submits the form around the footer. */
export interface FooterWay {
  /** Told to the form; absent: it has none. */
  name?: string;
  label: string;
}

interface StepFooterProps {
  wizard: Pick<Wizard, 'gevelvulling' | 'goPrevious'>;
  /** What the form shows without unsaved input. */
  saved: object;
  /** Name of the button whose save failed last; the input is still on the screen. */
  failed: string | null;
  /** In sight on a wide screen too. */
  isSticky: boolean;
  /** What else can be done. With submit buttons of its own Enter in a field presses the first of them. */
  actions?: ReactNode;
  /** The last is the primary one, and otherwise what Enter in a field does. */
  ways: readonly FooterWay[];
}

/** Below this width a footer that stays in sight leaves out what an arrow says, px. */
const LABEL_WIDTH = 720;

const VALUES = { values: true };

/** When a gevelvulling was last saved, in words; null when that is not known. */
const momentText = (savedAt: string | undefined, now: Date): string | null => {
  const moment = momentOf(savedAt);
  if (moment === null) return null;
  return formatDate(moment) === formatDate(now)
    ? teksten.opgeslagenOm(formatTime(moment))
    : teksten.opgeslagenOp(formatDateTime(moment));
};

interface SaveStatusProps extends Pick<StepFooterProps, 'saved'> {
  savedAt: string | undefined;
}

/** By itself: a key draws this and not the buttons. */
const SaveStatus = ({ saved, savedAt }: SaveStatusProps) => {
  const [today] = useState(() => new Date());
  const { values } = useFormState({ subscription: VALUES });
  return isSameInput(values, saved) ? momentText(savedAt, today) : teksten.nogNietOpgeslagen;
};

/** Vorige, the state of saving, and the ways on; after a failed save the offer to try the same again. */
export const StepFooter = ({
  wizard: { gevelvulling, goPrevious },
  saved,
  failed,
  isSticky,
  actions,
  ways,
}: StepFooterProps) => {
  const isSmal = !useIsWide(LABEL_WIDTH) && isSticky;
  const isSubmitting = useIsSubmitting();
  const hasFailed = failed !== null;
  const primary = ways.at(-1);
  const retried = ways.find(({ name = '' }) => name === failed) ?? primary;

  return (
    <>
      {ways.length > 1 && actions === undefined && (
        // Enter in a field presses the first submit button, which would not be the primary one.
        <button type="submit" name={primary?.name} hidden>
          {primary?.label}
        </button>
      )}
      {hasFailed && (
        // Not told here as well: a toast said why, and the bar says that it is not saved.
        <div className={styles.failed}>
          <Notice kind="bad">{savingTeksten.opslaanMislukt}</Notice>
        </div>
      )}
      <ActionBar
        isSticky={isSticky}
        start={
          isSmal ? (
            <Button icon="arrow-left" aria-label={teksten.vorige} onClick={goPrevious} />
          ) : (
            <Button onClick={goPrevious}>{teksten.vorige}</Button>
          )
        }
        status={
          hasFailed ? (
            teksten.nietOpgeslagen
          ) : (
            <SaveStatus saved={saved} savedAt={gevelvulling.changed} />
          )
        }
      >
        {actions}
        {ways.map((way) => (
          <Button
            key={way.label}
            kind={way === primary ? 'primary' : 'secondary'}
            type="submit"
            name={way.name}
            busy={isSubmitting}
          >
            {hasFailed && way === retried ? savingTeksten.opnieuwProberen : way.label}
          </Button>
        ))}
      </ActionBar>
    </>
  );
};
