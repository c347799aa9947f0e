import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { parseKnown } from './parseKnown.ts';

const schema = z.strictObject({
  release: z.string(),
  variant: z.strictObject({ id: z.string(), links: z.array(z.strictObject({ to: z.string() })) }),
});

const known = { release: '1', variant: { id: 'main', links: [{ to: '/' }] } };

test('what a later composer wrote besides is left out, however deep', () => {
  const later = {
    ...known,
    share: 10,
    variant: { ...known.variant, tone: 'kort', links: [{ to: '/', icon: 'huis' }] },
  };
  expect(parseKnown(schema, later)).toEqual(known);
});

test('what is missing or of another kind is refused', () => {
  expect(() => parseKnown(schema, { ...known, release: 1, share: 10 })).toThrow('release');
});
