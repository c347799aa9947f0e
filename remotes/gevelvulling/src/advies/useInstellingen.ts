import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { useState } from 'react';
import { useFormState } from 'react-final-form';

import type { AdviesInput } from './adviesSchema.ts';
import { lastValid, type Instellingen } from './instellingen.ts';

const VALUES = { values: true };

/** The settings to calculate with: those of the form, and where it is invalid the last valid ones. */
export const useInstellingen = (saved: Instellingen, type: GevelvullingType): Instellingen => {
  const { values } = useFormState<AdviesInput>({ subscription: VALUES });
  const [last, setLast] = useState(() => ({
    values,
    instellingen: lastValid(saved, values, type),
  }));
  if (last.values === values) return last.instellingen;
  const instellingen = lastValid(last.instellingen, values, type);
  setLast({ values, instellingen });
  return instellingen;
};
