import { meldingTeksten } from './meldingTeksten.ts';
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

/** The names of their buildings, each once: capitals and spaces make no other building. */
const gebouwenVan = (models: readonly Pick<Bouwmodel, 'gebouw'>[]): string[] => {
  const namen = models.flatMap(({ gebouw }) => gebouw?.trim() ?? []);
  return [...listsBy(namen, (naam) => naam.toLowerCase()).values()].flatMap(([naam]) => naam ?? []);
};

const shift = (hoogte: number | null, mm: number): number | null =>
  hoogte === null ? null : hoogte + mm;

/**
 * The same model with its heights counted from another one's origin of the building, mm. How high it reaches above
 * ground, of which the wind depends, is not that of another building.
 */
const vanafGrond = (
  model: Bouwmodel,
  { grond, gebouw }: Pick<Bouwmodel, 'grond' | 'gebouw'>,
): Bouwmodel => {
  const hoger = model.grond - grond;
  const isAnderGebouw = (each: Element): boolean => gebouwenVan([{ gebouw }, each]).length > 1;
  return {
    ...model,
    grond,
    bouwlagen: model.bouwlagen.map((each) => ({ ...each, hoogte: shift(each.hoogte, hoger) })),
    elementen: model.elementen.map((each) => ({
      ...each,
      hoogstePunt: isAnderGebouw(each)
        ? each.hoogstePunt
        : shift(each.hoogstePunt, each.grond - grond),
      plaats: each.plaats === null ? null : { ...each.plaats, z: each.plaats.z + hoger },
    })),
  };
};

/** What the files say differently of the building that they are taken to be of. */
const verschillenVan = (models: readonly Bouwmodel[]): string[] => {
  const gebouwen = gebouwenVan(models);
  const hoogten = [...new Set(models.map(({ grond }) => grond))];
  return [
    ...(gebouwen.length > 1 ? [meldingTeksten.anderGebouw(gebouwen)] : []),
    ...(hoogten.length > 1 ? [meldingTeksten.anderPeil(hoogten)] : []),
  ];
};

/**
 * Several files of one building as one model. Heights count from the origin of the building of the first. What they
 * say of the building is taken from the first that says it, but it is as high as the highest; its id is that of
 * the first.
 */
export const mergeModellen = (first: Bouwmodel, others: readonly Bouwmodel[]): Bouwmodel => {
  if (others.length === 0) return first;
  const read = [first, ...others];
  const [gebouw = null] = gebouwenVan(read);
  const models = read.map((model) => vanafGrond(model, { grond: first.grond, gebouw }));
  const hoogten = read.flatMap(({ gebouwhoogte }) => gebouwhoogte ?? []);
  const bouwlagen = mergeBouwlagen(models.map((model) => model.bouwlagen));
  const said = <Key extends keyof Bouwmodel>(key: Key): Bouwmodel[Key] =>
    (models.find((model) => model[key] !== null) ?? first)[key];
  return {
    ...first,
    naam: said('naam'),
    werkadres: said('werkadres'),
    plaats: said('plaats'),
    gebouwhoogte: hoogten.length === 0 ? null : Math.max(...hoogten),
    gebouw: said('gebouw'),
    terrein: said('terrein'),
    merkbron: said('merkbron'),
    merkbronnen: mergeBronnen(models.map(({ merkbronnen }) => merkbronnen)),
    eigenschapbronnen: mergeBronnen(models.map(({ eigenschapbronnen }) => eigenschapbronnen)),
    bouwlagen,
    elementen: mergeElementen(models, bouwlagen),
    meldingen: [
      ...new Set([...models.flatMap(({ meldingen }) => meldingen), ...verschillenVan(read)]),
    ],
  };
};
