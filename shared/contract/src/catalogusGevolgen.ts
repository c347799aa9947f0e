import { z } from 'zod';

import { catalogusNaamSchema } from './catalogusNaam.ts';
import { pagerSchema } from './projectList.ts';

const aantal = z.int().nonnegative();

/** What the step from one catalogue to another does to the advices of a project: numbers of gevelvullingen. */
const catalogusGevolgenSchema = z.object({
  /** With an advice by one of both. */
  adviezen: aantal,
  /** Of those, which come out otherwise. */
  wijzigt: aantal,
  voldoet_niet_meer: aantal,
  voldoet_weer: aantal,
  /** Of those, which are warned of; absent: an earlier release does not count them. */
  voldoet_weer_gewaarschuwd: aantal.optional(),
  /** Fixed, and otherwise by the second catalogue and the calculation of now than when they were fixed. */
  vastgesteld_gewijzigd: aantal,
});

/** `voorbeeld/2026-1` */
const naamSchema = z
  .string()
  .transform((text) => {
    const [id, ...versie] = text.split('/');
    return { id, versie: versie.join('/') };
  })
  .pipe(catalogusNaamSchema);

/** Query of `GET /api/v2/group/{groupId}/catalogi/gevolgen`: `van` and `naar` as `id/versie`. */
export const catalogusGevolgenVraagSchema = z.object({
  van: naamSchema,
  naar: naamSchema,
  page: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(0),
});

/** Answer of `GET /api/v2/group/{groupId}/catalogi/gevolgen`: one page of the projects that the caller may read. */
export const catalogusGevolgenLijstSchema = z.object({
  pager: pagerSchema,
  projecten: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** The version that the project names, which it stays with; null: it follows the one in use. */
      catalogus: catalogusNaamSchema.nullable(),
      /** Null: its gevelvullingen cannot be read, or it names a version that is not known. */
      gevolgen: catalogusGevolgenSchema.nullable(),
    }),
  ),
});

export type CatalogusGevolgen = z.infer<typeof catalogusGevolgenSchema>;
export type CatalogusGevolgenLijst = z.infer<typeof catalogusGevolgenLijstSchema>;
