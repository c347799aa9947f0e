import type { Bron, Catalogus } from '@adviestool/contract/catalogus';

type MetBronnen = Pick<Catalogus, 'bronnen'>;

/** What a product says of its sources. */
interface Product {
  bron?: string | undefined;
  bronPerWaarde?: Readonly<Record<string, string>> | undefined;
}

/** A source of a product. */
export interface ProductBron extends Bron {
  id: string;
  /** The values that it is of, by the names of the catalogue; null: all that have no other. */
  waarden: readonly string[] | null;
}

const findBron = ({ bronnen = {} }: MetBronnen, id: string | undefined): Bron | null =>
  (id !== undefined && Object.hasOwn(bronnen, id) ? bronnen[id] : null) ?? null;

/** Where a value of a product comes from; null: that is not said. */
export const bronOfWaarde = (
  catalogus: MetBronnen,
  { bron, bronPerWaarde = {} }: Product,
  veld: string,
): Bron | null =>
  findBron(catalogus, Object.hasOwn(bronPerWaarde, veld) ? bronPerWaarde[veld] : bron);

/** The sources of a product: first that of all values, then those of single ones. */
export const bronnenOf = (
  catalogus: MetBronnen,
  { bron, bronPerWaarde = {} }: Product,
): readonly ProductBron[] => {
  const perWaarde = Object.entries(bronPerWaarde);
  const found = (id: string | undefined, waarden: readonly string[] | null): ProductBron[] => {
    const document = findBron(catalogus, id);
    return id === undefined || document === null ? [] : [{ ...document, id, waarden }];
  };
  return [
    ...found(bron, null),
    ...[...new Set(perWaarde.map(([, id]) => id))].flatMap((id) =>
      found(
        id,
        perWaarde.flatMap(([veld, each]) => (each === id ? [veld] : [])),
      ),
    ),
  ];
};

/** Whether a source holds no more. @param vandaag ISO date */
export const isVerlopen = ({ geldigTot }: Bron, vandaag: string): boolean =>
  geldigTot !== undefined && geldigTot < vandaag;
