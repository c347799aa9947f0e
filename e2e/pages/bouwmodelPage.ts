import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The parent frame, with the product in it. */
export const bouwmodelPage = (page: Page) => {
  const groep = (merk: string): Locator =>
    page.getByRole('checkbox', { name: new RegExp(`^${merk} `) });
  const tool: FrameLocator = page.frameLocator('iframe[title="Adviestool"]');
  return {
    file: page.getByLabel('IFC-bestand kiezen'),
    groep,
    type: (merk: string): Locator => page.getByRole('combobox', { name: `Type van ${merk}` }),
    maten: (merk: string): Locator =>
      page
        .getByRole('listitem')
        .filter({ has: groep(merk) })
        .getByRole('list')
        .getByRole('listitem'),
    send: page.getByRole('button', { name: /versturen$/ }),
    error: page.getByRole('alert'),
    tool,
  };
};
