import type { Bouwmodel, Element, Merkbron } from './bouwmodel.ts';
import { listsBy } from './listsBy.ts';

/** As many examples as one model gives at most. */
const EXAMPLES = 4;

const mergeBronnen = (lists: readonly (readonly Merkbron[])[]): Merkbron[] =>
  [...listsBy(lists.flat(), ({ bron }) => bron)].map(([bron, those]) => ({
    bron,
    aantal: those.reduce((sum, { aantal }) => sum + aantal, 0),
    voorbeelden: [...new Set(those.flatMap(({ voorbeelden }) => voorbeelden))].slice(0, EXAMPLES),
  }));

/** Storeys of one name are one; from the lowest that is known. */
const mergeBouwlagen = (lists: readonly Bouwmodel['bouwlagen'][]): Bouwmodel['bouwlagen'] =>
  [...listsBy(lists.flat(), ({ naam }) => naam)]
    .map(([naam, those]) => ({
      naam,
      hoogte: those.find(({ hoogte }) => hoogte !== null)?.hoogte ?? null,
    }))
    .toSorted((a, b) => (a.hoogte ?? Infinity) - (b.hoogte ?? Infinity) || 0);

/** An element that several files have is one: the file that was opened first says what it is. */
const mergeElementen = (
  models: readonly Bouwmodel[],
  bouwlagen: Bouwmodel['bouwlagen'],
): Element[] => {
  const seen = new Set<string>();
  const elementen = models.flatMap((model) => {
    const earlier = new Set(seen);
    return model.elementen.filter(({ globalId }) => {
      seen.add(globalId);
      // Twice in one file is told by that file, and is not undone here.
      return !earlier.has(globalId);
    });
  });
  const rank = new Map(bouwlagen.map(({ naam }, index) => [naam, index]));
  const rankOf = ({ verdieping }: Element): number =>
    rank.get(verdieping ?? '') ?? bouwlagen.length;
  return elementen.toSorted((a, b) => rankOf(a) - rankOf(b));
};

/**
 * Several files of one building as one model. What they say of the building is taken from the first that
 * says it; its id is that of the first.
 */
export const mergeModellen = (first: Bouwmodel, others: readonly Bouwmodel[]): Bouwmodel => {
  if (others.length === 0) return first;
  const models = [first, ...others];
  const bouwlagen = mergeBouwlagen(models.map((model) => model.bouwlagen));
  const said = <Key extends keyof Bouwmodel>(key: Key): Bouwmodel[Key] =>
    (models.find((model) => model[key] !== null) ?? first)[key];
  return {
    ...first,
    naam: said('naam'),
    werkadres: said('werkadres'),
    plaats: said('plaats'),
    gebouwhoogte: said('gebouwhoogte'),
    gebouw: said('gebouw'),
    terrein: said('terrein'),
    merkbron: said('merkbron'),
    merkbronnen: mergeBronnen(models.map(({ merkbronnen }) => merkbronnen)),
    eigenschapbronnen: mergeBronnen(models.map(({ eigenschapbronnen }) => eigenschapbronnen)),
    bouwlagen,
    elementen: mergeElementen(models, bouwlagen),
    meldingen: [...new Set(models.flatMap(({ meldingen }) => meldingen))],
  };
};
