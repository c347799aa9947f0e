import { parseFormule } from '@adviestool/domain/toelichting/formuletekst';
import { speakFormule } from '@adviestool/domain/toelichting/speakFormule';
import type { Stap } from '@adviestool/domain/toelichting/toelichting';

import type { RapportFormule } from './rapportGegevens.ts';
import { setText } from './setText.ts';

/** A step whose unit is a dash has none. */
export const eenheidOf = ({ eenheid }: Stap): string | null => (eenheid === '-' ? null : eenheid);

/** Numbers the formulas in the order in which the report needs them first, each once. */
export const createFormules = () => {
  const bekend = new Map<string, { stap: Stap; nummer: string; herkomsten: Set<string> }>();
  return {
    nummerOf: (stap: Stap): string => {
      const eerder = bekend.get(stap.formule);
      if (eerder !== undefined) {
        eerder.herkomsten.add(stap.herkomst);
        return eerder.nummer;
      }
      const nummer = `F${bekend.size + 1}`;
      bekend.set(stap.formule, { stap, nummer, herkomsten: new Set([stap.herkomst]) });
      return nummer;
    },
    list: (): RapportFormule[] =>
      [...bekend.values()].map(({ stap, nummer, herkomsten }) => {
        const boom = parseFormule(stap.formule);
        return {
          nummer,
          naam: stap.label,
          eenheid: eenheidOf(stap),
          boom,
          gesproken: speakFormule(boom),
          herkomst: setText([...herkomsten].join('; ')),
        };
      }),
  };
};

export type Formules = Pick<ReturnType<typeof createFormules>, 'nummerOf'>;
