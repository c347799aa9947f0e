import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectBody } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import { voorbeeldGevelvulling } from '@adviestool/domain/voorbeeld/voorbeeldGevelvulling';

/** Products of the example catalogue, the same on every side. */
const onEverySide = (hoekanker: string, bevestigingsmiddelen: string[] | null) =>
  perZijde(() => ({ hoekanker, bevestigingsmiddelen }));

/** Case K1 of the calculation model: 22 hoekankers. */
const kozijn: Gevelvulling = {
  ...voorbeeldGevelvulling(
    {
      id: '1f0a7c21',
      gevelvullingType: 'kozijn',
      merk: 'K01',
      aantal: 4,
      breedte: 4000,
      hoogte: 2000,
      gebouwHoogte: 9,
    },
    { bovendorpel: 'recht', gewichtinvoer: 'glasgewicht', glasgewicht: 25 },
  ),
  maximumHartOpHartMaat: perZijde(() => 600),
  productKeuze: onEverySide('GA-90', null),
};

const schuifpui: Gevelvulling = {
  ...voorbeeldGevelvulling(
    {
      id: '5be2d904',
      gevelvullingType: 'schuifpui',
      bouwmethode: 'prefab',
      merk: 'SP1',
      aantal: 2,
      breedte: 4800,
      hoogte: 2600,
    },
    {
      onderdorpel: 'laagReliëfDorpel',
      maximaleHartOpHartMaatLaagReliefDorpel: 400,
      totaalgewicht: 620,
    },
  ),
  productKeuze: onEverySide('GA-120', null),
};

const hsb: Gevelvulling = {
  ...voorbeeldGevelvulling(
    {
      id: 'a93c60d7',
      gevelvullingType: 'hsb',
      verbondenAantalZijden: 4,
      gebruikBevestigingsmiddelen: true,
      leverancierBevestigingsmiddelen: 'voorbeeld',
      merk: 'HSB-A',
      aantal: 1,
      breedte: 5400,
      hoogte: 2700,
      gebouwHoogte: 9,
    },
    { binnenmuur: 'beton', gewichtinvoer: 'gewichtElement', gewichtElement: 60 },
  ),
  productKeuze: onEverySide('HA-100', ['DB-12', 'HS-50']),
};

/** One of each type, complete up to the advice, as if saved at that moment. */
export const demoGevelvullingen = (now: Date): Gevelvulling[] => {
  const moment = now.toISOString();
  return [kozijn, schuifpui, hsb].map((gevelvulling) => ({
    ...gevelvulling,
    created: moment,
    changed: moment,
  }));
};

/** The project that a first start shows. */
export const demoProject = (now: Date): ProjectBody => ({
  name: 'Woningen De Lindehof',
  referentienummer: 'DEMO-001',
  type_bouw: 'woning',
  windgebied: 2,
  omgevingsgebied: 'bebouwd',
  gebouwhoogte: 9,
  windvorm_factor: 1.4,
  werkadres: 'Lindelaan 12',
  plaats_werkadres: 'Utrecht',
  version: null,
  gevelvullingen_json: JSON.stringify(demoGevelvullingen(now)),
});
