import type { Page } from '@playwright/test';

import { fields } from './fields.ts';

/** The company's page: its members, its logo, and the questions over it. */
export const bedrijfPage = (page: Page) => {
  const dialog = page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return {
    heading: page.getByRole('heading', { name: 'Bedrijf', level: 1 }),
    row,
    invite: page.getByRole('button', { name: 'Mensen uitnodigen' }),
    actions: (name: string) =>
      page.getByRole('button', { name: `Acties voor ${name}`, exact: true }),
    dialog,
    mail: dialog.getByRole('textbox', { name: 'E-mailadressen' }),
    role: (name: string) => fields(dialog).choice('Rol', name),
    heir: dialog.getByRole('combobox', { name: 'Projecten gaan naar' }),
    send: dialog.getByRole('button', { name: 'Uitnodigen' }),
    done: dialog.getByRole('button', { name: 'Klaar' }),
    saveRole: dialog.getByRole('button', { name: 'Rol opslaan' }),
    remove: dialog.getByRole('button', { name: 'Uit het bedrijf verwijderen' }),
    file: page.getByLabel('Bestand kiezen'),
    logo: page.getByRole('img', { name: 'Logo van uw bedrijf' }),
    removeLogo: page.getByRole('button', { name: 'Logo verwijderen' }),
  };
};

/** The page behind the link of an invitation. */
export const uitnodigingPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Uitnodiging', level: 1 }),
  name: fields(page).text('Gebruikersnaam'),
  password: fields(page).text('Nieuw wachtwoord'),
  repeat: fields(page).text('Nieuw wachtwoord herhalen'),
  submit: page.getByRole('button', { name: 'Account aanmaken' }),
  dead: page.getByRole('alert').filter({ hasText: 'ingetrokken of al gebruikt' }),
});
