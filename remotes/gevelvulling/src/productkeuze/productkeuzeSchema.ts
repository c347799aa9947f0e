import { zijdeProductKeuzeSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijdeSchema } from '@adviestool/contract/zijde';
import type { z } from 'zod';

import { teksten } from './teksten.ts';

/** The choice as the form holds it: nothing is required yet. */
export const productkeuzeInputSchema = perZijdeSchema(zijdeProductKeuzeSchema);

export type ProductkeuzeInput = z.infer<typeof productkeuzeInputSchema>;

/** The choice as the step wants it: every anchored side has a hoekanker. */
export const productkeuzeSchema = (verankerdeZijden: Gevelvulling['verankerdeZijden']) =>
  productkeuzeInputSchema.check(({ value, issues }) => {
    const missing = verankerdeZijden.filter((zijde) => value[zijde].hoekanker === null);
    // Who chose nothing yet is told once, with the way to what is recommended.
    const isNiets = missing.length > 1 && missing.length === verankerdeZijden.length;
    for (const zijde of isNiets ? missing.slice(0, 1) : missing) {
      issues.push({
        code: 'custom',
        input: null,
        path: [zijde, 'hoekanker'],
        message: isNiets ? teksten.nietsGekozen : teksten.verplicht(zijde),
      });
    }
  });
