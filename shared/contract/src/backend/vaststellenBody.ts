import { z } from 'zod';

import { idTekst, LANGSTE_TEKST, langeTekstenIn } from '../langsteTekst.ts';
import { readUntilRefused } from '../readUntilRefused.ts';
import { uitkomstSchema } from '../vastgesteld.ts';
import type { VaststellenBody } from '../vaststellen.ts';

const MOST_ROWS = 5000;

const idsSchema = z.array(idTekst).min(1).max(MOST_ROWS);

/** What a page shows of an advice, whose texts the product made. */
const getoondSchema = uitkomstSchema.refine(
  (shown) => langeTekstenIn(shown).length === 0,
  `Te lang: maximaal ${LANGSTE_TEKST} tekens.`,
);

export const vaststellenBodySchema = z.strictObject({
  gevelvullingen: idsSchema,
  getoond: z
    .record(idTekst, z.custom<z.input<typeof uitkomstSchema>>())
    .transform((shown, { issues }) => {
      const read = readUntilRefused(getoondSchema, Object.entries(shown), issues);
      return read === null ? z.NEVER : Object.fromEntries(read);
    })
    .default({}),
}) satisfies z.ZodType<object, VaststellenBody>;

/** Body of `DELETE …/project/{id}/vaststellen`. */
export const intrekkenBodySchema = z.strictObject({ gevelvullingen: idsSchema });
