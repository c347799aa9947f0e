import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';

import { adviesTeksten } from './adviesTeksten.ts';
import { formatUnityCheck } from './getallen.ts';

const STATUSSEN: ReadonlyMap<string, string> = new Map(Object.entries(adviesTeksten.status));

const orGeen = <T>(value: T | null, format: (value: T) => string): string =>
  value === null ? adviesTeksten.geen : format(value);

/** A product that the catalogue does not have any more goes by its id. */
const productenTekst = (
  { hoekankers, bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout }: Catalogus,
  { hoekanker, bevestigingsmiddelen }: ZijdeUitkomst,
): string => {
  const namen = new Map(
    [...hoekankers, ...bevestigingsmiddelenBouwkundig, ...bevestigingsmiddelenHout].map(
      ({ id, naam }) => [id, naam],
    ),
  );
  const naamVan = (id: string): string => namen.get(id) ?? id;
  const middelen = (bevestigingsmiddelen ?? []).map(naamVan).toSorted();
  return [hoekanker === null ? 'geen product' : naamVan(hoekanker), ...middelen].join(' + ');
};

/** What is warned of on a side, as its verdict says it; what a later release warns of goes by its code. */
const WAARSCHUWINGEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...adviesTeksten.oordeel.afwijkingen,
    ZWAARTEPUNT_BUITEN_VLOERRAND: 'zwaartepunt buiten de vloerrand',
  }),
);

const oordeelTekst = ({ oordeel, waarschuwingen = [] }: ZijdeUitkomst): string => {
  const status = (STATUSSEN.get(oordeel) ?? oordeel).toLowerCase();
  const gewaarschuwd = waarschuwingen.map((code) => WAARSCHUWINGEN.get(code) ?? code);
  return gewaarschuwd.length === 0 ? status : `${status} (${gewaarschuwd.join(', ')})`;
};

/** Where the first and the last stand, which with their number says where all of them do. */
const plaatsTekst = (posities: readonly number[]): string => {
  const [eerste, laatste] = [posities.at(0), posities.at(-1)].map((mm) =>
    orGeen(mm ?? null, (plaats) => formatOutcome(plaats, 'mm')),
  );
  return eerste === laatste ? `op ${eerste}` : `van ${eerste} tot ${laatste}`;
};

/** All that is compared of a side, each aspect by itself. */
export const ZIJDE_ASPECTEN = {
  aantal: ({ aantal, geadviseerd }) =>
    orGeen(aantal, (getal) =>
      geadviseerd === null || geadviseerd === getal
        ? formatNumber(getal)
        : `${formatNumber(getal)} (geadviseerd ${formatNumber(geadviseerd)})`,
    ),
  producten: (uitkomst, catalogus) => productenTekst(catalogus, uitkomst),
  hartOpHart: ({ hartOpHart, posities }) => {
    const afstand = orGeen(hartOpHart, (mm) => formatOutcome(mm, 'mm'));
    return posities === undefined ? afstand : `${afstand} (${plaatsTekst(posities)})`;
  },
  unityCheck: ({ unityCheck }) => orGeen(unityCheck, formatUnityCheck),
  oordeel: oordeelTekst,
} as const satisfies Readonly<
  Record<string, (uitkomst: ZijdeUitkomst, catalogus: Catalogus) => string>
>;

/** ‘4 × hoekanker 80, h.o.h. 600 mm, unity check 0,82, voldoet’ */
export const zijdeUitkomstTekst = (catalogus: Catalogus, uitkomst: ZijdeUitkomst): string => {
  const { hartOpHart, posities, unityCheck } = uitkomst;
  const aspecten = ZIJDE_ASPECTEN;
  return [
    `${aspecten.aantal(uitkomst)} × ${aspecten.producten(uitkomst, catalogus)}`,
    ...((hartOpHart ?? posities) === undefined ? [] : [`h.o.h. ${aspecten.hartOpHart(uitkomst)}`]),
    ...(unityCheck === null ? [] : [`unity check ${aspecten.unityCheck(uitkomst)}`]),
    aspecten.oordeel(uitkomst),
  ].join(', ');
};
