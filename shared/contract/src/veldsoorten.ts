import { z } from 'zod';

import { keepUnknownKeys } from './keepUnknownKeys.ts';

/*
 * The kinds of fields. A kind says what may be stored: a value of its type, null, or nothing yet. When a
 * field is asked, within which bounds and how it is called stands in the registry of the domain package,
 * which is typed over the same names.
 */

export type OptieWaarde = string | number | boolean;

const storeable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

/** A quantity, in the unit that the registry gives. */
export const maat = { soort: 'maat', schema: storeable(z.number()) } as const;

/** A number without a unit. */
export const getal = { soort: 'getal', schema: storeable(z.number()) } as const;

export const tekst = { soort: 'tekst', schema: storeable(z.string()) } as const;

export const janee = { soort: 'janee', schema: storeable(z.boolean()) } as const;

/** One of the options; a newer release may store no other one (decision 30). */
export const keuze = <const Opties extends readonly OptieWaarde[]>(opties: Opties) =>
  ({ soort: 'keuze', opties, schema: storeable(z.literal(opties)) }) as const;

/** A field that is stored from the start, as null while it is open. */
export const always = <Schema extends z.ZodType, Kind extends object>({
  schema,
  ...kind
}: Kind & { readonly schema: z.ZodOptional<Schema> }) => ({ ...kind, schema: schema.unwrap() });

export interface Veldsoort {
  readonly soort: 'maat' | 'getal' | 'tekst' | 'janee' | 'keuze';
  readonly schema: z.ZodType;
  readonly opties?: readonly OptieWaarde[];
}

/** Fields that are stored together under one key. */
export interface Veldgroep {
  readonly soort: 'groep';
  readonly velden: Readonly<Record<string, Veldsoort>>;
  readonly schema: z.ZodType;
}

/** The fields of an entity, by their key. */
export type Veldsoorten = Readonly<Record<string, Veldsoort | Veldgroep>>;

/** The shape of what is stored of the fields. */
export function shapeOf<Soorten extends Veldsoorten>(
  soorten: Soorten,
): { [Key in keyof Soorten]: Soorten[Key]['schema'] };
export function shapeOf(soorten: Veldsoorten): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(soorten).map(([key, { schema }]) => [key, schema]));
}

export const groep = <const Velden extends Readonly<Record<string, Veldsoort>>>(velden: Velden) =>
  ({ soort: 'groep', velden, schema: keepUnknownKeys(shapeOf(velden)).optional() }) as const;

/** The name of every field: its key, or `groep.key`. */
export type VeldNaam<Soorten> = {
  [Key in keyof Soorten & string]: Soorten[Key] extends { soort: 'groep'; velden: infer Velden }
    ? `${Key}.${keyof Velden & string}`
    : Key;
}[keyof Soorten & string];

/** The kind of a field by its name. */
export type SoortVan<Soorten, Naam extends string> = Naam extends keyof Soorten
  ? Soorten[Naam]
  : Naam extends `${infer Groep}.${infer Key}`
    ? Groep extends keyof Soorten
      ? Soorten[Groep] extends { velden: infer Velden }
        ? Key extends keyof Velden
          ? Velden[Key]
          : never
        : never
      : never
    : never;

/** The value of a field that is filled in. */
export type WaardeVan<Soort> = Soort extends { schema: infer Schema extends z.ZodType }
  ? NonNullable<z.output<Schema>>
  : never;

/** The kind of every field by its name. */
export const veldsoortenOf = (soorten: Veldsoorten): ReadonlyMap<string, Veldsoort> =>
  new Map(
    Object.entries(soorten).flatMap(([key, kind]) =>
      kind.soort === 'groep'
        ? Object.entries(kind.velden).map(([naam, each]): [string, Veldsoort] => [
            `${key}.${naam}`,
            each,
          ])
        : [[key, kind]],
    ),
  );
