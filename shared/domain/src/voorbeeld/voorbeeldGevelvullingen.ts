import type { DetailleringData, Gevelvulling } from '@adviestool/contract/gevelvulling';

import { createGevelvulling } from '../velden/gevelvulling.ts';

type Kader = Parameters<typeof createGevelvulling>[0];

const make = (kader: Kader, detailleringData: DetailleringData): Gevelvulling => ({
  ...createGevelvulling(kader),
  detailleringData,
});

const OP_DE_VLOER = { onderzijde: 'vloerrand', bovenzijde: 'vloerrand' } as const;

const OPLEGGING = { spouwlatbreedte: 90, stelruimte: 15 };

const TRADITIONEEL = { bouwmethode: 'traditioneel', gebruikBevestigingsmiddelen: false } as const;

const HSB_DETAIL: DetailleringData = {
  plaatsing: OP_DE_VLOER,
  onderregel: 'zonderGroef',
  bovenregel: 'recht',
  afstandOnderkantElementTotBovenkantVloerrand: 10,
  afstandVoorkantElementTotVoorkantVloerrand: 40,
  dikteElement: 200,
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: false,
  gewichtinvoer: 'gewichtElement',
  gewichtElement: 60,
};

/**
 * Two gevelvullingen of each type, mm and kg, complete but for their products: which fit depends on the
 * catalogue. None asks for bevestigingsmiddelen, so that no supplier need be there.
 */
export const VOORBEELD_GEVELVULLINGEN: readonly Gevelvulling[] = [
  make(
    {
      id: '0e1f5a01',
      gevelvullingType: 'kozijn',
      ...TRADITIONEEL,
      merk: 'K01',
      aantal: 4,
      breedte: 1800,
      hoogte: 1500,
    },
    {
      plaatsing: OP_DE_VLOER,
      onderdorpel: 'houtenDorpel',
      bovendorpel: 'recht',
      afstandOnderkantSpouwlatTotBovenkantVloerrand: 0,
      ...OPLEGGING,
      gewichtinvoer: 'glasgewicht',
      glasgewicht: 25,
    },
  ),
  make(
    {
      id: '0e1f5a02',
      gevelvullingType: 'kozijn',
      bouwmethode: 'prefab',
      merk: 'K02',
      aantal: 6,
      breedte: 1200,
      hoogte: 2100,
    },
    {
      onderdorpel: 'houtenDorpel',
      bovendorpel: 'afgeschuind',
      ...OPLEGGING,
      gewichtinvoer: 'glasgewicht',
      glasgewicht: 30,
    },
  ),
  make(
    {
      id: '0e1f5a03',
      gevelvullingType: 'schuifpui',
      bouwmethode: 'prefab',
      merk: 'SP1',
      aantal: 2,
      breedte: 3600,
      hoogte: 2400,
    },
    {
      onderdorpel: 'laagReliëfDorpel',
      maximaleHartOpHartMaatLaagReliefDorpel: 400,
      bovendorpel: 'afgeschuind',
      ...OPLEGGING,
      gewichtinvoer: 'totaalgewicht',
      totaalgewicht: 380,
    },
  ),
  make(
    {
      id: '0e1f5a04',
      gevelvullingType: 'schuifpui',
      ...TRADITIONEEL,
      merk: 'SP2',
      aantal: 1,
      breedte: 2700,
      hoogte: 2300,
    },
    {
      plaatsing: OP_DE_VLOER,
      onderdorpel: 'houtenDorpel',
      bovendorpel: 'recht',
      afstandOnderkantSpouwlatTotBovenkantVloerrand: 0,
      ...OPLEGGING,
      gewichtinvoer: 'totaalgewicht',
      totaalgewicht: 260,
    },
  ),
  make(
    {
      id: '0e1f5a05',
      gevelvullingType: 'hsb',
      verbondenAantalZijden: 4,
      gebruikBevestigingsmiddelen: false,
      merk: 'HSB-A',
      aantal: 2,
      breedte: 4200,
      hoogte: 2700,
    },
    HSB_DETAIL,
  ),
  make(
    {
      id: '0e1f5a06',
      gevelvullingType: 'hsb',
      verbondenAantalZijden: 2,
      gebruikBevestigingsmiddelen: false,
      merk: 'HSB-B',
      aantal: 1,
      breedte: 3000,
      hoogte: 2700,
    },
    HSB_DETAIL,
  ),
];
