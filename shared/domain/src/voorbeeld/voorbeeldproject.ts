import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { chooseAanbevolen } from '../productkeuze/chooseAanbevolen.ts';
import { applyAdviesIn } from '../rekenen/applyAdvies.ts';
import { VOORBEELD_GEVELVULLINGEN } from './voorbeeldGevelvullingen.ts';

/** Says in every list, on every page and on the report that it is an example. */
const VOORBEELD_GEGEVENS: Readonly<ProjectGegevens> = {
  projectNaam: 'Voorbeeldproject',
  referentienummer: 'VOORBEELD',
  typeBouw: 'woning',
  windgebied: 2,
  terreincategorie: 'onbebouwd',
  gebouwhoogte: 9,
  windvormFactor: 1.4,
  werkadres: 'Voorbeeldlaan 1',
  plaatsWerkadres: 'Rotterdam',
};

interface Voorbeeldproject {
  projectGegevens: ProjectGegevens;
  gevelvullingen: Gevelvulling[];
}

/**
 * A project to look around in: gevelvullingen of each type, with the products that a catalogue recommends
 * and the advice that follows, as if saved at `moment` (ISO). A side that nothing of it suits has none.
 */
export const voorbeeldproject = (catalogus: Catalogus, moment: string): Voorbeeldproject => {
  const basis = { projectGegevens: { ...VOORBEELD_GEGEVENS }, catalogus };
  const withAdvies = applyAdviesIn(basis);
  return {
    projectGegevens: basis.projectGegevens,
    gevelvullingen: VOORBEELD_GEVELVULLINGEN.map((gevelvulling) => ({
      ...withAdvies(chooseAanbevolen({ ...basis, gevelvulling })),
      created: moment,
      changed: moment,
    })),
  };
};
