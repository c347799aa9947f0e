import { useState } from 'react';

/** The day on which the page was opened, as an ISO date. */
export const useVandaag = (): string => {
  const [vandaag] = useState(() => new Date().toISOString().slice(0, 10));
  return vandaag;
};
