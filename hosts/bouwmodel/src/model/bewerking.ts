import type { Bouwmodel, Element, Groep } from '@adviestool/ifc/bouwmodel';
import { groepenVan, groeperingVan, type Groepering } from '@adviestool/ifc/groepenVan';

import { BRON_VELDEN, withBronnen, type Bronnen } from './bronnen.ts';
import { changeKeuzes, firstKeuzes, keuzeSleutel, type Keuzes } from './keuze.ts';
import type { Onthouden } from './onthoudenBronnen.ts';

export const MAATBRONNEN = ['geometrie', 'eigenschap'] as const;

/** Where the size comes from of what has two. */
export type Maatbron = (typeof MAATBRONNEN)[number];

/** What the user made of a model that is open; elements by their GlobalId. */
export interface Bewerking extends Groepering {
  maten: ReadonlyMap<string, Maatbron>;
  bronnen: Bronnen;
  keuzes: Keuzes;
}

/** What was chosen before, as far as a model has it. */
const bronnenIn = ({ eigenschapbronnen }: Bouwmodel, onthouden: Onthouden): Bronnen => {
  const known = new Set(eigenschapbronnen.map(({ bron }) => bron));
  return Object.fromEntries(
    BRON_VELDEN.flatMap((veld) => {
      const bron = onthouden[veld];
      return bron !== undefined && known.has(bron) ? [[veld, bron] as const] : [];
    }),
  );
};

/** @param onthouden what was chosen for earlier models of the same office */
export const firstBewerking = (model: Bouwmodel, onthouden: Onthouden = {}): Bewerking => {
  const { merk } = onthouden;
  const isKnown = merk === null || model.merkbronnen.some(({ bron }) => bron === merk);
  return {
    ...groeperingVan(merk !== undefined && isKnown ? merk : model.merkbron),
    maten: new Map(),
    bronnen: bronnenIn(model, onthouden),
    keuzes: firstKeuzes(model.elementen),
  };
};

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

/** The groups as the user has them: what goes along and what stays behind, or as another type, are apart. */
export const groepenOf = (
  { elementen }: Pick<Bouwmodel, 'elementen'>,
  { maten, bronnen, keuzes, ...groepering }: Bewerking,
): Groep[] =>
  groepenVan(
    { elementen: withBronnen(withMaten(elementen, maten), bronnen) },
    groepering,
    (globalId) => keuzeSleutel(keuzes, globalId),
  );

/** Lists without these ids; what is too short to say anything is left out. */
const without = (
  lists: readonly (readonly string[])[],
  globalIds: readonly string[],
  shortest: number,
): string[][] => {
  const those = new Set(globalIds);
  return lists
    .map((list) => list.filter((id) => !those.has(id)))
    .filter((list) => list.length >= shortest);
};

/** Whether the user merged or split groups. */
export const isByHand = ({ samengevoegd, gesplitst }: Groepering): boolean =>
  samengevoegd.length + gesplitst.length > 0;

/** Whether the user made or chose anything that another model takes the place of; sources are remembered. */
export const isBewerkt = (
  { elementen }: Pick<Bouwmodel, 'elementen'>,
  bewerking: Bewerking,
): boolean => {
  if (isByHand(bewerking) || bewerking.maten.size > 0) return true;
  const first = firstKeuzes(elementen);
  return elementen.some(
    ({ globalId }) => keuzeSleutel(bewerking.keuzes, globalId) !== keuzeSleutel(first, globalId),
  );
};

/** Lets the model itself say again how these elements are grouped. */
export const regroup = (bewerking: Bewerking, globalIds: readonly string[]): Bewerking => ({
  ...bewerking,
  samengevoegd: without(bewerking.samengevoegd, globalIds, 2),
  gesplitst: without(bewerking.gesplitst, globalIds, 1),
});

/** Makes one group of these whole groups, which goes along as the first element of them does. */
export const merge = (bewerking: Bewerking, globalIds: readonly string[]): Bewerking => ({
  ...bewerking,
  samengevoegd: [...without(bewerking.samengevoegd, globalIds, 2), globalIds],
  keuzes: changeKeuzes(bewerking.keuzes, globalIds, bewerking.keuzes.get(globalIds[0] ?? '')),
});

/** Takes elements out of their group: together, or each apart. */
export const split = (
  bewerking: Bewerking,
  globalIds: readonly string[],
  isTogether: boolean,
): Bewerking => {
  const regrouped = regroup(bewerking, globalIds);
  const lists = isTogether ? [globalIds] : globalIds.map((id) => [id]);
  const apart = { ...regrouped, gesplitst: [...regrouped.gesplitst, ...lists] };
  // What a merge put together is not equal: it stays together only as a merge.
  return isTogether && globalIds.length > 1 ? merge(apart, globalIds) : apart;
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
  const those = new Set([...samengevoegd, ...gesplitst].flat());
  const made = groepen.filter(({ elementen }) =>
    elementen.some(({ globalId }) => those.has(globalId)),
  );
  return new Set(made.map(({ id }) => id));
};
