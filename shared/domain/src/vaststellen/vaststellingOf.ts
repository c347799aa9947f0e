import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';

import type { Advies } from '../rekenen/advies.ts';
import { REKENMODEL_VERSIE } from '../rekenen/rekenmodelVersie.ts';
import { invoerHashOf } from './invoerHash.ts';
import { uitkomstOf } from './uitkomst.ts';

interface Vaststelling extends Pick<Vastgesteld, 'op' | 'door' | 'catalogus'> {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  /** Complete, and calculated with that catalogue. */
  advies: Advies;
}

/** What is kept of an advice when it is fixed. */
export const vaststellingOf = ({
  op,
  door,
  catalogus,
  projectGegevens,
  gevelvulling,
  advies,
}: Vaststelling): Vastgesteld => ({
  op,
  door,
  rekenmodel: REKENMODEL_VERSIE,
  catalogus,
  invoer: invoerHashOf(projectGegevens, gevelvulling),
  zijden: uitkomstOf(advies, gevelvulling),
});
