import { dagVan } from '@adviestool/getallen/dagVan';
import { useState } from 'react';

/** The day on which the page was opened, as an ISO date. */
export const useVandaag = (): string => {
  const [vandaag] = useState(() => dagVan(new Date()));
  return vandaag;
};
