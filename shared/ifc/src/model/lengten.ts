/** As many signs as the product takes of each. */
export const LENGTEN = { gevel: 40, bouwlaag: 20, ruimte: 80, opmerking: 500 } as const;
