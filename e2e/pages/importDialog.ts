import type { FrameLocator, Locator, Page } from '@playwright/test';

/** What the product asks and says about what the parent frame has sent. */
export const importDialog = (tool: Page | FrameLocator) => {
  const dialog = tool.getByRole('dialog', { name: /^Project(en)? importeren$/ });
  const failure = tool.getByRole('alertdialog', { name: 'Project importeren mislukt' });
  return {
    dialog,
    heading: dialog.getByRole('heading', { level: 2 }),
    strategy: (
      label:
        | 'Aanmaken'
        | 'Aanmaken als nieuw project'
        | 'Bijwerken'
        | 'Overschrijven'
        | 'Overslaan',
    ): Locator => dialog.getByRole('radio', { name: label, exact: true }),
    cancel: dialog.getByRole('button', { name: 'Annuleren' }),
    run: dialog.getByRole('button', { name: 'Importeren', exact: true }),
    finish: dialog.getByRole('button', { name: 'Afronden', exact: true }),
    failure,
    closeFailure: failure.getByRole('button', { name: 'Sluiten' }).nth(1),
  };
};
