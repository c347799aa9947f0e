import type { Catalogus } from '@adviestool/contract/catalogus';
import { zijdeProductKeuzeSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijdeSchema } from '@adviestool/contract/zijde';
import type { z } from 'zod';

import { onbekendeProducten } from './onbekendeProducten.ts';
import { teksten } from './teksten.ts';

/** The choice as the form holds it: nothing is required yet. */
export const productkeuzeInputSchema = perZijdeSchema(zijdeProductKeuzeSchema);

export type ProductkeuzeInput = z.infer<typeof productkeuzeInputSchema>;

/** The choice as the step wants it: every anchored side has a hoekanker, and all is in the catalogue. */
export const productkeuzeSchema = (
  verankerdeZijden: Gevelvulling['verankerdeZijden'],
  catalogus: Catalogus,
) =>
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
    for (const zijde of verankerdeZijden) {
      for (const { veld, id } of onbekendeProducten(catalogus, value[zijde])) {
        const message = teksten.onbekendVeld(id);
        issues.push({ code: 'custom', input: id, path: [zijde, veld], message });
      }
    }
  });
