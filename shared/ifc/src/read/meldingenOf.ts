import type { Element } from '../model/bouwmodel.ts';
import { meldingTeksten } from '../model/meldingTeksten.ts';

interface Known {
  elementen: readonly Pick<Element, 'globalId' | 'maatverschil' | 'verdieping'>[];
  /** Lines that the file points to and does not have. */
  missing: number;
  /** Names of the buildings. */
  gebouwen: readonly string[];
  /** Weights and their units can be read. */
  hasMass: boolean;
  /** How many elements have several weights. */
  meerGewichten: number;
  /** Names of places and remarks that the product has no room for. */
  teLang: readonly string[];
}

const doubled = (ids: readonly string[]): number => ids.length - new Set(ids).size;

/** What the user should know of a model that could be read, each with what to do. */
export const meldingenOf = (known: Known): string[] => {
  const { elementen, missing, gebouwen, hasMass, meerGewichten, teLang } = known;
  const otherSize = elementen.filter(({ maatverschil }) => maatverschil !== null).length;
  const twice = doubled(elementen.map(({ globalId }) => globalId));
  const found: [boolean, () => string][] = [
    [missing > 0, () => meldingTeksten.ontbrekendeRegels(missing)],
    [!hasMass, () => meldingTeksten.gewichtseenheid],
    [meerGewichten > 0, () => meldingTeksten.meerGewichten(meerGewichten)],
    [gebouwen.length > 1, () => meldingTeksten.gebouwen(gebouwen)],
    [otherSize > 0, () => meldingTeksten.maatverschil(otherSize)],
    [teLang.length > 0, () => meldingTeksten.teLang(new Set(teLang))],
    [twice > 0, () => meldingTeksten.dubbel(twice)],
  ];
  return found.flatMap(([isSo, tekst]) => (isSo ? tekst() : []));
};
