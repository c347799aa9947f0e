import { z } from 'zod';

import { catalogusIdSchema, catalogusVersieSchema, ONBENOEMD } from './catalogusNaam.ts';
import { GEVELVULLING_TYPES } from './gevelvulling.ts';
import { zijdeSchema } from './zijde.ts';

const ANKER_PLAATSINGEN = ['vloerrand', 'binnenmuur', 'latei', 'prefab'] as const;
export const REKENMATERIALEN = ['beton', 'kalkzandsteen', 'poriso', 'poroton'] as const;
/** Everything a side can be fixed to, as the model names it. */
export const ONDERGRONDEN = [
  'breedplaatvloer',
  'prefab-betonvloer',
  'ribcassettevloer',
  'kanaalplaatvloer',
  'ps-vloer',
  'latei',
  'prefab',
  'beton',
  'kalkzandsteen',
  'poriso',
  'poroton',
] as const;

const positive = z.number().positive();

/** A document that values come from; days as ISO dates. */
const bronSchema = z.strictObject({
  document: z.string().min(1),
  nummer: z.string().min(1),
  datum: z.iso.date(),
  link: z.url({ protocol: /^https?$/ }).optional(),
  /** The last day on which it holds; absent: no end is known. */
  geldigTot: z.iso.date().optional(),
});

/** Where the values of a product come from: ids of sources of the catalogue. */
const herkomstShape = {
  /** Of every value that has none of its own. */
  bron: z.string().min(1).optional(),
  /** Of single values, by the name of the field. */
  bronPerWaarde: z.record(z.string(), z.string().min(1)).optional(),
};

/** How a product is ordered; what a new one may say: `nieuweCatalogus.ts`. No calculation reads it. */
export const bestelShape = {
  /** Pieces in a package, when sold so. */
  verpakking: z.int().positive().optional(),
  /** Who delivers it, where a gevelvulling names no supplier of its own. */
  leverancier: z.string().optional(),
  /** What that supplier calls it. */
  artikel: z.string().optional(),
  /** Cents without VAT, of a package; of a piece when there is no package. */
  prijs: z.int().optional(),
};

/** A hoekanker: resistances characteristic in kN, lever arms and limits in mm. */
const hoekankerSchema = z.strictObject({
  id: z.string().min(1),
  naam: z.string().min(1),
  afmeting: z.string(),
  materiaal: z.string(),
  types: z.array(z.enum(GEVELVULLING_TYPES)).min(1),
  zijden: z.array(zijdeSchema).min(1),
  plaatsing: z.array(z.enum(ANKER_PLAATSINGEN)).min(1),
  /** Wind resistance, kN. */
  FwRk: positive,
  /** Weight resistance, kN; null: may not carry weight. */
  FgRk: positive.nullable(),
  gammaM: positive,
  /** Reference lever arm for wind, mm. */
  eRefWind: positive,
  /** Reference lever arm for weight, mm. */
  eRefGewicht: positive.nullable(),
  /** Largest spouwlatbreedte, mm; null: no limit. */
  spouwlatMax: positive.nullable(),
  /** Largest stelruimte, mm. */
  stelruimteMax: z.number().nonnegative(),
  /** Fasteners into the structure for each anchor. */
  nBouw: z.int().positive(),
  /** Fasteners into the timber for each anchor. */
  nHout: z.int().positive(),
  herkomst: z.string(),
  ...bestelShape,
  ...herkomstShape,
});

const perMateriaalSchema = z.partialRecord(z.enum(REKENMATERIALEN), positive);

/** A fastener into the structure: FRk in kN by material, edge distance in mm. */
const bevestigingsmiddelBouwkundigSchema = z.strictObject({
  id: z.string().min(1),
  naam: z.string().min(1),
  FRk: perMateriaalSchema,
  gammaM: perMateriaalSchema,
  minRandafstand: z.number().nonnegative(),
  /** Lever arm to which its resistance holds, mm; absent: its source does not say. */
  maxHefboomarm: positive.optional(),
  ...bestelShape,
  ...herkomstShape,
});

/** A fastener into the timber: FRk in kN, kmod for wind (own weight uses the constant of the model). */
const bevestigingsmiddelHoutSchema = z.strictObject({
  id: z.string().min(1),
  naam: z.string().min(1),
  FRk: positive,
  kmod: positive,
  gammaM: positive,
  ...bestelShape,
  ...herkomstShape,
});

const PRODUCTLIJSTEN = [
  'hoekankers',
  'bevestigingsmiddelenBouwkundig',
  'bevestigingsmiddelenHout',
] as const;

