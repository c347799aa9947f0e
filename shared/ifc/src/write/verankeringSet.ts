import type { AdviesZijde, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { Zijde } from '@adviestool/contract/zijde';

import { stepReal, stepText } from '../step/stepValue.ts';
import {
  aantalHoekankersVan,
  geschrevenUnityCheck,
  productVan,
  unityCheckVan,
} from './uitkomst.ts';
import { teksten } from './teksten.ts';
import { maatVan } from './maat.ts';

/** A property: its name, and its value as a file has it. */
export type Eigenschap = readonly [naam: string, waarde: string];

const LONGEST_LABEL = 255;

const label = (text: string): string => `IFCLABEL(${stepText(text.slice(0, LONGEST_LABEL))})`;
const tekst = (text: string): string => `IFCTEXT(${stepText(text)})`;
const geheel = (aantal: number): string => `IFCINTEGER(${aantal})`;

export const ZIJDE_NAMEN = {
  onderzijde: { aantal: 'AantalOnderzijde', hartOpHart: 'HartOpHartOnderzijde' },
  zijkanten: { aantal: 'AantalPerStijl', hartOpHart: 'HartOpHartStijlen' },
  bovenzijde: { aantal: 'AantalBovenzijde', hartOpHart: 'HartOpHartBovenzijde' },
} as const satisfies Record<Zijde, { aantal: string; hartOpHart: string }>;

/** A property for what is known; nothing for what is not. */
const alsBekend = <Value>(
  naam: string,
  value: Value | null | undefined,
  write: (value: Value) => string,
): Eigenschap[] => (value === null || value === undefined ? [] : [[naam, write(value)]]);

interface SetVoor {
  /** mm in the unit of length of the file. */
  eenheid: number;
  /** Its elements have the size that was advised: only of these it is said what came of it. Null: it is not known. */
  heeftMaat: boolean | null;
}

/** The properties of a gevelvulling in `Adviestool_Verankering`. */
export const verankeringSetVan = (
  gevelvulling: GevelvullingAdvies,
  { eenheid, heeftMaat }: SetVoor,
): Eigenschap[] => {
  const { voldoet, zijden } = heeftMaat ? gevelvulling : { voldoet: null, zijden: [] };
  const maat = maatVan(gevelvulling);
  const meldingen = [
    ...(heeftMaat || maat === null
      ? []
      : [heeftMaat === null ? teksten.geenMaat : teksten.andereMaat(maat)]),
    ...gevelvulling.meldingen,
  ];
  const lengte = (mm: number): string => `IFCPOSITIVELENGTHMEASURE(${stepReal(mm / eenheid)})`;
  const zijdeEigenschappen = ({ zijde, aantal, hartOpHart }: AdviesZijde): Eigenschap[] => [
    ...alsBekend(ZIJDE_NAMEN[zijde].aantal, aantal, geheel),
    ...alsBekend(ZIJDE_NAMEN[zijde].hartOpHart, hartOpHart, lengte),
  ];
  return [
    ['Toestand', label(teksten.toestand[gevelvulling.toestand])],
    ...alsBekend('Voldoet', voldoet, (isZo) => (isZo ? 'IFCBOOLEAN(.T.)' : 'IFCBOOLEAN(.F.)')),
    // A verdict is not written without what was warned of beside it.
    ...alsBekend('Meldingen', meldingen.join(' ') || null, tekst),
    ...alsBekend('AdviesBreedte', gevelvulling.breedte, lengte),
    ...alsBekend('AdviesHoogte', gevelvulling.hoogte, lengte),
    ...alsBekend('Aantal', aantalHoekankersVan({ zijden }), geheel),
    ...zijden.flatMap(zijdeEigenschappen),
    ...alsBekend('Product', productVan({ zijden }), label),
    ...alsBekend(
      'UnityCheck',
      geschrevenUnityCheck(unityCheckVan({ zijden })),
      (check) => `IFCREAL(${stepReal(check)})`,
    ),
    ...alsBekend('Gevel', gevelvulling.gevel, label),
    ...alsBekend('Bouwlaag', gevelvulling.bouwlaag, label),
    ...alsBekend('Ruimte', gevelvulling.ruimte, label),
    ...alsBekend('Draairichting', gevelvulling.draairichting, label),
    ...alsBekend('Opmerking', gevelvulling.opmerking, tekst),
    ...alsBekend('Revisie', gevelvulling.revisie, label),
    ...alsBekend('Kenmerk', gevelvulling.kenmerk, label),
  ];
};
