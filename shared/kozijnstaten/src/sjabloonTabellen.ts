import { grenzenTekst } from '@adviestool/domain/velden/grenzenTekst';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { labelOfWaarde } from '@adviestool/domain/velden/showVelden';
import { LEVERANCIER, type Leveranciers } from '@adviestool/domain/velden/namen';
import type { Lijsttabel } from '@adviestool/domain/bouwlijst/lijsttabel';
import { LIJSTVELDEN } from '@adviestool/domain/velden/lijstvelden';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { voorbeeldGevelvulling } from '@adviestool/domain/voorbeeld/voorbeeldGevelvulling';

import { celVan, VELD_KOPPEN } from './kozijnstaatTabel.ts';
import { teksten } from './teksten.ts';

const { sjabloon } = teksten;

const { gevelvullingEnKaderData, detailleringData } = voorbeeldGevelvulling(
  {
    id: 'voorbeeld',
    gevelvullingType: 'kozijn',
    merk: 'K01',
    aantal: 4,
    breedte: 1200,
    hoogte: 2400,
  },
  { bovendorpel: 'recht', gewichtinvoer: 'glasgewicht', glasgewicht: 25 },
);

/** The cell of a field of a kozijn that is complete but for its products. */
const voorbeeldCel = (veld: RegisterVeld) =>
  celVan(veld, readPad({ ...gevelvullingEnKaderData, ...detailleringData }, veld.pad));

/** What may be filled in, in words. */
const invullenOf = (veld: RegisterVeld, leveranciers: Leveranciers): string => {
  switch (veld.soort) {
    case 'janee':
      return sjabloon.jaNee;
    case 'keuze':
      return sjabloon.keuze(veld.waarden.map((waarde) => labelOfWaarde(veld, waarde)));
    case 'maat':
    case 'getal':
      return grenzenTekst(veld.grenzen ?? {}, veld.eenheid) ?? sjabloon.getal;
    case 'tekst': {
      const namen = Object.values(leveranciers);
      if (veld.naam === LEVERANCIER && namen.length > 0) {
        return sjabloon.keuze(namen);
      }
      return veld.lengte === undefined ? sjabloon.tekst : sjabloon.tekstTot(veld.lengte);
    }
    default:
      return veld.soort satisfies never;
  }
};

/**
 * The sheets of an empty list to fill in: its columns with one example, and what each of them means and
 * may hold, from the registry of the fields.
 */
export const sjabloonTabellen = (leveranciers: Leveranciers = {}): readonly Lijsttabel[] => [
  {
    naam: teksten.blad,
    kolommen: VELD_KOPPEN,
    rijen: [LIJSTVELDEN.map((veld) => voorbeeldCel(veld))],
  },
  {
    naam: sjabloon.blad,
    kolommen: sjabloon.koppen,
    rijen: LIJSTVELDEN.map((veld) => [
      teksten.naamVan(veld.naam),
      veld.hulp,
      invullenOf(veld, leveranciers),
      voorbeeldCel(veld),
    ]),
  },
];
