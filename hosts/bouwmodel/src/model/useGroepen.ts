import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { useMemo } from 'react';

import { groepenOf, type Bewerking } from './bewerking.ts';
import { keuzeSleutel, type Keuzes } from './keuze.ts';

const GEEN_KEUZES: Keuzes = new Map();

const isEensgezind = ({ elementen }: Groep, keuzes: Keuzes): boolean =>
  new Set(elementen.map(({ globalId }) => keuzeSleutel(keuzes, globalId))).size === 1;

/** The groups as the user has them: made anew only when what makes them changes. */
export const useGroepen = (model: Bouwmodel, bewerking: Bewerking): readonly Groep[] => {
  const { merkbron, samengevoegd, gesplitst, maten, bronnen, keuzes } = bewerking;
  const indeling = useMemo(
    () => ({ merkbron, samengevoegd, gesplitst, maten, bronnen }),
    [merkbron, samengevoegd, gesplitst, maten, bronnen],
  );
  const gelijk = useMemo(
    () => groepenOf(model, { ...indeling, keuzes: GEEN_KEUZES }),
    [model, indeling],
  );
  // A choice is made for whole groups: they differ within one only after a change of what is equal.
  return useMemo(
    () =>
      gelijk.every((groep) => isEensgezind(groep, keuzes))
        ? gelijk
        : groepenOf(model, { ...indeling, keuzes }),
    [model, indeling, gelijk, keuzes],
  );
};
