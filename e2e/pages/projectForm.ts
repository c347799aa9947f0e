import type { Page } from '@playwright/test';

import { fields } from './fields.ts';

/** The form of a project, new or not. */
export const projectForm = (page: Page) => {
  const { text, select, choice } = fields(page);
  return {
    heading: page.getByRole('heading', { level: 1 }),
    naam: text('Naam'),
    referentienummer: text('Referentienummer (optioneel)'),
    werkadres: text('Werkadres (optioneel)'),
    plaats: text('Plaats (optioneel)'),
    typeBouw: (option: string) => choice('Type bouw', option),
    gebouwhoogte: text('Gebouwhoogte, m'),
    gevolgklasse: select('Gevolgklasse (optioneel)'),
    windgebied: (option: string) => choice('Windgebied', option),
    terreincategorie: (option: string) => choice('Terreincategorie', option),
    windvormFactor: text('Windvormfactor'),
    keepMine: page.getByRole('button', { name: 'Mijn versie bewaren' }),
    loadNewest: page.getByRole('button', { name: 'Nieuwste versie laden' }),
    submit: page.getByRole('button', { name: 'Project opslaan' }),
    /** In place of the other one after a save that failed. */
    tryAgain: page.getByRole('button', { name: 'Opnieuw proberen' }),
  };
};
