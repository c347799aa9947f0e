import { z } from 'zod';

/** Letters of the name of a facade. */
const GEVEL_LENGTE = 40;
const MEESTE_GEVELS = 12;

/** A name of a facade as names are compared: without case, and without spaces at its ends. */
export const gevelSleutel = (gevel: string): string => gevel.trim().toLowerCase();

const GEVEL_LEEG = 'Vul de naam van de gevel in.';
const GEVEL_DUBBEL = 'Deze gevel staat er al.';

/** The windvormfactor of one facade, within the bounds of that of the project. */
const windvormfactorSchema = z.strictObject({
  gevel: z
    .string()
    .max(GEVEL_LENGTE)
    .refine((gevel) => gevel.trim() !== '', GEVEL_LEEG),
  factor: z.number().min(0, { abort: true }).max(1.4, { abort: true }).multipleOf(0.1),
});

/** Of facades that have one of their own; two names that are compared as equal are refused. */
export const windvormfactorenSchema = z
  .array(windvormfactorSchema)
  .max(MEESTE_GEVELS)
  .check(({ value, issues }) => {
    const sleutels = value.map(({ gevel }) => gevelSleutel(gevel));
    sleutels.forEach((sleutel, index) => {
      if (sleutels.indexOf(sleutel) === index) return;
      issues.push({
        code: 'custom',
        input: value,
        path: [index, 'gevel'],
        message: GEVEL_DUBBEL,
      });
    });
  });

export type Windvormfactor = z.infer<typeof windvormfactorSchema>;

/**
 * The factor of the facade that a gevelvulling is in; null: that of the project counts.
 * @param windvormfactoren of the project
 */
export const windvormfactorVanGevel = (
  windvormfactoren: readonly Windvormfactor[] | null | undefined,
  gevel: string | null | undefined,
): Windvormfactor | null => {
  if (!windvormfactoren || !gevel) return null;
  const sleutel = gevelSleutel(gevel);
  return windvormfactoren.find((each) => gevelSleutel(each.gevel) === sleutel) ?? null;
};
