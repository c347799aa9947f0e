import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { dutchErrorMap } from './dutchErrorMap.ts';

z.config({ customError: dutchErrorMap });

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown, string]>([
  ['a missing value', z.string(), undefined, 'Dit veld is verplicht.'],
  ['null', z.number(), null, 'Dit veld is verplicht.'],
  ['blank text', z.string().trim().min(1), '  ', 'Dit veld is verplicht.'],
  ['no choice', z.enum(['a']), null, 'Dit veld is verplicht.'],
  ['too small', z.number().min(400), 399, 'Getal moet groter of gelijk zijn aan 400.'],
  ['a large bound', z.number().max(100_000), 1e6, 'Getal moet kleiner of gelijk zijn aan 100.000.'],
  ['too large', z.number().max(1.4), 1.5, 'Getal moet kleiner of gelijk zijn aan 1,4.'],
  ['not above', z.number().positive(), 0, 'Getal moet groter zijn dan 0.'],
  ['not below', z.number().lt(2.5), 2.5, 'Getal moet kleiner zijn dan 2,5.'],
  ['a fraction', z.int(), 1.5, 'Getal moet in stappen van 1 zijn.'],
  ['more than is counted to', z.int(), 1e20, 'Getal is te groot.'],
  ['less than is counted to', z.int(), -1e20, 'Getal is te klein.'],
  ['between steps', z.number().multipleOf(0.1), 0.25, 'Getal moet in stappen van 0,1 zijn.'],
  ['an e-mail', z.email(), 'x', 'Ongeldig e-mailadres.'],
  ['an option', z.enum(['a', 'b']), 'c', 'Ongeldige optie: verwacht één van ‘a’, ‘b’.'],
  ['long text', z.string().max(2), 'abc', 'Te lang: maximaal 2 tekens.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Te lang.'],
  ['short text', z.string().min(3), 'ab', 'Te kort.'],
  ['a key', z.strictObject({}), { x: 1 }, 'Onbekende key: ‘x’.'],
  ['another type', z.boolean(), 'x', 'Ongeldige invoer.'],
])('says what is wrong with %s', (_what, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});
