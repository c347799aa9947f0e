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
    /** The groups that are drawn. */
    rijen: page
      .getByRole('list', { name: 'Gevelvullingen van het model' })
      .getByRole('combobox', { name: /^Type van / }),
    zoek: page.getByRole('searchbox', { name: 'Zoeken in het model' }),
    bouwlaag: page.getByRole('combobox', { name: 'Bouwlaag' }),
    gevel: page.getByRole('combobox', { name: 'Gevel' }),
    /** Chooses all that is shown. */
    alle: page.getByRole('checkbox', { name: /^(?:Alle )?[\d.]+ (?:van|gevelvulling)/ }),
    typeVanGekozen: page.getByRole('combobox', { name: 'Type van de gekozen' }),
    tekening: page.getByRole('img', { name: /elementen? gekozen$/ }),
    send: page.getByRole('button', { name: /versturen$/ }),
    /** The ways back to the model. */
    terug: {
      open: page.getByRole('button', { name: 'Terug naar het model' }),
      dialog: page.getByRole('dialog', { name: 'Terug naar het model' }),
    },
    frame: page.locator('iframe[title="Adviestool"]'),
    button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
    error: page.getByRole('alert'),
    tool,
  };
};
