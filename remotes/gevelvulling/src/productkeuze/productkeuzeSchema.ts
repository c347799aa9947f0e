import { zijdeProductKeuzeSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijdeSchema, type Zijde } from '@adviestool/contract/zijde';
import type { z } from 'zod';

import { teksten } from './teksten.ts';

/** The choice as the form holds it: nothing is required yet. */
export const productkeuzeInputSchema = perZijdeSchema(zijdeProductKeuzeSchema);

export type ProductkeuzeInput = z.infer<typeof productkeuzeInputSchema>;

/** The choice as the step wants it: every anchored side has a hoekanker. */
export const productkeuzeSchema = (verankerdeZijden: Gevelvulling['verankerdeZijden']) =>
  productkeuzeInputSchema.check(({ value, issues }) => {
    const missing = (zijde: Zijde): boolean => value[zijde].hoekanker === null;
    for (const zijde of verankerdeZijden.filter(missing)) {
      issues.push({
        code: 'custom',
        input: null,
        path: [zijde, 'hoekanker'],
        message: teksten.verplicht(zijde),
      });
    }
  });
