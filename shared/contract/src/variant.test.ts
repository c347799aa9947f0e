import { afterAll, expect, test } from '@jest/globals';

import { buildVariantDocument } from './builders/buildVariant.ts';
import { hideNewerApis } from './builders/hideNewerApis.ts';
import { variantSchema } from './variant.ts';

afterAll(hideNewerApis());

const isRead = (parentOrigins: string[]): boolean =>
  variantSchema.safeParse(buildVariantDocument({ parentOrigins })).success;

test.each(['https://model.example.nl', 'http://localhost:3001'])(
  'the oldest browsers that are served read the parent origin %s',
  (origin) => {
    expect(isRead([origin])).toBe(true);
  },
);

test.each(['https://model.example.nl/', 'https://model.example.nl/pad', 'model.example.nl', ''])(
  'what is not an origin alone is refused: %j',
  (text) => {
    expect(isRead([text])).toBe(false);
  },
);
