import { z } from 'zod';

import { ZICHTBAARHEDEN } from './groepInstellingen.ts';
import { idSchema, momentSchema, zoekmomentSchema } from './wire.ts';

/** What a company's log tells of, by what it is about. */
export const GEBEURTENISSEN = {
  inloggen: [
    'ingelogd',
    'inloggen_mislukt',
    'uitgelogd',
    'wachtwoord_hersteld',
    'account_gewijzigd',
    'account_via_bedrijfslogin',
    'bedrijfslogin_geweigerd',
    'sessie_beeindigd',
    'account_opgeheven',
  ],
  rechten: [
    'geregistreerd',
    'account_gemaakt',
    'rol_gewijzigd',
    'rol_via_bedrijfslogin',
    'lid_via_bedrijfslogin',
    'lid_verwijderd',
    'uitgenodigd',
    'uitnodiging_link',
    'uitnodiging_ingetrokken',
    'uitnodiging_aangenomen',
    'zichtbaarheid_gewijzigd',
    'project_overgedragen',
  ],
  projecten: [
    'project_verwijderd',
    'project_teruggezet',
    'project_gearchiveerd',
    'project_uit_archief',
  ],
  links: [
    'link_gemaakt',
    'link_ingetrokken',
    'link_geopend',
    'bouwplaatslink_gemaakt',
    'bouwplaatslink_ingetrokken',
    'bouwplaatslink_geopend',
  ],
  vaststellen: ['vastgesteld', 'losgemaakt'],
  bouw: ['afwijking_gemeld', 'besteld'],
  export: [
    'rapport_gevraagd',
    'project_geexporteerd',
    'gegevens_gedownload',
    'archief_gevraagd',
    'archief_gemaakt',
    'archief_opgehaald',
  ],
  bedrijf: [
    'logo_gewijzigd',
    'logo_verwijderd',
    'bedrijfslogin_gewijzigd',
    'bedrijfslogin_verwijderd',
    'wachtwoorden_toegestaan',
  ],
} as const;

export type GebeurtenisOver = keyof typeof GEBEURTENISSEN;
export type GebeurtenisSoort = (typeof GEBEURTENISSEN)[GebeurtenisOver][number];

const over = z.enum([
  'inloggen',
  'rechten',
  'projecten',
  'links',
  'vaststellen',
  'bouw',
  'export',
  'bedrijf',
] as const satisfies readonly GebeurtenisOver[]);

/**
 * What more is known of one: the role that was given, how many advices, what members see of each other, and why the
 * login of the company let somebody not in.
 */
const gebeurtenisDetailsSchema = z.object({
  rol: z.string().optional(),
  aantal: z.int().optional(),
  zichtbaarheid: z.enum(ZICHTBAARHEDEN).optional(),
  /** One of `BedrijfsloginReden`; a newer backend may say another. */
  reden: z.string().optional(),
});

const persoonSchema = z.object({ uid: idSchema, naam: z.string() });

const gebeurtenisSchema = z.object({
  id: idSchema,
  /** One of `GEBEURTENISSEN`; a newer backend may tell of more. */
  soort: z.string(),
  op: momentSchema,
  /** Who did it; null: who has a link, or the administrator of the server. */
  door: persoonSchema.nullable(),
  /** Whom it was done to. */
  over: persoonSchema.nullable(),
  /** One that is removed has the name of then; null: it is about none, or that name was not kept yet. */
  project: z
    .object({
      id: idSchema,
      naam: z.string(),
      /** It is removed, so that no page shows it; absent: it is there, or an older backend does not say. */
      weg: z.literal(true).optional(),
    })
    .nullable(),
  details: gebeurtenisDetailsSchema,
});

/** Of one to look for: no record has a larger one. */
const zoekIdSchema = idSchema.pipe(z.int().max(2_147_483_647));

/** `GET group/{g}/gebeurtenissen`: the newest first; `voor` gives those before one. */
export const gebeurtenissenQuerySchema = z.object({
  over: over.optional(),
  wie: zoekIdSchema.optional(),
  vanaf: zoekmomentSchema.optional(),
  tot: zoekmomentSchema.optional(),
  voor: zoekIdSchema.optional(),
});

export const gebeurtenissenSchema = z.object({
  gebeurtenissen: z.array(gebeurtenisSchema),
  /** There are more: what `voor` has to be to get them. */
  volgende: idSchema.nullable(),
  /** Who is in the log; with `voor`: nobody, for the first page told it. */
  personen: z.array(persoonSchema),
  /** How long it is kept. */
  dagen: z.int(),
});

export type GebeurtenisDetails = z.infer<typeof gebeurtenisDetailsSchema>;
export type Gebeurtenis = z.infer<typeof gebeurtenisSchema>;
export type Gebeurtenissen = z.infer<typeof gebeurtenissenSchema>;
export type GebeurtenissenQuery = z.infer<typeof gebeurtenissenQuerySchema>;
