import { useIsSameUser } from '@adviestool/state/session';
import { useBeforeUnload, useBlocker } from 'react-router';

import { LeaveDialog } from './LeaveDialog.tsx';

interface LeaveQuestionProps {
  isUnsaved: () => boolean;
  /** The input is given up. */
  onLeave?: () => void;
}

/**
 * Asks before the user leaves a page with input that is not saved, one of these for a page; the
 * browser asks in its own words before the tab is closed. Who has logged out is not asked: there would be
 * nobody to answer, and what is kept waits for the next login of the same user.
 */
export const LeaveQuestion = ({ isUnsaved, onLeave }: LeaveQuestionProps) => {
  const isSameUser = useIsSameUser();
  const isAsked = (): boolean => isUnsaved() && isSameUser();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAsked(),
  );

  useBeforeUnload((event) => {
    if (isAsked()) event.preventDefault();
  });

  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
};
