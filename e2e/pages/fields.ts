import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The fields of a form by what they are called. A unit is part of a name: ‘Breedte, mm’. */
export const fields = (scope: Page | Locator | FrameLocator) => ({
  text: (label: string): Locator => scope.getByRole('textbox', { name: label, exact: true }),
  select: (label: string): Locator => scope.getByRole('combobox', { name: label, exact: true }),
  choice: (group: string, option: string): Locator =>
    scope
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: option, exact: true }),
});
