import type { Page } from '@playwright/test';

/** The pages of a building site. */
export const bouwplaatsPages = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Bouwplaats', level: 1 }),
  werktZonder: page.getByText('Werkt op dit toestel ook zonder verbinding.'),
  standVan: page.getByText(
    /^De server is niet bereikbaar of heeft een storing\. U ziet wat deze telefoon bewaarde op/,
  ),
  nietTeTonen: page.getByRole('heading', { name: 'Er ging iets mis', level: 1 }),
  vernieuwen: page.getByRole('button', { name: 'Vernieuwen' }),
  werktNiet: page.getByRole('heading', { name: 'Deze link werkt niet meer', level: 1 }),
  vorige: page.getByRole('link', { name: /Vorige$/ }).first(),
  volgende: page.getByRole('link', { name: /^Volgende/ }).first(),
  gemonteerd: page.getByRole('button', { name: 'Gemonteerd', exact: true }),
  stuk: (stuk: number) =>
    page.getByRole('button', { name: new RegExp(String.raw`^Stuk ${stuk}\b`) }),
  isGeplaatst: page.getByRole('checkbox', { name: 'Geplaatst' }),
  afwijking: page.getByRole('combobox', { name: 'Afwijking' }),
  toelichting: page.getByRole('textbox', { name: 'Toelichting' }),
  verstuurd: page.getByText('Verstuurd', { exact: true }),
  gezegdeFoto: (nummer: number) => page.getByRole('img', { name: `Foto ${nummer}`, exact: true }),
  merk: (merk: string) => page.getByRole('link', { name: new RegExp(String.raw`\b${merk}\b`) }),
  kop: (merk: string) =>
    page.getByRole('heading', { name: new RegExp(String.raw`^${merk}\b`), level: 1 }),
  tekening: page.getByRole('img', { name: /^Hoekankers van/ }),
  naam: page.getByRole('textbox', { name: /^Uw naam/ }),
  melden: page.getByRole('button', { name: 'Afwijking of foto' }),
  foto: page.locator('input[type=file]'),
  fotoWeg: page.getByRole('button', { name: 'Foto 1 weghalen' }),
  vastleggen: page.getByRole('button', { name: 'Vastleggen' }),
  nuVersturen: page.getByRole('button', { name: 'Nu versturen' }),
  wacht: (aantal: number) => page.getByText(`Wacht op verbinding (${aantal})`),
});
