import type { Catalogus } from '@adviestool/contract/catalogus';

/** Suppliers of fasteners of this product: name by id. */
export type Leveranciers = Readonly<Record<string, string>>;

/** The field that holds the id of a supplier. */
export const LEVERANCIER = 'leverancierBevestigingsmiddelen';

/** The name of a supplier; of one that this product does not have, its id. */
export const leverancierNaam = (leveranciers: Leveranciers, id: string): string =>
  Object.hasOwn(leveranciers, id) ? (leveranciers[id] ?? id) : id;

/** The name of a product by its id; of one that the catalogue does not have, its id. */
export const productNamenIn = (catalogus: Catalogus): ((id: string) => string) => {
  const namen = new Map(
    [
      ...catalogus.hoekankers,
      ...catalogus.bevestigingsmiddelenBouwkundig,
      ...catalogus.bevestigingsmiddelenHout,
    ].map(({ id, naam }) => [id, naam]),
  );
  return (id) => namen.get(id) ?? id;
};
