import type { Bouwmodel, Element, Groep } from './bouwmodel.ts';
import { groepenVan } from './groepenVan.ts';
import { changeKeuzes, firstKeuzes, type Keuzes } from './keuze.ts';

export const MAATBRONNEN = ['geometrie', 'eigenschap'] as const;

/** Where the size comes from of what has two. */
export type Maatbron = (typeof MAATBRONNEN)[number];

/** What the user made of a model that is open; elements by their GlobalId. */
export interface Bewerking {
  /** What the merk is read from; null: groups have none. */
  merkbron: string | null;
  /** Elements that are one group, whatever they are. */
  samengevoegd: readonly (readonly string[])[];
  /** Elements that are a group of their own. */
  gesplitst: readonly string[];
  maten: ReadonlyMap<string, Maatbron>;
  keuzes: Keuzes;
}

export const firstBewerking = ({ merkbron, elementen }: Bouwmodel): Bewerking => ({
  merkbron,
  samengevoegd: [],
  gesplitst: [],
  maten: new Map(),
  keuzes: firstKeuzes(elementen),
});

const withMaten = (elementen: readonly Element[], maten: Bewerking['maten']): readonly Element[] =>
  maten.size === 0
    ? elementen
    : elementen.map((element) => {
        const bron = maten.get(element.globalId);
        const { maatverschil } = element;
        return bron === undefined || maatverschil === null
          ? element
          : { ...element, ...maatverschil[bron] };
      });

/** The groups as the user has them. */
export const groepenOf = (
  model: Bouwmodel,
  { maten, ...indeling }: Pick<Bewerking, 'merkbron' | 'samengevoegd' | 'gesplitst' | 'maten'>,
): Groep[] => groepenVan({ ...model, elementen: withMaten(model.elementen, maten) }, indeling);

/** Lets the model itself say again how these elements are grouped. */
export const regroup = (bewerking: Bewerking, globalIds: readonly string[]): Bewerking => {
  const those = new Set(globalIds);
  return {
    ...bewerking,
    samengevoegd: bewerking.samengevoegd.flatMap((ids) => {
      const left = ids.filter((id) => !those.has(id));
      return left.length > 1 ? [left] : [];
    }),
    gesplitst: bewerking.gesplitst.filter((id) => !those.has(id)),
  };
};

/** Makes one group of these elements, which goes along as the first of them does. */
export const merge = (bewerking: Bewerking, globalIds: readonly string[]): Bewerking => {
  const regrouped = regroup(bewerking, globalIds);
  return {
    ...regrouped,
    samengevoegd: [...regrouped.samengevoegd, globalIds],
    keuzes: changeKeuzes(bewerking.keuzes, globalIds, bewerking.keuzes.get(globalIds[0] ?? '')),
  };
};

/** Takes elements out of their group: together, or each apart. */
export const split = (
  bewerking: Bewerking,
  globalIds: readonly string[],
  isTogether: boolean,
): Bewerking => {
  const regrouped = regroup(bewerking, globalIds);
  return isTogether && globalIds.length > 1
    ? merge(regrouped, globalIds)
    : { ...regrouped, gesplitst: [...regrouped.gesplitst, ...globalIds] };
};

/** Takes the size of these elements from one of both places. */
export const chooseMaten = (
  bewerking: Bewerking,
  globalIds: readonly string[],
  bron: Maatbron,
): Bewerking => ({
  ...bewerking,
  maten: new Map([...bewerking.maten, ...globalIds.map((id) => [id, bron] as const)]),
});

/** The ids of the groups that the user made. */
export const byHand = (
  { samengevoegd, gesplitst }: Bewerking,
  groepen: readonly Groep[],
): ReadonlySet<string> => {
  const those = new Set([...samengevoegd.flat(), ...gesplitst]);
  const made = groepen.filter(({ elementen }) =>
    elementen.some(({ globalId }) => those.has(globalId)),
  );
  return new Set(made.map(({ id }) => id));
};
