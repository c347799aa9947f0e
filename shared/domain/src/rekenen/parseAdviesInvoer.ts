import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusKeuze, CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import {
  aantalAnkersSchema,
  BOUWMETHODEN,
  detailleringDataSchema,
  GEVELVULLING_TYPES,
  gevelvullingEnKaderDataSchema,
  zijdeProductKeuzeSchema,
  type Gevelvulling,
} from '@adviestool/contract/gevelvulling';
import { projectGegevensSchema } from '@adviestool/contract/project';
import { perZijdeSchema, ZIJDEN, zijdeSchema, type Zijde } from '@adviestool/contract/zijde';
import { z } from 'zod';

import { detailleringSchemas } from '../velden/detaillering.ts';
import { fieldOf, isRecord, optionOf } from '../velden/onbekendeInvoer.ts';
import { projectGegevensCompleetSchema } from '../velden/projectGegevens.ts';
import {
  chosenVariant,
  kaderSchema,
  kaderSchemas,
  verankerdeZijdenOf,
  type KaderWaarden,
  type VariantId,
} from '../velden/variants.ts';
import { gekozenAantalSchema, randafstandSchema, type AdviesInvoer } from './adviesInvoer.ts';

/** Largest hart-op-hart distance of one side, whole mm. */
const maximumHartOpHartMaatSchema = z.int().positive();

const begrensdAantalSchema = aantalAnkersSchema.extend({ gekozen: gekozenAantalSchema });

const uitgangspuntenSchema = z.strictObject({
  /** Characteristic wind load that replaces c_f · q_p, kN/m². */
  windbelasting: z.number().positive().optional(),
});

/**
 * The frame of an input; frame data and detaillering are checked by the schema of their variant. An
 * input is written by hand, so a key that is not known is a mistake in it; in a stored gevelvulling it
 * is of a newer release.
 */
const adviesInvoerSchema = z.strictObject({
  /** A case may carry a name of its own; it plays no part. */
  id: z.string().optional(),
  titel: z.string().optional(),
  projectGegevens: projectGegevensCompleetSchema,
  gevelvulling: z.strictObject({
    gevelvullingEnKaderData: z.unknown(),
    detailleringData: z.unknown(),
    verankerdeZijden: z.array(zijdeSchema),
    afstandHoekGevelvullingTotEersteAnker: perZijdeSchema(randafstandSchema).strict(),
    maximumHartOpHartMaat: perZijdeSchema(maximumHartOpHartMaatSchema).strict(),
    aantalAnkers: perZijdeSchema(begrensdAantalSchema.strict()).strict(),
    productKeuze: perZijdeSchema(zijdeProductKeuzeSchema.strict()).strict(),
    vastgesteld: z.unknown().optional(),
    created: z.string().optional(),
    changed: z.string().optional(),
  }),
  catalogus: catalogusSchema.optional(),
  uitgangspunten: uitgangspuntenSchema.optional(),
});

/** What is wrong in an input; `invoerfoutTekst` says it in Dutch. */
export type Invoerfout =
  /** Of a schema, in the words of its error map. */
  | { readonly code: 'SCHEMA'; readonly message: string }
  | { readonly code: 'KEY_ONBEKEND'; readonly key: string }
  /** The project names a catalogue that this is not; null: this one has no name. */
  | {
      readonly code: 'ANDERE_CATALOGUS';
      readonly genoemd: CatalogusNaam;
      readonly gegeven: CatalogusNaam | null;
    }
  | { readonly code: 'PRODUCT_ONBEKEND'; readonly id: string }
  | { readonly code: 'MEER_MIDDELEN_VAN_EEN_SOORT' }
  | { readonly code: 'ZIJDE_NIET_TE_VERANKEREN'; readonly zijde: Zijde };

interface InvoerProbleem {
  readonly path: readonly PropertyKey[];
  readonly fout: Invoerfout;
}

export type AdviesInvoerResultaat =
  | { readonly success: true; readonly invoer: AdviesInvoer }
  | { readonly success: false; readonly problemen: readonly InvoerProbleem[] };

/** The choices in raw frame data; whatever is not a valid answer counts as no answer. */
const keuzesOf = (kader: unknown): KaderWaarden => ({
  gevelvullingType: optionOf(GEVELVULLING_TYPES, fieldOf(kader, 'gevelvullingType')),
  bouwmethode: optionOf(BOUWMETHODEN, fieldOf(kader, 'bouwmethode')),
  verbondenAantalZijden: optionOf([2, 4], fieldOf(kader, 'verbondenAantalZijden')),
  gebruikBevestigingsmiddelen: optionOf(
    [true, false],
    fieldOf(kader, 'gebruikBevestigingsmiddelen'),
  ),
});

/** A misspelt key would silently leave its value out, so keys that no variant knows are refused. */
const unknownKeys = (value: unknown, known: object, path: PropertyKey[]): InvoerProbleem[] => {
  const problemen: InvoerProbleem[] = [];
  if (!isRecord(value)) return problemen;
  for (const key of Object.keys(value)) {
    if (!(key in known)) problemen.push({ path, fout: { code: 'KEY_ONBEKEND', key } });
  }
  return problemen;
};

const under = (error: z.ZodError, path: readonly PropertyKey[]): InvoerProbleem[] =>
  error.issues.map((issue) => ({
    path: [...path, ...issue.path],
    fout: { code: 'SCHEMA', message: issue.message },
  }));

