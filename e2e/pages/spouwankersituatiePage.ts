import type { Page } from '@playwright/test';

import { fields } from './fields.ts';

export const spouwankersituatiePage = (page: Page) => {
  const { text } = fields(page);
  return {
    heading: (step: string) => page.getByRole('heading', { name: step, level: 1 }),
    merk: text('Merk (optioneel)'),
    aantal: text('Aantal'),
    wandbreedte: text('Wandbreedte, mm'),
    wandhoogte: text('Wandhoogte, mm'),
    next: page.getByRole('button', { name: 'Volgende' }),
    previous: page.getByRole('button', { name: 'Vorige' }),
    step: (name: string) => page.getByRole('link', { name: new RegExp(`^Stap \\d: ${name}`) }),
    earlier: page.getByRole('region', { name: 'Eerdere concepten van dit project' }),
  };
};
