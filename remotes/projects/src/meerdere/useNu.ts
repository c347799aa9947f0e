import { useState } from 'react';

/** The moment that the component came, as the record of a gevelvulling has it. */
export const useNu = (): string => {
  const [now] = useState(() => new Date().toISOString());
  return now;
};
