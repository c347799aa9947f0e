import type { AdviezenMessage, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

/** A kozijn of 1800 × 1500 mm whose advice complies, as the product tells it. */
export const buildAdvies = (given: Partial<GevelvullingAdvies> = {}): GevelvullingAdvies => ({
  id: 'g1',
  merk: 'A',
  type: 'kozijn',
  breedte: 1800,
  hoogte: 1500,
  elementen: [
    { globalId: '1aaaaaaaaaaaaaaaaaaaa1', verdieping: '01 eerste verdieping', orientatie: 180 },
    { globalId: '1aaaaaaaaaaaaaaaaaaaa2', verdieping: '01 eerste verdieping', orientatie: 180 },
  ],
  toestand: 'vastgesteld',
  voldoet: true,
  revisie: 'g-1a2b',
  kenmerk: '9F86-D081-884C-7D65',
  meldingen: [],
  zijden: [
    {
      zijde: 'onderzijde',
      aantal: 3,
      hartOpHart: 700,
      posities: [200, 900, 1600],
      product: 'GA-90',
      unityCheck: 0.95,
    },
    {
      zijde: 'zijkanten',
      aantal: 2,
      hartOpHart: 1100,
      posities: [200, 1300],
      product: 'GA-70',
      unityCheck: 0.5,
    },
    {
      zijde: 'bovenzijde',
      aantal: 1,
      hartOpHart: null,
      posities: [900],
      product: 'GA-90',
      unityCheck: 0.25,
    },
  ],
  tekening: null,
  ...given,
});

export const buildAdviezen = (
  ...gevelvullingen: readonly GevelvullingAdvies[]
): AdviezenMessage => ({
  version: 2,
  project: { id: 7, naam: 'Dok & Co <1>', metadataId: '0aaaaaaaaaaaaaaaaaaaa1' },
  gevelvullingen: [...gevelvullingen],
});
