import type { Wizard } from './useWizard.ts';

interface StepFooterProps {
  wizard: Wizard;
  /** Absent: "Volgende" submits the form around it. */
  onNext?: () => void;
  /** Replaces "Volgende". */
  nextLabel?: string;
  /** A save is under way. */
  isBusy?: boolean;
}

/** Vorige, the state of saving, Volgende; after a failed save the offer to try again. */
export const StepFooter = ({ wizard, nextLabel = 'Volgende', onNext }: StepFooterProps) => (
  <footer>
    <button type="button" onClick={wizard.goPrevious}>
      Vorige
    </button>
    <button type={onNext === undefined ? 'submit' : 'button'} onClick={onNext}>
      {nextLabel}
    </button>
  </footer>
);
