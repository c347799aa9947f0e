import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';

import { REKENMODEL_VERSIE } from '../rekenen/rekenmodelVersie.ts';
import { invoerHashOf } from './invoerHash.ts';

/** What can make a fixed advice come out otherwise. */
export const OORZAKEN = ['projectgegevens', 'gevelvulling', 'catalogus', 'rekenmodel'] as const;

export type Oorzaak = (typeof OORZAKEN)[number];

/** What is calculated with now; the catalogue null: it is not known by name here. */
interface Nu {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: CatalogusNaam | null;
}

/** Which of them are not as they were when the advice was fixed; none when that cannot be told. */
export const oorzakenOf = (
  { invoer, catalogus, rekenmodel }: Vastgesteld,
  { projectGegevens, gevelvulling, catalogus: huidig }: Nu,
): readonly Oorzaak[] => {
  const nu = invoerHashOf(projectGegevens, gevelvulling);
  const isAnders: Record<Oorzaak, boolean> = {
    projectgegevens: nu.projectGegevens !== invoer.projectGegevens,
    gevelvulling: nu.gevelvulling !== invoer.gevelvulling,
    catalogus:
      huidig !== null && (huidig.id !== catalogus.id || huidig.versie !== catalogus.versie),
    rekenmodel: rekenmodel !== REKENMODEL_VERSIE,
  };
  return OORZAKEN.filter((oorzaak) => isAnders[oorzaak]);
};
