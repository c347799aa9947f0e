import type { KeptInput } from '@adviestool/forms/useDraft';
import { useIsSameUser } from '@adviestool/state/session';
import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';
import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

import { NIET_OPGESLAGEN_INVOER } from './teksten.ts';

interface UnsavedInputGuardProps {
  draft: Pick<KeptInput<unknown>, 'isKept' | 'drop'>;
  /** True from the moment that the input is stored: leaving needs no question then. */
  isStored: RefObject<boolean>;
}

/**
 * Asks before the user leaves with input that is not saved; who leaves on purpose gives it up. Who
 * has logged out is not asked: the input waits for the next login of the same user.
 */
export const UnsavedInputGuard = ({ draft, isStored }: UnsavedInputGuardProps) => {
  const isSameUser = useIsSameUser();
  const isUnsaved = (): boolean => draft.isKept() && !isStored.current;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && isSameUser() && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });

  const leave = (): void => {
    draft.drop();
    blocker.proceed?.();
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Pagina verlaten"
      confirmLabel="Pagina verlaten"
      cancelLabel="Verder bewerken"
      danger
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      {NIET_OPGESLAGEN_INVOER}
    </ConfirmDialog>
  );
};
