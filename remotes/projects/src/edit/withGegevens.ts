import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { applyAdviesIn } from '@adviestool/domain/rekenen/applyAdvies';

interface Gegevens {
  projectGegevens: ProjectGegevens;
  /** The one that these data name. */
  catalogus: Catalogus;
}

/** The project with other data; the advice of its gevelvullingen follows from them. */
export const withGegevens = (project: Project, gegevens: Gegevens): Project => ({
  ...project,
  projectGegevens: gegevens.projectGegevens,
  gevelvullingen: project.gevelvullingen.map(applyAdviesIn(gegevens)),
});
