import type { Locator, Page } from '@playwright/test';

import { fields } from './fields.ts';

const headingOf = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, level: 1 });

/** The fields of every account form by what they are called, with the message that belongs to one. */
const formOf = (scope: Page | Locator) => {
  const { text } = fields(scope);
  return {
    mail: text('E-mailadres'),
    currentPassword: text('Huidig wachtwoord'),
    newPassword: text('Nieuw wachtwoord'),
    repeatPassword: text('Nieuw wachtwoord herhalen'),
    companyName: text('Bedrijfsnaam'),
    city: text('Plaats (optioneel)'),
    summary: scope.getByRole('alert'),
  };
};

export const registerPage = (page: Page) => ({
  ...formOf(page),
  heading: headingOf(page, 'Account aanmaken'),
  name: fields(page).text('Gebruikersnaam'),
  submit: page.getByRole('button', { name: 'Account aanmaken' }),
});

export const forgotPage = (page: Page) => ({
  heading: headingOf(page, 'Wachtwoord vergeten'),
  name: fields(page).text('Gebruikersnaam of e-mailadres'),
  submit: page.getByRole('button', { name: 'Link aanvragen' }),
  answer: page.getByRole('main').getByRole('status'),
});

export const resetPage = (page: Page) => ({
  ...formOf(page),
  heading: headingOf(page, 'Nieuw wachtwoord kiezen'),
  submit: page.getByRole('button', { name: 'Wachtwoord instellen' }),
});

/** A change of the password is optional here. */
export const editPage = (page: Page) => ({
  ...formOf(page),
  currentPassword: fields(page).text('Huidig wachtwoord (optioneel)'),
  newPassword: fields(page).text('Nieuw wachtwoord (optioneel)'),
  repeatPassword: fields(page).text('Nieuw wachtwoord herhalen (optioneel)'),
  heading: headingOf(page, 'Account beheren'),
  submit: page.getByRole('button', { name: 'Opslaan' }),
  cancel: page.getByRole('button', { name: 'Account opheffen' }),
});

export const cancelDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Account opheffen' });
  return {
    ...formOf(dialog),
    dialog,
    submit: dialog.getByRole('button', { name: 'Account opheffen' }),
  };
};

/** Asks for a new login over the page as it stands. */
export const loginAgainDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Uw sessie is verlopen' });
  return {
    dialog,
    name: fields(dialog).text('Gebruikersnaam of e-mailadres'),
    password: fields(dialog).text('Wachtwoord'),
    submit: dialog.getByRole('button', { name: 'Inloggen' }),
    close: dialog.getByRole('button', { name: 'Sluiten' }),
    error: dialog.getByRole('alert'),
  };
};
