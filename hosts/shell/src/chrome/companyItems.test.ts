import { variantSchema } from '@adviestool/contract/variant';
import { expect, jest, test } from '@jest/globals';

import { companyItems } from './companyItems.ts';

const { branding: brandingSchema } = variantSchema.shape;

const branding = brandingSchema.parse({
  name: 'Proef',
  company: { label: 'Bedrijf', href: 'https://bedrijf.example/' },
  extraCompanyLinks: {
    folder: { label: 'Folders', href: 'https://bedrijf.example/folders' },
    shop: { label: 'Webshop', href: 'https://shop.example/', signed: true },
  },
  supportEmail: 'hulp@bedrijf.example',
  supportPhone: '010 123 45 67',
  privacy: 'https://bedrijf.example/privacy',
  disclaimer: 'https://bedrijf.example/disclaimer',
  cookies: 'https://bedrijf.example/cookies',
});

const itemsOf = (usesCookies: boolean) => {
  const openSigned = jest.fn();
  return { openSigned, items: companyItems({ variant: { branding, usesCookies }, openSigned }) };
};

test('the company comes first, then its other links, then the conditions', () => {
  expect(itemsOf(true).items.map(({ label }) => label)).toEqual([
    'Bedrijf',
    'Folders',
    'Webshop',
    'Privacyverklaring',
    'Disclaimer',
    'Cookies',
  ]);
});

test('a variant without cookies says nothing about them', () => {
  expect(itemsOf(false).items.map(({ label }) => label)).not.toContain('Cookies');
});

test('a link that wants the signature is opened by the host, the others by the browser', () => {
  const { items, openSigned } = itemsOf(true);
  const shop = items.find(({ label }) => label === 'Webshop');
  expect(shop?.href).toBeUndefined();
  shop?.onAction?.();
  expect(openSigned).toHaveBeenCalledWith(branding.extraCompanyLinks['shop']);
  expect(items.find(({ label }) => label === 'Folders')).toMatchObject({
    href: 'https://bedrijf.example/folders',
    external: true,
  });
});
