import type { Locator, Page } from '@playwright/test';

export const vergelijkPage = (page: Page) => {
  const kolom = (naam: string): Locator => page.getByRole('region', { name: naam, exact: true });
  return {
    heading: page.getByRole('heading', { name: 'Producten vergelijken', level: 1 }),
    kolommen: ['Nu', 'Lichtste', 'Minste stuks', 'Eén product', 'Eigen keuze'].map(kolom),
    kolom,
    /** What stands behind a label of a column. */
    regel: (naam: string, label: string): Locator =>
      kolom(naam).getByText(label, { exact: true }).locator('xpath=following-sibling::dd'),
    kies: (naam: string): Locator => page.getByRole('button', { name: `Kiezen: ${naam}` }),
    nietVergeleken: page.getByText(/niet vergeleken$/),
  };
};
