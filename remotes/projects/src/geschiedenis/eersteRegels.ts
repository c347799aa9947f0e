import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';

import { merkVan } from './kopVanRevisie.ts';
import { teksten } from './teksten.ts';
import {
  gegevensInWoorden,
  gevelvullingInWoorden,
  type Namen,
  type WijzigingRegel,
} from '@adviestool/projectdelta/wijzigingInWoorden';

/** Values that a revision shows before it is opened. */
const GETOOND = 3;

/** Values of one thing that changed. */
export interface Onderwerp {
  id: string;
  naam: string;
  /** Null: the data of the project. */
  soort: keyof typeof teksten.soort | null;
  regels: readonly WijzigingRegel[];
}

/** Everything that a revision says of values, by what they are of. */
export const onderwerpenVan = (
  { gegevens, gevelvullingen }: ProjectRevisie,
  namen: Namen,
): Onderwerp[] => [
  ...(gegevens.length === 0
    ? []
    : [
        {
          id: 'gegevens',
          naam: teksten.gegevens,
          soort: null,
          regels: gegevensInWoorden(gegevens),
        },
      ]),
  ...gevelvullingen.map((wijziging) => ({
    id: `gevelvulling ${wijziging.id}`,
    naam: merkVan(wijziging),
    soort: wijziging.soort,
    regels: gevelvullingInWoorden(wijziging.velden, namen),
  })),
];

interface EersteRegel extends WijzigingRegel {
  /** What it is a value of; null: there is one thing that changed. */
  van: string | null;
}

/** The first values of a revision, and whether it has more to tell. */
export const eersteRegels = (
  revisie: ProjectRevisie,
  namen: Namen,
): { regels: EersteRegel[]; heeftMeer: boolean } => {
  const onderwerpen = onderwerpenVan(revisie, namen);
  const alle = onderwerpen.flatMap(({ naam, regels }) =>
    regels.map((regel) => ({ ...regel, van: onderwerpen.length > 1 ? naam : null })),
  );
  const { toegevoegd, gewijzigd, verwijderd } = revisie.aantallen;
  const isWhole = revisie.gevelvullingen.length === toegevoegd + gewijzigd + verwijderd;
  const isNamed = [toegevoegd, gewijzigd, verwijderd].every((aantal) => aantal <= GETOOND);
  return {
    regels: alle.slice(0, GETOOND),
    heeftMeer: alle.length > GETOOND || !isWhole || !isNamed,
  };
};