/** What is wrong with a catalogue for a project that names one: never another one in its place. */
export const catalogusfoutOf = (
  genoemd: CatalogusKeuze,
  { id, versie }: Catalogus,
): Invoerfout | null => {
  if (!genoemd || (id === genoemd.id && versie === genoemd.versie)) return null;
  const gegeven = id === undefined || versie === undefined ? null : { id, versie };
  return { code: 'ANDERE_CATALOGUS', genoemd, gegeven };
};

const SOORTEN = ['bevestigingsmiddelenBouwkundig', 'bevestigingsmiddelenHout'] as const;

const hasProduct = (list: readonly { id: string }[], id: string): boolean =>
  list.some((product) => product.id === id);

const middelProblemen = (
  middelen: readonly string[],
  path: readonly PropertyKey[],
  catalogus: Catalogus,
): InvoerProbleem[] => {
  const problemen: InvoerProbleem[] = [];
  middelen.forEach((id, index) => {
    if (SOORTEN.some((soort) => hasProduct(catalogus[soort], id))) return;
    const fout = { code: 'PRODUCT_ONBEKEND', id } as const;
    problemen.push({ path: [...path, 'bevestigingsmiddelen', index], fout });
  });
  for (const soort of SOORTEN) {
    if (middelen.filter((middel) => hasProduct(catalogus[soort], middel)).length > 1) {
      problemen.push({
        path: [...path, 'bevestigingsmiddelen'],
        fout: { code: 'MEER_MIDDELEN_VAN_EEN_SOORT' },
      });
    }
  }
  return problemen;
};

const productProblemen = (
  productKeuze: Gevelvulling['productKeuze'],
  catalogus: Catalogus,
): InvoerProbleem[] => {
  const problemen: InvoerProbleem[] = [];
  for (const zijde of ZIJDEN) {
    const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
    const path = ['gevelvulling', 'productKeuze', zijde];
    if (hoekanker !== null && !hasProduct(catalogus.hoekankers, hoekanker)) {
      const fout = { code: 'PRODUCT_ONBEKEND', id: hoekanker } as const;
      problemen.push({ path: [...path, 'hoekanker'], fout });
    }
    if (bevestigingsmiddelen !== null) {
      problemen.push(...middelProblemen(bevestigingsmiddelen, path, catalogus));
    }
  }
  return problemen;
};

/** An anchored side that the variant does not have: its substrate would not be known. */
const zijdeProblemen = (zijden: readonly Zijde[], variant: VariantId): InvoerProbleem[] => {
  const mogelijk = verankerdeZijdenOf(variant);
  return zijden.flatMap((zijde, index) =>
    mogelijk.includes(zijde)
      ? []
      : [
          {
            path: ['gevelvulling', 'verankerdeZijden', index],
            fout: { code: 'ZIJDE_NIET_TE_VERANKEREN', zijde },
          },
        ],
  );
};

/**
 * Reads one case: either its input or every problem with its path, never a part of it. The variant's
 * schemas check frame data and detaillering; a case without `catalogus` uses the default one.
 */
export const parseAdviesInvoer = (
  value: unknown,
  defaultCatalogus: Catalogus,
): AdviesInvoerResultaat => {
  const basis = adviesInvoerSchema.safeParse(value);
  const gevelvulling = fieldOf(value, 'gevelvulling');
  const problemen = basis.success ? [] : under(basis.error, []);
  const rawProject = fieldOf(value, 'projectGegevens');
  problemen.push(...unknownKeys(rawProject, projectGegevensSchema.shape, ['projectGegevens']));
  if (!isRecord(gevelvulling)) return { success: false, problemen };

  const kaderPath = ['gevelvulling', 'gevelvullingEnKaderData'];
  const rawKader = gevelvulling['gevelvullingEnKaderData'];
  const keuzes = keuzesOf(rawKader);
  const variant = chosenVariant(keuzes);
  problemen.push(...unknownKeys(rawKader, gevelvullingEnKaderDataSchema.shape, kaderPath));
  if (variant === null) {
    const open = kaderSchema.safeParse(rawKader);
    if (!open.success) problemen.push(...under(open.error, kaderPath));
    return { success: false, problemen };
  }
  const kader = kaderSchemas[variant].safeParse(rawKader);
  if (!kader.success) problemen.push(...under(kader.error, kaderPath));

  const detailleringPath = ['gevelvulling', 'detailleringData'];
  const rawDetaillering = gevelvulling['detailleringData'];
  const detaillering = detailleringSchemas[variant].safeParse(rawDetaillering);
  problemen.push(...unknownKeys(rawDetaillering, detailleringDataSchema.shape, detailleringPath));
  if (!detaillering.success) problemen.push(...under(detaillering.error, detailleringPath));

  if (!basis.success) return { success: false, problemen };
  problemen.push(...zijdeProblemen(basis.data.gevelvulling.verankerdeZijden, variant));
  const catalogus = basis.data.catalogus ?? defaultCatalogus;
  const fout = catalogusfoutOf(basis.data.projectGegevens.catalogus, catalogus);
  if (fout !== null) problemen.push({ path: ['projectGegevens', 'catalogus'], fout });
  const {
    vastgesteld: _vastgesteld,
    created: _created,
    changed: _changed,
    ...rest
  } = basis.data.gevelvulling;
  problemen.push(...productProblemen(rest.productKeuze, catalogus));
  if (problemen.length > 0 || !kader.success || !detaillering.success) {
    return { success: false, problemen };
  }
  return {
    success: true,
    invoer: {
      projectGegevens: basis.data.projectGegevens,
      gevelvulling: {
        ...rest,
        gevelvullingEnKaderData: kader.data,
        detailleringData: detaillering.data,
      },
      catalogus,
      uitgangspunten: basis.data.uitgangspunten,
    },
  };
};
