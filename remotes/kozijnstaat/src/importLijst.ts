import type { Project } from '@adviestool/contract/project';
import { importRijen } from '@adviestool/kozijnstaten/planImport';
import type { ImportInvoer } from '@adviestool/kozijnstaten/planRij';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';

import { withMissingProducts } from './withMissingProducts.ts';

/** The import as one change of the project; null for `voorkeur`: rows without products stay so. */
export const importLijst = (
  project: Project,
  invoer: ImportInvoer,
  voorkeur: Voorkeur | null,
): Project | null => {
  const imported = importRijen(project, invoer);
  if (imported === null || voorkeur === null) return imported;
  const { projectGegevens } = project;
  const basis = { projectGegevens, catalogus: invoer.catalogus, voorkeur };
  return {
    ...imported,
    gevelvullingen: imported.gevelvullingen.map((gevelvulling) =>
      gevelvulling.changed === invoer.moment
        ? withMissingProducts(gevelvulling, basis)
        : gevelvulling,
    ),
  };
};
