import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { importRijen, type ImportInvoer } from '@adviestool/domain/kozijnstaat/planImport';
import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import { applyAdviesIn } from '@adviestool/domain/rekenen/applyAdvies';

interface Basis {
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
}

const hasProducts = ({ verankerdeZijden, productKeuze }: Gevelvulling): boolean =>
  verankerdeZijden.every((zijde) => productKeuze[zijde].hoekanker !== null);

/** The gevelvulling with the recommended products, where a side has none. */
export const withAanbevolen = (gevelvulling: Gevelvulling, basis: Basis): Gevelvulling => {
  if (hasProducts(gevelvulling)) return gevelvulling;
  const chosen = chooseAanbevolen({ ...basis, gevelvulling });
  return applyAdviesIn(basis)(chosen);
};

/** The import as one change of the project, with recommended products when they are wanted. */
export const importeer = (
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
      before.has(gevelvulling) ? gevelvulling : withAanbevolen(gevelvulling, basis),
    ),
  };
};
