import type { Catalogus } from '@adviestool/contract/catalogus';

import { bronnenOf, isVerlopen } from './bronnen.ts';
import { formatDag } from './formatDag.ts';

/** Of a product that is used: the values of this source hold no more. */
export interface VerlopenBron {
  /** Id of the product. */
  readonly product: string;
  /** Id of the source. */
  readonly bron: string;
  readonly tekst: string;
}

const tekstOf = (naam: string, nummer: string, geldigTot: string): string =>
  `${naam}: bron ${nummer} is verlopen op ${formatDag(geldigTot)}. Vraag de leverancier of de waarden nog gelden.`;

const productenUit = (catalogus: Catalogus, gekozen: ReadonlySet<string>) =>
  [
    ...catalogus.hoekankers,
    ...catalogus.bevestigingsmiddelenBouwkundig,
    ...catalogus.bevestigingsmiddelenHout,
  ].filter(({ id }) => gekozen.has(id));

/**
 * The expired sources of products, in the order of the catalogue.
 * @param gekozen ids of the products that are used
 * @param vandaag ISO date
 */
export const listVerlopen = (
  catalogus: Catalogus,
  gekozen: ReadonlySet<string>,
  vandaag: string,
): readonly VerlopenBron[] =>
  productenUit(catalogus, gekozen).flatMap((product) =>
    bronnenOf(catalogus, product).flatMap((bron) =>
      isVerlopen(bron, vandaag) && bron.geldigTot !== undefined
        ? [
            {
              product: product.id,
              bron: bron.id,
              tekst: tekstOf(product.naam, bron.nummer, bron.geldigTot),
            },
          ]
        : [],
    ),
  );

/** The ISO date to which the source holds that expires first, of products that are used; null: none does. */
export const eersteVerloop = (
  catalogus: Catalogus,
  gekozen: ReadonlySet<string>,
): string | null => {
  const dagen = productenUit(catalogus, gekozen).flatMap((product) =>
    bronnenOf(catalogus, product).flatMap(({ geldigTot }) => geldigTot ?? []),
  );
  return dagen.toSorted()[0] ?? null;
};
