import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { perZijdeSchema, type Zijde } from '@adviestool/contract/zijde';
import { gekozenAantalSchema, randafstandSchema } from '@adviestool/domain/adviesInvoer';
import { hartOpHartGrenzen } from '@adviestool/domain/gevelvulling';
import { z } from 'zod';

/** The fields of one side within the bounds of a type: number of hoekankers, mm, mm. */
export const zijdeInstellingenSchema = (type: GevelvullingType, zijde: Zijde) => {
  const { min, max } = hartOpHartGrenzen(type)[zijde];
  return z.object({
    gekozen: gekozenAantalSchema,
    randafstand: randafstandSchema,
    maximumHartOpHart: z.int().min(min).max(max),
  });
};

export type ZijdeInstellingen = z.infer<ReturnType<typeof zijdeInstellingenSchema>>;

/** What the advice step asks: the settings of the anchored sides. */
export const adviesSchema = (type: GevelvullingType, zijden: readonly Zijde[]) =>
  z.object(
    Object.fromEntries(zijden.map((zijde) => [zijde, zijdeInstellingenSchema(type, zijde)])),
  );

/** A number field may hold text that is no number. */
const getal = z.union([z.number(), z.string()]).nullable();

/** The settings as the form holds them: anything that was typed. */
export const adviesInputSchema = perZijdeSchema(
  z.object({ gekozen: getal, randafstand: getal, maximumHartOpHart: getal }),
);

export type AdviesInput = z.infer<typeof adviesInputSchema>;
