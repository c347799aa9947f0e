import { useState, type ToggleEvent } from 'react';

import { useIsPrinting } from './useIsPrinting.ts';

/** Of a `details` that stands open on paper, whatever is open on the screen. */
export const useUitklap = () => {
  const [isGeopend, setIsGeopend] = useState(false);
  const isPrinting = useIsPrinting();
  return {
    open: isGeopend || isPrinting,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
      if (!isPrinting) setIsGeopend(currentTarget.open);
    },
  };
};
