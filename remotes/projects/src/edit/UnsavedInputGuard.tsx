import { useIsDirty } from '@adviestool/forms/useIsDirty';
import { useIsSameUser } from '@adviestool/state/session';
import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';
import { useCallback, type RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

import { NIET_OPGESLAGEN_INVOER } from './teksten.ts';

interface UnsavedInputGuardProps {
  /** True from the moment that the input is stored: leaving needs no question then. */
  isStored: RefObject<boolean>;
}

/** Asks before the user leaves with input that is not saved. */
export const UnsavedInputGuard = ({ isStored }: UnsavedInputGuardProps) => {
  const isDirty = useIsDirty();
  const isSameUser = useIsSameUser();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isStored.current &&
      isSameUser() &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty && !isStored.current) event.preventDefault();
      },
      [isDirty, isStored],
    ),
  );

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Pagina verlaten"
      confirmLabel="Pagina verlaten"
      cancelLabel="Verder bewerken"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {NIET_OPGESLAGEN_INVOER}
    </ConfirmDialog>
  );
};
