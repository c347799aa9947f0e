import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { useCallback } from 'react';

import { instellingenInputSchema, type InstellingenInput } from './adviesSchema.ts';
import { instellingenOf, validInstellingen, type Instellingen } from './instellingen.ts';

export interface AdviesInvoer {
  instellingen: Instellingen;
  /** What was typed, right or not. */
  getypt: InstellingenInput;
  isOpgeslagen: boolean;
}

/** The settings to calculate with: those of the form, and where it is invalid the saved ones. */
export const useInstellingen = (
  gevelvulling: Gevelvulling,
  type: GevelvullingType,
): AdviesInvoer => {
  const read = useCallback(
    (values: object): AdviesInvoer => {
      const getypt = instellingenInputSchema.parse(values);
      const saved = instellingenOf(gevelvulling);
      return {
        instellingen: validInstellingen(saved, getypt, type),
        getypt,
        isOpgeslagen: isSameInput(getypt, saved),
      };
    },
    [gevelvulling, type],
  );
  return useFormValues(read, { afterTyping: true });
};
