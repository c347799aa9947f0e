import type { Ruimtelijk, RuimtelijkAnker, RuimtelijkElement } from '@adviestool/ifc/ruimtelijk';

/** An element that can be drawn. */
export interface GetekendElement extends RuimtelijkElement {
  /** The edges of its body: both ends of each, three numbers each, as `driehoeken`. */
  lijnen: Float32Array<ArrayBuffer>;
}

export interface Getekend extends Ruimtelijk {
  elementen: readonly GetekendElement[];
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

/** How an element stands: hoekankers are written of the first one only. */
export const STANDEN = ['geschreven', 'voldoetNiet', 'onvolledig', 'geenPlaats'] as const;
export type Stand = (typeof STANDEN)[number];

export const standVan = ({ voldoet, geenPlaats }: RuimtelijkElement): Stand => {
  if (voldoet === false) return 'voldoetNiet';
  if (voldoet === null) return 'onvolledig';
  return geenPlaats === null ? 'geschreven' : 'geenPlaats';
};
