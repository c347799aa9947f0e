import type { FrameLocator, Page } from '@playwright/test';

import { fields } from './fields.ts';

export const loginPage = (page: Page | FrameLocator) => {
  const { text } = fields(page);
  return {
    heading: page.getByRole('heading', { name: 'Inloggen', level: 1 }),
    name: text('Gebruikersnaam of e-mailadres'),
    password: text('Wachtwoord'),
    submit: page.getByRole('button', { name: 'Inloggen' }),
    error: page.getByRole('alert'),
  };
};
