import type { ComponentType } from 'react';

import { useExpiryStore } from './createExpiry.ts';

/** Asks the user whose session has ended to log in again, over the page as it stands. */
export const ExpiredSession = ({ LoginAgain }: { LoginAgain: ComponentType }) => {
  const user = useExpiryStore((state) => state.user);
  return user === null ? null : <LoginAgain />;
};
