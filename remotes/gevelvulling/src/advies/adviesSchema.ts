import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { numberInputSchema } from '@adviestool/contract/numberInput';
import { perZijdeSchema, type Zijde } from '@adviestool/contract/zijde';
import { gekozenAantalSchema, randafstandSchema } from '@adviestool/domain/rekenen/adviesInvoer';
import { hartOpHartGrenzenOf } from '@adviestool/domain/velden/gevelvulling';
import { z } from 'zod';

const makeZijdeSchema = (type: GevelvullingType, zijde: Zijde) => {
  const { min, max } = hartOpHartGrenzenOf(type)[zijde];
  return z.object({
    gekozen: gekozenAantalSchema,
    randafstand: randafstandSchema,
    maximumHartOpHart: z.number().min(min).max(max).int(),
  });
};

const made = new Map<string, ReturnType<typeof makeZijdeSchema>>();

/** The fields of one side within the bounds of a type: number of hoekankers, mm, mm. Every key asks for it. */
export const zijdeInstellingenSchema = (type: GevelvullingType, zijde: Zijde) => {
  const key = `${type} ${zijde}`;
  const known = made.get(key) ?? makeZijdeSchema(type, zijde);
  made.set(key, known);
  return known;
};

export type ZijdeInstellingen = z.infer<ReturnType<typeof zijdeInstellingenSchema>>;

/** What the advice step asks: the settings of the anchored sides. */
export const adviesSchema = (type: GevelvullingType, zijden: readonly Zijde[]) =>
  z.object(
    Object.fromEntries(zijden.map((zijde) => [zijde, zijdeInstellingenSchema(type, zijde)])),
  );

/** The settings as the form holds them: anything that was typed. */
export const instellingenInputSchema = perZijdeSchema(
  z.object({
    gekozen: numberInputSchema,
    randafstand: numberInputSchema,
    maximumHartOpHart: numberInputSchema,
  }),
);

export type InstellingenInput = z.infer<typeof instellingenInputSchema>;
