import {
  BOVENREGELS,
  ELEMENT_BEVAT,
  GEWICHTINVOEREN,
  ONDERDORPELS,
  ONDERREGELS,
  PLAATSINGEN_BOVENZIJDE,
  PLAATSINGEN_ONDERZIJDE,
  type DetailleringData,
} from '@adviestool/contract/gevelvulling';
import { z } from 'zod';

import {
  DETAILLERING_OPTIES,
  DETAILLERING_REGELS,
  type DetailleringOpties,
  type DetailleringRegel,
  type DetailleringVeld,
} from './detailleringTabel.ts';
import { fieldOf, isRecord, optionOf } from './onbekendeInvoer.ts';
import { VARIANT_TRAITS, type VariantId } from './variants.ts';

export type { DetailleringOpties, DetailleringVeld } from './detailleringTabel.ts';

const isVeld = (veld: string): veld is DetailleringVeld => veld in DETAILLERING_REGELS;

const VELDEN = Object.keys(DETAILLERING_REGELS).filter(isVeld);

const applies = (
  { bouwwijzen, metBevestigingsmiddelen, when }: DetailleringRegel,
  variantId: VariantId,
  values: DetailleringData,
): boolean => {
  const { bouwwijze, bevestigingsmiddelen } = VARIANT_TRAITS[variantId];
  if (!bouwwijzen.includes(bouwwijze)) return false;
  if (metBevestigingsmiddelen === true && !bevestigingsmiddelen) return false;
  return when === undefined || when(values, bouwwijze);
};

/** The fields of the detaillering that the variant asks for, given the answers so far. */
export const applicableDetailleringFields = (
  variantId: VariantId,
  values: DetailleringData,
): ReadonlySet<DetailleringVeld> =>
  new Set(VELDEN.filter((veld) => applies(DETAILLERING_REGELS[veld], variantId, values)));

/** The options of the fields that offer a different choice in different variants. */
export const detailleringOptions = (variantId: VariantId): DetailleringOpties =>
  DETAILLERING_OPTIES[VARIANT_TRAITS[variantId].bouwwijze];

const isOption = <T>(options: readonly T[], value: T | null | undefined): boolean =>
  value === null || value === undefined || options.includes(value);

/** Removes the fields that are not in `velden`. */
const pickVelden = (
  values: DetailleringData,
  velden: ReadonlySet<DetailleringVeld>,
): DetailleringData => {
  const { plaatsing, ...rest } = values;
  const picked: DetailleringData = { ...rest };
  for (const veld of VELDEN) {
    if (veld === 'plaatsing.onderzijde' || veld === 'plaatsing.bovenzijde') continue;
    if (!velden.has(veld)) delete picked[veld];
  }
  if (plaatsing !== undefined && velden.has('plaatsing.onderzijde')) picked.plaatsing = plaatsing;
  return picked;
};

/**
 * Removes what no longer applies to the variant, and choices that the variant does not offer, so that
 * the form asks again (decisions: nothing is kept hidden).
 */
export const cleanDetaillering = (
  variantId: VariantId,
  values: DetailleringData,
): DetailleringData => {
  const options = detailleringOptions(variantId);
  const chosen = { ...values };
  if (!isOption(options.bovendorpel, chosen.bovendorpel)) delete chosen.bovendorpel;
  if (!isOption(options.binnenmuur, chosen.binnenmuur)) delete chosen.binnenmuur;
  if (!isOption(options.vloertypeOnderzijde, chosen.vloertypeOnderzijde)) {
    delete chosen.vloertypeOnderzijde;
  }
  if (!isOption(options.vloertypeBovenzijde, chosen.vloertypeBovenzijde)) {
    delete chosen.vloertypeBovenzijde;
  }
  if (!isOption(options.gewichtinvoer, chosen.gewichtinvoer)) delete chosen.gewichtinvoer;
  return pickVelden(chosen, applicableDetailleringFields(variantId, chosen));
};

