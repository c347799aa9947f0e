import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Element } from '@adviestool/ifc/bouwmodel';

/** What the user chose for an element; those of a group have the same. */
export interface Keuze {
  isChosen: boolean;
  type: GevelvullingType;
}

/**
 * Choices by the GlobalId of their element, so that they stay when the groups become others; that of a
 * group is the one of its first.
 */
export type Keuzes = ReadonlyMap<string, Keuze>;

/** The same for elements that are chosen alike. */
export const keuzeSleutel = (keuzes: Keuzes, globalId: string): string => {
  const keuze = keuzes.get(globalId);
  return keuze === undefined ? '' : `${keuze.isChosen} ${keuze.type}`;
};

/** mm: longer than what is brought on a lorry. */
const LANGSTE_ELEMENT = 15_000;

/** A timber-frame wall that is no element of a facade, such as the parapet around a roof. */
export const isTeLang = ({ type, breedte }: Pick<Element, 'type' | 'breedte'>): boolean =>
  type === 'hsb' && breedte !== null && breedte > LANGSTE_ELEMENT;

/** Everything that may be in a facade goes along, as what the reader took it for. */
export const firstKeuzes = (elementen: readonly Element[]): Keuzes =>
  new Map(
    elementen.map((element) => [
      element.globalId,
      { isChosen: !element.isBinnen && !isTeLang(element), type: element.type },
    ]),
  );

/** Changes the choice for some elements. */
export const changeKeuzes = (
  keuzes: Keuzes,
  globalIds: readonly string[],
  change: Partial<Keuze> = {},
): Keuzes => {
  const changed = new Map(keuzes);
  for (const globalId of globalIds) {
    const keuze = keuzes.get(globalId);
    if (keuze !== undefined) changed.set(globalId, { ...keuze, ...change });
  }
  return changed;
};
