import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { mapZijden } from '@adviestool/contract/zijde';
import { importRijen, type ImportInvoer } from '@adviestool/domain/kozijnstaat/planImport';
import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import { applyAdviesIn } from '@adviestool/domain/rekenen/applyAdvies';
import { isProductkeuzeCompleet } from '@adviestool/domain/steps/gevelvullingSteps';

interface Basis {
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
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

/** The import as one change of the project, with recommended products when they are wanted. */
export const importLijst = (
  project: Project,
  invoer: ImportInvoer,
  metAanbevolen: boolean,
): Project | null => {
  const imported = importRijen(project, invoer);
  if (imported === null || !metAanbevolen) return imported;
  const before = new Set(project.gevelvullingen);
  const basis = { projectGegevens: project.projectGegevens, catalogus: invoer.catalogus };
  return {
    ...imported,
    gevelvullingen: imported.gevelvullingen.map((gevelvulling) =>
      before.has(gevelvulling) ? gevelvulling : withMissingProducts(gevelvulling, basis),
    ),
  };
};