/** The fields that apply, all required. Lengths in mm, weights in kg or kg/m² (specification 5). */
const schemaOfVelden = (variantId: VariantId, velden: ReadonlySet<DetailleringVeld>) => {
  const options = detailleringOptions(variantId);
  const absent = z.undefined().optional();
  const field = <T extends z.ZodType>(veld: DetailleringVeld, schema: T) =>
    velden.has(veld) ? schema : absent;
  return z.object({
    plaatsing: field(
      'plaatsing.onderzijde',
      z.object({
        onderzijde: z.enum(PLAATSINGEN_ONDERZIJDE),
        bovenzijde: z.enum(PLAATSINGEN_BOVENZIJDE),
      }),
    ),
    binnenmuur: field('binnenmuur', z.enum(options.binnenmuur)),
    vloertypeOnderzijde: field('vloertypeOnderzijde', z.enum(options.vloertypeOnderzijde)),
    vloertypeBovenzijde: field('vloertypeBovenzijde', z.enum(options.vloertypeBovenzijde)),
    onderdorpel: field('onderdorpel', z.enum(ONDERDORPELS)),
    maximaleHartOpHartMaatLaagReliefDorpel: field(
      'maximaleHartOpHartMaatLaagReliefDorpel',
      z.number().min(300).max(700),
    ),
    bovendorpel: field('bovendorpel', z.enum(options.bovendorpel)),
    afstandOnderkantSpouwlatTotBovenkantVloerrand: field(
      'afstandOnderkantSpouwlatTotBovenkantVloerrand',
      z.number().min(-100),
    ),
    spouwlatbreedte: field('spouwlatbreedte', z.number().min(20).max(400)),
    stelruimte: field('stelruimte', z.number().min(0).max(30)),
    gewichtinvoer: field('gewichtinvoer', z.enum(options.gewichtinvoer)),
    glasgewicht: field('glasgewicht', z.number().min(0)),
    gewichtElement: field('gewichtElement', z.number().min(0)),
    totaalgewicht: field('totaalgewicht', z.number().positive()),
    elementBevatKozijnOfSchuifpuiVanafOnderzijde: field(
      'elementBevatKozijnOfSchuifpuiVanafOnderzijde',
      z.literal(ELEMENT_BEVAT),
    ),
    onderregel: field('onderregel', z.enum(ONDERREGELS)),
    afstandVoorkantVloerrandTotHartGroef: field(
      'afstandVoorkantVloerrandTotHartGroef',
      z.number().min(-100),
    ),
    bovenregel: field('bovenregel', z.enum(BOVENREGELS)),
    afstandOnderkantElementTotBovenkantVloerrand: field(
      'afstandOnderkantElementTotBovenkantVloerrand',
      z.number().min(6),
    ),
    afstandVoorkantElementTotVoorkantVloerrand: field(
      'afstandVoorkantElementTotVoorkantVloerrand',
      z.number().min(0),
    ),
    dikteElement: field('dikteElement', z.number().min(100)),
  });
};

/** The answers that other fields depend on; whatever is not a valid answer counts as no answer. */
const antwoordenOf = (input: unknown): DetailleringData => {
  const plaatsing = fieldOf(input, 'plaatsing');
  return {
    plaatsing: {
      onderzijde: optionOf(PLAATSINGEN_ONDERZIJDE, fieldOf(plaatsing, 'onderzijde')),
      bovenzijde: optionOf(PLAATSINGEN_BOVENZIJDE, fieldOf(plaatsing, 'bovenzijde')),
    },
    onderdorpel: optionOf(ONDERDORPELS, fieldOf(input, 'onderdorpel')),
    onderregel: optionOf(ONDERREGELS, fieldOf(input, 'onderregel')),
    gewichtinvoer: optionOf(GEWICHTINVOEREN, fieldOf(input, 'gewichtinvoer')),
  };
};

const strip = (input: unknown, keys: ReadonlySet<string>): unknown => {
  if (!isRecord(input)) return input;
  const stripped: Record<string, unknown> = {};
  for (const key of keys) if (key in input) stripped[key] = input[key];
  return stripped;
};

/**
 * The schema of a variant is that of the fields that apply to the answers given, so that a missing
 * conditional field is reported together with every other error, on its own path.
 */
const detailleringSchema = (variantId: VariantId): z.ZodType<DetailleringData> => {
  const prepare = (velden: ReadonlySet<DetailleringVeld>) => ({
    keys: new Set([...velden].map((veld) => (veld.startsWith('plaatsing.') ? 'plaatsing' : veld))),
    schema: schemaOfVelden(variantId, velden),
  });
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return z.unknown().transform((input, context): DetailleringData => {
    const antwoorden = antwoordenOf(input);
    const id = JSON.stringify(antwoorden);
    const known = prepared.get(id);
    const { keys, schema } = known ?? prepare(applicableDetailleringFields(variantId, antwoorden));
    if (known === undefined) prepared.set(id, { keys, schema });
    const result = schema.safeParse(strip(input, keys));
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues) {
      context.issues.push({ code: 'custom', message, path, input });
    }
    return z.NEVER;
  });
};

/** The complete detaillering of each variant. What does not apply is stripped, not refused. */
export const detailleringSchemas: Readonly<Record<VariantId, z.ZodType<DetailleringData>>> = {
  kozijnTraditioneelMetBevestigingsmiddelen: detailleringSchema(
    'kozijnTraditioneelMetBevestigingsmiddelen',
  ),
  kozijnTraditioneelZonderBevestigingsmiddelen: detailleringSchema(
    'kozijnTraditioneelZonderBevestigingsmiddelen',
  ),
  kozijnPrefab: detailleringSchema('kozijnPrefab'),
  schuifpuiTraditioneelMetBevestigingsmiddelen: detailleringSchema(
    'schuifpuiTraditioneelMetBevestigingsmiddelen',
  ),
  schuifpuiTraditioneelZonderBevestigingsmiddelen: detailleringSchema(
    'schuifpuiTraditioneelZonderBevestigingsmiddelen',
  ),
  schuifpuiPrefab: detailleringSchema('schuifpuiPrefab'),
  hsb2ZijdigMetBevestigingsmiddelen: detailleringSchema('hsb2ZijdigMetBevestigingsmiddelen'),
  hsb2ZijdigZonderBevestigingsmiddelen: detailleringSchema('hsb2ZijdigZonderBevestigingsmiddelen'),
  hsb4ZijdigMetBevestigingsmiddelen: detailleringSchema('hsb4ZijdigMetBevestigingsmiddelen'),
  hsb4ZijdigZonderBevestigingsmiddelen: detailleringSchema('hsb4ZijdigZonderBevestigingsmiddelen'),
};
