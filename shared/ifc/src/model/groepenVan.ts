import { gevelSleutel } from '@adviestool/contract/windvormfactoren';

import type { Bouwmodel, Element, Groep } from './bouwmodel.ts';
import { samenGebouwplaats } from './samenGebouwplaats.ts';
import { listsBy } from './listsBy.ts';

/** What makes elements one group. */
export interface Groepering {
  /** Key of their `merken`; null: none of them has a mark. */
  merkbron: string | null;
  /** Lists of GlobalIds: the groups that these are in become one. */
  samengevoegd: readonly (readonly string[])[];
  /** Lists of GlobalIds: these stand apart from the others of their group. */
  gesplitst: readonly (readonly string[])[];
}

/** As the reader gives it, before anybody merged or split. */
export const groeperingVan = (merkbron: string | null): Groepering => ({
  merkbron,
  samengevoegd: [],
  gesplitst: [],
});

const merkVan = (element: Element, merkbron: string | null): string | null =>
  merkbron === null ? null : (element.merken[merkbron] ?? null);

/** What equal elements have in common. Their tops differ from wall to wall and their names by number. */
const keyOf = (element: Element, merk: string | null): string =>
  JSON.stringify([
    merk,
    element.klasse,
    element.type,
    element.verdieping,
    // Its facade may have a windvormfactor of its own.
    element.gevel === null ? null : gevelSleutel(element.gevel),
    element.isBinnen,
    element.breedte,
    element.hoogte,
    element.gewichtTotaal,
    element.gewichtGlas,
    element.spouwlatbreedte,
    element.stelruimte,
    element.maatverschil,
  ]);

/** Which list an element is in, by its GlobalId. */
const listOfEach = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((list, index) => list.map((id) => [id, index] as const)));

const highest = (elementen: readonly Element[]): number | null =>
  elementen.reduce<number | null>(
    (top, { hoogstePunt }) =>
      hoogstePunt === null || (top !== null && top >= hoogstePunt) ? top : hoogstePunt,
    null,
  );

/** What all of them have; null where they differ. */
const shared = (values: readonly (number | null)[]): number | null => {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
};

/** Of equal elements what each has; of others, that were merged, no weight or space of one for all. */
const samenMaten = (those: readonly Element[]) => ({
  hoogstePunt: highest(those),
  gewichtTotaal: shared(those.map(({ gewichtTotaal }) => gewichtTotaal)),
  gewichtGlas: shared(those.map(({ gewichtGlas }) => gewichtGlas)),
  spouwlatbreedte: shared(those.map(({ spouwlatbreedte }) => spouwlatbreedte)),
  stelruimte: shared(those.map(({ stelruimte }) => stelruimte)),
});

/** A GlobalId that a file gives twice would make one group of two. */
const uniqueId = (globalId: string, taken: Set<string>): string => {
  let id = globalId;
  for (let count = 2; taken.has(id); count += 1) id = `${globalId}#${count}`;
  taken.add(id);
  return id;
};

/**
 * The groups of a model: what is equal in all that is sent of it, as the user merged and split it. The
 * highest point is that of the highest one; what merged groups differ in is left open, but for their size.
 * @param meerVan what else the elements of a group have in common, by the GlobalId of each
 */
export const groepenVan = (
  { elementen }: Pick<Bouwmodel, 'elementen'>,
  { merkbron, samengevoegd, gesplitst }: Groepering,
  meerVan: (globalId: string) => string = () => '',
): Groep[] => {
  const apart = listOfEach(gesplitst);
  const together = listOfEach(samengevoegd);
  const equal = listsBy(elementen, (element) =>
    [
      keyOf(element, merkVan(element, merkbron)),
      apart.get(element.globalId),
      meerVan(element.globalId),
    ].join(' '),
  );
  const merged = listsBy(equal.values(), (those) => {
    const one = those.find(({ globalId }) => together.has(globalId));
    return one === undefined ? those : together.get(one.globalId);
  });
  const taken = new Set<string>();
  return [...merged.values()].flatMap((groups) => {
    const those = groups.flat();
    const [first] = those;
    if (first === undefined) return [];
    return {
      ...first,
      id: uniqueId(first.globalId, taken),
      merk: merkVan(first, merkbron),
      aantal: those.length,
      isBinnen: those.every(({ isBinnen }) => isBinnen),
      ...samenMaten(those),
      ...samenGebouwplaats(those),
      elementen: those,
    };
  });
};
