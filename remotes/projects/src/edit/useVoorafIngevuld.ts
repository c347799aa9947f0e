import { NIEUW_PROJECT } from '@adviestool/domain/velden/projectGegevens';
import { PROJECT_VELDEN } from '@adviestool/domain/velden/projectVelden';
import { useFieldValues } from '@adviestool/forms/useFieldValues';
import { getIn } from 'final-form';

import { teksten } from './teksten.ts';

const NAMEN = ['gebouwhoogte', 'terreincategorie', 'windvormFactor'] as const;

type Hints = Partial<Record<(typeof NAMEN)[number], string>>;

/** The hints of what the tool filled in itself, as long as the user leaves it so. */
export const useVoorafIngevuld = (isNieuw: boolean): Hints => {
  const values = useFieldValues(NAMEN);
  const vooraf = NAMEN.filter((naam) => isNieuw && getIn(values, naam) === NIEUW_PROJECT[naam]);
  return Object.fromEntries(
    vooraf.map((naam) => [naam, `${teksten.vooraf} ${PROJECT_VELDEN[naam].hint}`]),
  );
};
