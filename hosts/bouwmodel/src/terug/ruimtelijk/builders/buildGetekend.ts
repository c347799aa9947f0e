import type { RuimtelijkAnker } from '@adviestool/ifc/ruimtelijk';

import type { GetekendElement } from '../model/getekend.ts';

export const buildAnker = (given: Partial<RuimtelijkAnker> = {}): RuimtelijkAnker => ({
  rand: 'onder',
  nummer: 1,
  product: 'GA-90',
  positie: 200,
  unityCheck: 0.95,
  punt: [200, 50, 0],
  langs: [1, 0, 0],
  dwars: [0, 1, 0],
  ...given,
});

/** A kozijn of 1800 × 1500 mm without a body, with two hoekankers below. */
export const buildGetekend = (given: Partial<GetekendElement> = {}): GetekendElement => ({
  globalId: 'a',
  gevelvullingId: 'g1',
  merk: 'A',
  verdieping: '01 eerste verdieping',
  voldoet: true,
  heeftMelding: false,
  oorsprong: [0, 0, 0],
  driehoeken: new Float32Array(0),
  lijnen: new Float32Array(0),
  isTeGroot: false,
  omtrek: [
    [0, 50, 0],
    [1800, 50, 0],
    [1800, 50, 1500],
    [0, 50, 1500],
  ],
  ankers: [buildAnker(), buildAnker({ nummer: 2, positie: 1600, punt: [1600, 50, 0] })],
  heeftMaat: true,
  geenPlaats: null,
  ...given,
});
