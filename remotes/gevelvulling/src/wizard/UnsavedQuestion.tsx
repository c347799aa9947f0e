import type { KeptInput } from '@adviestool/forms/useDraft';
import { useIsSameUser } from '@adviestool/state/session';
import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';
import { useBlocker } from 'react-router';

import { teksten } from './teksten.ts';

interface UnsavedQuestionProps {
  draft: Pick<KeptInput<unknown>, 'isKept' | 'drop'>;
}

/**
 * Asks before a step with unsaved input is left; who leaves on purpose gives the draft up. Who has
 * logged out is not asked: the draft waits for the next login of the same user.
 */
export const UnsavedQuestion = ({ draft }: UnsavedQuestionProps) => {
  const isSameUser = useIsSameUser();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.isKept() && isSameUser() && currentLocation.pathname !== nextLocation.pathname,
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
