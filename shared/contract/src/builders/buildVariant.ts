import type { z } from 'zod';

import { variantSchema, type Variant } from '../variant.ts';

const DOCUMENT: z.input<typeof variantSchema> = {
  id: 'proef',
  label: 'Proef',
  groupId: 12,
  backend: { domain: '' },
  remotes: {},
  userRegistrationEnabled: false,
  usesCookies: false,
  fastenerSuppliers: { enabled: false, options: {} },
  catalogue: 'catalogus.json',
  branding: {
    name: 'Adviestool',
    company: { label: 'Bedrijf', href: 'https://bedrijf.example/' },
    supportEmail: 'hulp@bedrijf.example',
    supportPhone: '010 123 45 67',
    privacy: 'https://bedrijf.example/privacy',
    disclaimer: 'https://bedrijf.example/disclaimer',
  },
  environment: { label: 'Proef', production: false },
};

/** A variant as people write it, with these changes, right or wrong. */
export const buildVariantDocument = (change: object = {}): Record<string, unknown> => ({
  ...DOCUMENT,
  ...change,
});

export const buildVariant = (change: Partial<z.input<typeof variantSchema>> = {}): Variant =>
  variantSchema.parse({ ...DOCUMENT, ...change });
