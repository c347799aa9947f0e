import type { Page } from '@playwright/test';

import { fields } from './fields.ts';

export const kaderStep = (page: Page) => {
  const { text, choice } = fields(page);
  return {
    type: (option: string) => choice('Type', option),
    bouwmethode: (option: string) => choice('Bouwmethode', option),
    verbondenZijden: (option: string) => choice('Verbonden zijden', option),
    bevestigingsmiddelen: (option: string) => choice('Bevestigingsmiddelen gebruiken', option),
    merk: text('Merk (optioneel)'),
    aantal: text('Aantal'),
    breedte: text('Breedte, mm'),
    hoogte: text('Hoogte, mm'),
    gebouwhoogte: text('Gebouwhoogte, m (optioneel)'),
  };
};
