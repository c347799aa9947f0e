import type { Locator, Page } from '@playwright/test';

/** The hoekankers of a model in three dimensions. */
export const ruimtelijkPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Hoekankers in 3D' });
  return {
    open: page.getByRole('button', { name: 'In 3D bekijken' }),
    dialog,
    tekening: dialog.getByRole('application', { name: /^3D-tekening van/ }),
    gegevens: dialog.getByRole('region', { name: 'Aangewezen hoekanker' }),
    gevelvulling: dialog.getByRole('combobox', { name: 'Gevelvulling' }),
    /** An element of the list, by its merk. */
    element: (merk: string): Locator =>
      dialog.getByRole('group').filter({ has: page.locator('summary', { hasText: merk }) }),
    hoekanker: (plek: string): Locator => dialog.getByRole('radio', { name: plek }),
    button: (name: string): Locator => dialog.getByRole('button', { name }),
  };
};
