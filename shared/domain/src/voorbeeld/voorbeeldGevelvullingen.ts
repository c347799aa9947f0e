import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { voorbeeldGevelvulling } from './voorbeeldGevelvulling.ts';

const HSB_GEWICHT = { gewichtinvoer: 'gewichtElement', gewichtElement: 60 } as const;

/**
 * Two gevelvullingen of each type, mm and kg, complete but for their products: which fit depends on the
 * catalogue. None asks for bevestigingsmiddelen, so that no supplier need be there.
 */
export const VOORBEELD_GEVELVULLINGEN: readonly Gevelvulling[] = [
  voorbeeldGevelvulling(
    {
      id: '0e1f5a01',
      gevelvullingType: 'kozijn',
      merk: 'K01',
      aantal: 4,
      breedte: 1800,
      hoogte: 1500,
    },
    { bovendorpel: 'recht', gewichtinvoer: 'glasgewicht', glasgewicht: 25 },
  ),
  voorbeeldGevelvulling(
    {
      id: '0e1f5a02',
      gevelvullingType: 'kozijn',
      bouwmethode: 'prefab',
      merk: 'K02',
      aantal: 6,
      breedte: 1200,
      hoogte: 2100,
    },
    { gewichtinvoer: 'glasgewicht', glasgewicht: 30 },
  ),
  voorbeeldGevelvulling(
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
      totaalgewicht: 380,
    },
  ),
  voorbeeldGevelvulling(
    {
      id: '0e1f5a04',
      gevelvullingType: 'schuifpui',
      merk: 'SP2',
      aantal: 1,
      breedte: 2700,
      hoogte: 2300,
    },
    { bovendorpel: 'recht', totaalgewicht: 260 },
  ),
  voorbeeldGevelvulling(
    {
      id: '0e1f5a05',
      gevelvullingType: 'hsb',
      verbondenAantalZijden: 4,
      merk: 'HSB-A',
      aantal: 2,
      breedte: 4200,
      hoogte: 2700,
    },
    HSB_GEWICHT,
  ),
  voorbeeldGevelvulling(
    {
      id: '0e1f5a06',
      gevelvullingType: 'hsb',
      verbondenAantalZijden: 2,
      merk: 'HSB-B',
      aantal: 1,
      breedte: 3000,
      hoogte: 2700,
    },
    HSB_GEWICHT,
  ),
];
