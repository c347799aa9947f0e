import { useCallback, useMemo, useState } from 'react';

import type { GroepRegel, TabelRegel } from './regelsOf.ts';
import type { Groepstanden } from './useToetsen.ts';

const isGroep = (regel: TabelRegel): regel is GroepRegel => regel.soort === 'groep';

/** Which groups of the table are folded, by their ids, as long as the page shows it. */
export const useGroepen = () => {
  const [dicht, setDicht] = useState<ReadonlySet<string>>(new Set());

  const fold = useCallback((id: string, isDicht: boolean): void => {
    setDicht((current) => {
      const next = new Set(current);
      if (isDicht) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  const groepen = useMemo<Groepstanden>(
    () => ({ is: (id) => id?.startsWith('groep ') === true, fold }),
    [fold],
  );

  return {
    dicht,
    groepen,
    foldAll: (regels: readonly TabelRegel[], isDicht: boolean): void =>
      setDicht(new Set(isDicht ? regels.filter(isGroep).map(({ id }) => id) : [])),
  };
};
