import { useState } from 'react';

import type { Conflict, ConflictAnswer } from './conflict.ts';

interface ConflictPort {
  /** The open question, for the dialog. */
  conflict: Conflict | null;
  ask: () => Promise<ConflictAnswer>;
}

/** Asks the user whose version stays and waits for the answer. */
export const useConflict = (): ConflictPort => {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const ask = (): Promise<ConflictAnswer> =>
    new Promise((resolve) => {
      setConflict({
        answer: (answer) => {
          setConflict(null);
          resolve(answer);
        },
      });
    });

  return { conflict, ask };
};
