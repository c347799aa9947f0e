import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { useMemo } from 'react';

import { groepenOf, type Bewerking } from './bewerking.ts';

/** The groups as the user has them: made anew only when what makes them changes. */
export const useGroepen = (model: Bouwmodel, bewerking: Bewerking): readonly Groep[] => {
  const { merkbron, samengevoegd, gesplitst, maten, bronnen } = bewerking;
  return useMemo(
    () => groepenOf(model, { merkbron, samengevoegd, gesplitst, maten, bronnen }),
    [model, merkbron, samengevoegd, gesplitst, maten, bronnen],
  );
};
