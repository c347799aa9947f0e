import { z } from 'zod';

/** The id of every catalogue that names itself not; its version is the hash of its content. */
export const ONBENOEMD = 'onbenoemd';

/** Both are names of folders on a site. */
export const catalogusIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, {
  error: 'Gebruik kleine letters, cijfers en streepjes, ten hoogste 64.',
});
export const catalogusVersieSchema = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/, {
  error: 'Gebruik letters, cijfers, punten en streepjes, ten hoogste 64.',
});

/** A version of a catalogue by name. It never changes: another content is another version. */
export const catalogusNaamSchema = z.strictObject({
  id: catalogusIdSchema,
  versie: catalogusVersieSchema,
});

export type CatalogusNaam = z.infer<typeof catalogusNaamSchema>;

/** Which catalogue a project is calculated with; null and absent: the one in use. */
export type CatalogusKeuze = CatalogusNaam | null | undefined;

/** The name of a catalogue, of which the content has this hash. */
export const catalogusNaamOf = (
  { id, versie }: { id?: string | undefined; versie?: string | undefined },
  hash: string,
): CatalogusNaam =>
  id === undefined || versie === undefined ? { id: ONBENOEMD, versie: hash } : { id, versie };

/** One text for a version, to look it up by or to ask for it. */
export const catalogusKey = ({ id, versie }: CatalogusNaam): string => `${id}/${versie}`;

export const isSameCatalogus = (one: CatalogusNaam, other: CatalogusNaam): boolean =>
  one.id === other.id && one.versie === other.versie;
