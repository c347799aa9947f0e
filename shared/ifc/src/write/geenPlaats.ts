/**
 * Why an element gets no hoekankers in the model: it has no place there; neither it nor what it is made of
 * or fills has a body; it leans or lies; or none of these bodies has the advised size.
 */
export const GEEN_PLAATS = ['geenPlaatsing', 'geenVorm', 'nietRechtop', 'andereMaat'] as const;
export type GeenPlaats = (typeof GEEN_PLAATS)[number];
