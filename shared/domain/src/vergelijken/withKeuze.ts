import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { dagVan } from '@adviestool/getallen/dagVan';

import { isSameInput } from '../velden/isSameInput.ts';
import { idOf } from '../velden/gevelvullingLijst.ts';
import type { VergelijkingKolom } from './kolomIn.ts';
import { vergelijkIn, type Keuze } from './vergelijkIn.ts';

interface Gekozen {
  keuze: Keuze;
  kolom: Pick<VergelijkingKolom, 'gewijzigd'>;
  /** The project that was compared. */
  vergeleken: Pick<Project, 'projectGegevens'>;
  catalogus: Catalogus;
  /** When it is done, as the record of a gevelvulling has it. */
  now: string;
}

/**
 * The change that makes a choice for a whole project: what the user saw, wherever the project is as it was compared.
 * What a colleague saved meanwhile is worked out anew by the same rule, and an advice that was fixed meanwhile stays.
 * Only what would change when it was compared does; null when nothing is left to change.
 */
export const withKeuze =
  ({ keuze, kolom: { gewijzigd }, vergeleken, catalogus, now }: Gekozen) =>
  (project: Project): Project | null => {
    const { projectGegevens } = project;
    const isZelfdeProject = isSameInput(projectGegevens, vergeleken.projectGegevens);
    const opnieuw = vergelijkIn({ projectGegevens, catalogus, vandaag: dagVan(new Date(now)) });
    let isChanged = false;
    const gevelvullingen = project.gevelvullingen.map((one) => {
      const wijziging = gewijzigd.get(idOf(one));
      if (wijziging === undefined) return one;
      const { van, naar } = wijziging;
      if (one.vastgesteld !== undefined && van.vastgesteld === undefined) return one;
      const isZelfde = isZelfdeProject && (one === van || isSameInput(one, van));
      const gekozen = isZelfde ? naar : opnieuw(one).kies(keuze).gevelvulling;
      if (gekozen === one) return one;
      isChanged = true;
      return { ...gekozen, changed: now };
    });
    return isChanged ? { ...project, gevelvullingen } : null;
  };