export const catalogusShape = z.strictObject({
  /** Name and version, together or not at all. Under one version a catalogue never changes. */
  id: catalogusIdSchema.optional(),
  versie: catalogusVersieSchema.optional(),
  /** A warning that goes with the figures; present: every product is shown as "Voorbeeldproduct". */
  _let_op: z.string().min(1).optional(),
  /** The documents that values come from, by an id of their own. */
  bronnen: z.record(z.string().min(1), bronSchema).optional(),
  hoekankers: z.array(hoekankerSchema).min(1),
  bevestigingsmiddelenBouwkundig: z.array(bevestigingsmiddelBouwkundigSchema),
  bevestigingsmiddelenHout: z.array(bevestigingsmiddelHoutSchema),
  ondergrondfactor: z.record(z.enum(ONDERGRONDEN), positive),
  /** The source of the factors. */
  ondergrondBron: z.string().min(1).optional(),
});

export type Catalogus = z.infer<typeof catalogusShape>;

export interface Probleem {
  input: unknown;
  path: (string | number)[];
  message: string;
}

const naamProblemen = ({ id, versie }: Catalogus): Probleem[] => {
  if ((id === undefined) !== (versie === undefined)) {
    const path = [id === undefined ? 'id' : 'versie'];
    return [{ input: id ?? versie, path, message: 'Geef id en versie samen, of geen van beide.' }];
  }
  return id === ONBENOEMD
    ? [{ input: id, path: ['id'], message: `‘${ONBENOEMD}’ is een catalogus zonder naam.` }]
    : [];
};

const dubbeleProducten = (catalogus: Catalogus): Probleem[] => {
  const seen = new Set<string>();
  return PRODUCTLIJSTEN.flatMap((list) =>
    catalogus[list].flatMap(({ id }, index): Probleem[] => {
      const isKnown = seen.has(id);
      seen.add(id);
      const message = `Product ‘${id}’ staat meer dan één keer in de catalogus.`;
      return isKnown ? [{ input: id, path: [list, index, 'id'], message }] : [];
    }),
  );
};

const onvolledigeWaarden = ({ bevestigingsmiddelenBouwkundig }: Catalogus): Probleem[] =>
  bevestigingsmiddelenBouwkundig.flatMap(({ id, FRk, gammaM }, index) =>
    REKENMATERIALEN.filter(
      (materiaal) => (FRk[materiaal] === undefined) !== (gammaM[materiaal] === undefined),
    ).map((materiaal) => ({
      input: id,
      path: ['bevestigingsmiddelenBouwkundig', index, 'gammaM', materiaal],
      message: `FRk en gammaM horen samen voor ${materiaal}.`,
    })),
  );

const bronProblemen = (catalogus: Catalogus): Probleem[] => {
  const { bronnen = {}, ondergrondBron } = catalogus;
  const unknown = (id: string | undefined, path: Probleem['path']): Probleem[] =>
    id === undefined || Object.hasOwn(bronnen, id)
      ? []
      : [{ input: id, path, message: `Bron ‘${id}’ staat niet in de bronnen.` }];
  return [
    ...unknown(ondergrondBron, ['ondergrondBron']),
    ...PRODUCTLIJSTEN.flatMap((list) =>
      catalogus[list].flatMap((product, index) => [
        ...unknown(product.bron, [list, index, 'bron']),
        ...Object.entries(product.bronPerWaarde ?? {}).flatMap(([veld, id]) => {
          const path = [list, index, 'bronPerWaarde', veld];
          return veld in product
            ? unknown(id, path)
            : [{ input: veld, path, message: `Dit product heeft geen waarde ‘${veld}’.` }];
        }),
      ]),
    ),
  ];
};

export const eigenProblemen = (catalogus: Catalogus): Probleem[] => [
  ...naamProblemen(catalogus),
  ...dubbeleProducten(catalogus),
  ...onvolledigeWaarden(catalogus),
  ...bronProblemen(catalogus),
];

/** The product catalogue of a variant, as it is stored. One that is new also fits `nieuweCatalogusSchema`. */
export const catalogusSchema = catalogusShape.check(({ value, issues }) => {
  for (const probleem of eigenProblemen(value)) issues.push({ code: 'custom', ...probleem });
});

export type AnkerPlaatsing = (typeof ANKER_PLAATSINGEN)[number];
export type Rekenmateriaal = (typeof REKENMATERIALEN)[number];
export type Ondergrond = (typeof ONDERGRONDEN)[number];
export type Hoekanker = z.infer<typeof hoekankerSchema>;
export type BevestigingsmiddelBouwkundig = z.infer<typeof bevestigingsmiddelBouwkundigSchema>;
export type BevestigingsmiddelHout = z.infer<typeof bevestigingsmiddelHoutSchema>;
export type Bron = z.infer<typeof bronSchema>;
