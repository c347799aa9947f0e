import { z } from 'zod';

import { GEVELVULLING_TYPES } from './gevelvulling.ts';
import { zijdeSchema } from './zijde.ts';

export const ANKER_PLAATSINGEN = ['vloerrand', 'binnenmuur', 'latei', 'prefab'] as const;
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

/** A hoekanker: resistances characteristic in kN, lever arms and limits in mm. */
export const hoekankerSchema = z.strictObject({
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
  /** Anchors in a package, when sold so. */
  verpakking: z.int().positive().optional(),
  herkomst: z.string(),
});

const perMateriaalSchema = z.partialRecord(z.enum(REKENMATERIALEN), positive);

/** A fastener into the structure: FRk in kN by material, edge distance in mm. */
export const bevestigingsmiddelBouwkundigSchema = z.strictObject({
  id: z.string().min(1),
  naam: z.string().min(1),
  FRk: perMateriaalSchema,
  gammaM: perMateriaalSchema,
  minRandafstand: z.number().nonnegative(),
  verpakking: z.int().positive().optional(),
});

/** A fastener into the timber: FRk in kN, kmod for wind (own weight uses the constant of the model). */
export const bevestigingsmiddelHoutSchema = z.strictObject({
  id: z.string().min(1),
  naam: z.string().min(1),
  FRk: positive,
  kmod: positive,
  gammaM: positive,
  verpakking: z.int().positive().optional(),
});

/** The product catalogue of a variant. */
export const catalogusSchema = z
  .strictObject({
    /** A warning that goes with the figures; present: every product is shown as "Voorbeeldproduct". */
    _let_op: z.string().min(1).optional(),
    hoekankers: z.array(hoekankerSchema).min(1),
    bevestigingsmiddelenBouwkundig: z.array(bevestigingsmiddelBouwkundigSchema),
    bevestigingsmiddelenHout: z.array(bevestigingsmiddelHoutSchema),
    ondergrondfactor: z.record(z.enum(ONDERGRONDEN), positive),
  })
  .check((context) => {
    const seen = new Set<string>();
    for (const list of [
      'hoekankers',
      'bevestigingsmiddelenBouwkundig',
      'bevestigingsmiddelenHout',
    ] as const) {
      context.value[list].forEach((product, index) => {
        if (seen.has(product.id)) {
          context.issues.push({
            code: 'custom',
            input: product.id,
            path: [list, index, 'id'],
            message: `Product ‘${product.id}’ staat meer dan één keer in de catalogus.`,
          });
        }
        seen.add(product.id);
      });
    }
    context.value.bevestigingsmiddelenBouwkundig.forEach((middel, index) => {
      for (const materiaal of REKENMATERIALEN) {
        if ((middel.FRk[materiaal] === undefined) !== (middel.gammaM[materiaal] === undefined)) {
          context.issues.push({
            code: 'custom',
            input: middel.id,
            path: ['bevestigingsmiddelenBouwkundig', index, 'gammaM', materiaal],
            message: `FRk en gammaM horen samen voor ${materiaal}.`,
          });
        }
      }
    });
  });

export type AnkerPlaatsing = (typeof ANKER_PLAATSINGEN)[number];
export type Rekenmateriaal = (typeof REKENMATERIALEN)[number];
export type Ondergrond = (typeof ONDERGRONDEN)[number];
export type Hoekanker = z.infer<typeof hoekankerSchema>;
export type BevestigingsmiddelBouwkundig = z.infer<typeof bevestigingsmiddelBouwkundigSchema>;
export type BevestigingsmiddelHout = z.infer<typeof bevestigingsmiddelHoutSchema>;
export type Catalogus = z.infer<typeof catalogusSchema>;
