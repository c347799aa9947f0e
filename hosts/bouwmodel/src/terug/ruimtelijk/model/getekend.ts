import type { Ruimtelijk, RuimtelijkAnker, RuimtelijkElement } from '@adviestool/ifc/ruimtelijk';

/** An element that can be drawn. */
export interface GetekendElement extends RuimtelijkElement {
  /** The edges of its body: both ends of each, three numbers each, as `driehoeken`. */
  lijnen: Float32Array<ArrayBuffer>;
}

/** What is drawn of one file. */
export interface GetekendBestand extends Ruimtelijk {
  elementen: readonly GetekendElement[];
}

export interface Getekend extends GetekendBestand {
  /** GlobalIds that several gevelvullingen have; `dubbel` are the others. */
  gedeeld: readonly string[];
}

/** A hoekanker and the element that it is of. */
export interface AnkerPlek {
  element: GetekendElement;
  anker: RuimtelijkAnker;
}

/** Tells a hoekanker apart from all others of the model. */
export const sleutelVan = ({ element, anker }: AnkerPlek): string =>
  `${element.globalId} ${anker.rand} ${anker.nummer}`;

export const ankersVan = (elementen: readonly GetekendElement[]): AnkerPlek[] =>
  elementen.flatMap((element) => element.ankers.map((anker) => ({ element, anker })));

/** How an element stands. */
export const STANDEN = [
  'geschreven',
  'voldoetNiet',
  'onvolledig',
  'geenPlaats',
  'metMelding',
] as const;
export type Stand = (typeof STANDEN)[number];

/** Whether hoekankers are written of an element that stands so. */
export const isGeschreven = (stand: Stand): boolean =>
  stand === 'geschreven' || stand === 'metMelding';

export const standVan = ({
  voldoet,
  heeftMelding,
  heeftMaat,
  geenPlaats,
}: RuimtelijkElement): Stand => {
  if (voldoet === null) return 'onvolledig';
  if (heeftMaat === false) return 'geenPlaats';
  if (!voldoet) return 'voldoetNiet';
  if (geenPlaats !== null) return 'geenPlaats';
  return heeftMelding ? 'metMelding' : 'geschreven';
};
