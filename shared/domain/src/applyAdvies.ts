import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';

import { adviesFor } from './advies.ts';

/** Computes the advice and stores its numbers beside the chosen ones; null where there is none. */
export const applyAdvies = (stored: {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}): Gevelvulling => {
  const { gevelvulling } = stored;
  const advies = adviesFor(stored);
  return {
    ...gevelvulling,
    aantalAnkers: perZijde((zijde) => ({
      geadviseerd: advies?.zijden[zijde]?.geadviseerd ?? null,
      gekozen: gevelvulling.aantalAnkers[zijde].gekozen,
    })),
  };
};
