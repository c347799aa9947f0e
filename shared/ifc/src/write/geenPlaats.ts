/** Why an element gets no hoekankers in the model. */
export const GEEN_PLAATS = ['geenPlaatsing', 'andereMaat'] as const;
export type GeenPlaats = (typeof GEEN_PLAATS)[number];
