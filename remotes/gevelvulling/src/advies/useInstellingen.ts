import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';

import type { InstellingenInput } from './adviesSchema.ts';
import { instellingenOf, validInstellingen, type Instellingen } from './instellingen.ts';

const VALUES = { values: true };

export interface AdviesInvoer {
  instellingen: Instellingen;
  isOpgeslagen: boolean;
}

/** The settings to calculate with: those of the form, and where it is invalid the saved ones. */
export const useInstellingen = (
  gevelvulling: Gevelvulling,
  type: GevelvullingType,
): AdviesInvoer => {
  const { values } = useFormState<InstellingenInput>({ subscription: VALUES });
  return useMemo(() => {
    const saved = instellingenOf(gevelvulling);
    return {
      instellingen: validInstellingen(saved, values, type),
      isOpgeslagen: isSameInput(values, saved),
    };
  }, [gevelvulling, values, type]);
};
