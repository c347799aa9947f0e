import { useState, type ToggleEvent } from 'react';

import { useIsPrinting } from './useIsPrinting.ts';

/**
 * Of a `details` that stands open on paper, whatever is open on the screen.
 * @param isOpenAtFirst whether it is open until somebody folds it
 */
export const useUitklap = (isOpenAtFirst = false) => {
  const [isGeopend, setIsGeopend] = useState(isOpenAtFirst);
  const isPrinting = useIsPrinting();
  return {
    open: isGeopend || isPrinting,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
      if (!isPrinting) setIsGeopend(currentTarget.open);
    },
  };
};
