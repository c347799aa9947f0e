import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { mapZijden } from '@adviestool/contract/zijde';
import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { applyAdviesIn } from '@adviestool/domain/rekenen/applyAdvies';
import { isProductkeuzeCompleet } from '@adviestool/domain/steps/gevelvullingSteps';

interface Basis {
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
  /** What is recommended. */
  voorkeur: Voorkeur;
}

/** The gevelvulling with the recommended products, where a side has none; what is chosen stays. */
export const withMissingProducts = (gevelvulling: Gevelvulling, basis: Basis): Gevelvulling => {
  if (isProductkeuzeCompleet(gevelvulling)) return gevelvulling;
  const chosen = chooseAanbevolen({ ...basis, gevelvulling });
  const productKeuze = mapZijden(chosen.productKeuze, (keuze, zijde) => ({
    ...keuze,
    hoekanker: gevelvulling.productKeuze[zijde].hoekanker ?? keuze.hoekanker,
  }));
  return applyAdviesIn(basis)({ ...chosen, productKeuze });
};
