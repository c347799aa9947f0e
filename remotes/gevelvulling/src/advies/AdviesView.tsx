import { useDeferredValue } from 'react';

import { NaInvoer } from './NaInvoer.tsx';
import { AdviesUitkomst, type AdviesUitkomstProps } from './AdviesUitkomst.tsx';
import { useInstellingen } from './useInstellingen.ts';

/** The advice for the settings of the form around it, drawn after the frame that shows what is typed. */
export const AdviesView = (props: Omit<AdviesUitkomstProps, 'invoer'>) => {
  const invoer = useInstellingen(props.gevelvulling, props.type);
  const getekend = useDeferredValue(invoer);

  return (
    <NaInvoer isOud={getekend !== invoer}>
      <AdviesUitkomst {...props} invoer={getekend} />
    </NaInvoer>
  );
};
