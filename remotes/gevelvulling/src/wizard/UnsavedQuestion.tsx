import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';
import { useBlocker } from 'react-router';

import { teksten } from './teksten.ts';
import type { StepDraft } from './useDraft.ts';

interface UnsavedQuestionProps {
  draft: Pick<StepDraft<unknown>, 'isKept' | 'drop'>;
}

/** Asks before a step with unsaved input is left; who leaves on purpose gives the draft up. */
export const UnsavedQuestion = ({ draft }: UnsavedQuestionProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.isKept() && currentLocation.pathname !== nextLocation.pathname,
  );

  const leave = (): void => {
    draft.drop();
    blocker.proceed?.();
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={teksten.verlaten.titel}
      confirmLabel="Verlaten"
      cancelLabel="Blijven"
      danger
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      {teksten.verlaten.tekst}
    </ConfirmDialog>
  );
};
