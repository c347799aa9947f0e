import { useEffect, useState } from 'react';

import type { Draft } from './draft.ts';

export interface KeptInput<Values> {
  /** The input of an earlier visit, until it is saved or given up. */
  restored: Values | null;
  /** Remembers unsaved input. */
  keep: (values: Values) => void;
  /** Forgets it: it is saved, given up, or as it was. */
  drop: () => void;
  isKept: () => boolean;
}

/** The draft of the form that is shown. */
export const useDraft = <Values>(open: () => Draft<Values>): KeptInput<Values> => {
  const [draft] = useState(open);
  const [{ restored }, setEarlier] = useState(() => ({ restored: draft.read() }));

  useEffect(() => {
    globalThis.addEventListener('pagehide', draft.flush);
    return () => {
      globalThis.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);

  return {
    restored,
    keep: draft.keep,
    isKept: draft.isKept,
    drop: () => {
      draft.drop();
      // Also without earlier input: who asks `isKept` while rendering is asked anew.
      setEarlier({ restored: null });
    },
  };
};
