import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectBody } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

/** Products of the example catalogue, the same on every side. */
const onEverySide = (hoekanker: string, bevestigingsmiddelen: string[] | null) =>
  perZijde(() => ({ hoekanker, bevestigingsmiddelen }));

/** Case K1 of the calculation model: 22 hoekankers. */
const kozijn: Gevelvulling = {
  ...createGevelvulling({
    id: '1f0a7c21',
    gevelvullingType: 'kozijn',
    bouwmethode: 'traditioneel',
    gebruikBevestigingsmiddelen: false,
    merk: 'K01',
    aantal: 4,
    hoogte: 2000,
    breedte: 4000,
    gebouwHoogte: 9,
  }),
  detailleringData: {
    plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'vloerrand' },
    onderdorpel: 'houtenDorpel',
    bovendorpel: 'recht',
    afstandOnderkantSpouwlatTotBovenkantVloerrand: 0,
    spouwlatbreedte: 90,
    stelruimte: 15,
    gewichtinvoer: 'glasgewicht',
    glasgewicht: 25,
  },
  maximumHartOpHartMaat: perZijde(() => 600),
  productKeuze: onEverySide('GA-90', null),
};

const schuifpui: Gevelvulling = {
  ...createGevelvulling({
    id: '5be2d904',
    gevelvullingType: 'schuifpui',
    bouwmethode: 'prefab',
    merk: 'SP1',
    aantal: 2,
    hoogte: 2600,
    breedte: 4800,
  }),
  detailleringData: {
    onderdorpel: 'laagReliëfDorpel',
    maximaleHartOpHartMaatLaagReliefDorpel: 400,
    bovendorpel: 'afgeschuind',
    spouwlatbreedte: 90,
    stelruimte: 15,
    gewichtinvoer: 'totaalgewicht',
    totaalgewicht: 620,
  },
  productKeuze: onEverySide('GA-120', null),
};

const hsb: Gevelvulling = {
  ...createGevelvulling({
    id: 'a93c60d7',
    gevelvullingType: 'hsb',
    verbondenAantalZijden: 4,
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: 'voorbeeld',
    merk: 'HSB-A',
    aantal: 1,
    hoogte: 2700,
    breedte: 5400,
    gebouwHoogte: 9,
  }),
  detailleringData: {
    plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'vloerrand' },
    binnenmuur: 'beton',
    vloertypeOnderzijde: 'breedplaatvloer',
    vloertypeBovenzijde: 'breedplaatvloer',
    onderregel: 'zonderGroef',
    bovenregel: 'recht',
    afstandOnderkantElementTotBovenkantVloerrand: 10,
    afstandVoorkantElementTotVoorkantVloerrand: 40,
    dikteElement: 200,
    elementBevatKozijnOfSchuifpuiVanafOnderzijde: false,
    gewichtinvoer: 'gewichtElement',
    gewichtElement: 60,
  },
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
