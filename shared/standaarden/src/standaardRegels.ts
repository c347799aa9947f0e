import type { Catalogus } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Standaard } from '@adviestool/contract/standaarden';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { dorpelLabel } from '@adviestool/domain/toelichting/labels';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import { productNamenIn, type Leveranciers } from '@adviestool/domain/velden/namen';
import { writeVelden } from '@adviestool/domain/velden/showVelden';

import { STANDAARD_KADER } from './standaardInvoer.ts';

/** A line of a standard in words. */
interface StandaardRegel {
  term: string;
  value: string;
}

interface Woorden {
  type: GevelvullingType;
  catalogus: Catalogus;
  leveranciers: Leveranciers;
}

const productRegels = (
  { productKeuze }: Standaard,
  { type, catalogus }: Woorden,
): StandaardRegel[] => {
  if (productKeuze === undefined) return [];
  const naamVan = productNamenIn(catalogus);
  return ZIJDEN.flatMap((zijde) => {
    const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
    const namen = [...(hoekanker === null ? [] : [hoekanker]), ...(bevestigingsmiddelen ?? [])].map(
      naamVan,
    );
    return namen.length === 0
      ? []
      : [{ term: `Producten ${dorpelLabel(type, zijde).toLowerCase()}`, value: namen.join(', ') }];
  });
};

/** Everything that a standard sets, in the words and the order of the form. */
export const standaardRegels = (standaard: Standaard, woorden: Woorden): StandaardRegel[] => [
  ...[
    ...writeVelden(STANDAARD_KADER, standaard.gevelvullingEnKaderData, woorden.leveranciers),
    ...writeVelden(DETAILLERING_REGISTER, standaard.detailleringData),
  ].map(({ label, tekst }) => ({ term: label, value: tekst })),
  ...productRegels(standaard, woorden),
];
