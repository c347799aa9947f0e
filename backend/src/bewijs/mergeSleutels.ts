/** What a key and a certificate have in common. */
export interface Geldigheid {
  kid: string;
  /** ISO moments; `tot`: replaced, `ingetrokken`: withdrawn. */
  van: string;
  tot: string | null;
  ingetrokken: string | null;
}

/** How a key stands after a backup was put back. */
export type Herkomst =
  | 'teruggezet'
  | 'blijftIngetrokken'
  | 'blijftVervangen'
  | 'nuIngetrokken'
  | 'nuVervangen'
  | 'beide'
  | 'alleenHier';

interface Samengevoegd<T extends Geldigheid> {
  /** The newest last. */
  sleutels: T[];
  herkomst: ReadonlyMap<string, Herkomst>;
}

const herkomstVan = (hier: Geldigheid | undefined, terug: Geldigheid | undefined): Herkomst => {
  if (hier === undefined) return 'teruggezet';
  if (terug === undefined) return 'alleenHier';
  if (hier.ingetrokken !== null && terug.ingetrokken === null) return 'blijftIngetrokken';
  if (hier.ingetrokken === null && terug.ingetrokken !== null) return 'nuIngetrokken';
  if (hier.tot !== null && terug.tot === null) return 'blijftVervangen';
  return hier.tot === null && terug.tot !== null ? 'nuVervangen' : 'beide';
};

/**
 * The keys of an installation and those of a backup of it. What one of them withdrew or replaced stays so: forgeries with
 * a key that was withdrawn since would else count again. None is lost, so that each report can still be checked.
 */
export const mergeSleutels = <T extends Geldigheid>(
  hier: readonly T[],
  terug: readonly T[],
): Samengevoegd<T> => {
  const hierVan = new Map(hier.map((each) => [each.kid, each]));
  const terugVan = new Map(terug.map((each) => [each.kid, each]));
  const alle = new Map([...terugVan, ...hierVan]);
  const sleutels = [...alle.values()].map((each) => {
    const ander = terugVan.get(each.kid);
    return {
      ...each,
      tot: each.tot ?? ander?.tot ?? null,
      ingetrokken: each.ingetrokken ?? ander?.ingetrokken ?? null,
    };
  });
  return {
    sleutels: sleutels.toSorted((one, other) => one.van.localeCompare(other.van)),
    herkomst: new Map(
      [...alle.keys()].map((kid) => [kid, herkomstVan(hierVan.get(kid), terugVan.get(kid))]),
    ),
  };
};
