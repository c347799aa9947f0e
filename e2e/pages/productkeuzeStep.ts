import type { Zijde } from '@adviestool/contract/zijde';
import type { Page } from '@playwright/test';

export const productkeuzeStep = (page: Page) => {
  const main = page.getByRole('main');
  const radio = (table: RegExp, zijde: Zijde, name: string) =>
    main
      .getByRole('table', { name: table })
      .getByRole('radio', { name: `${name}, ${zijde}`, exact: true });
  return {
    hoekanker: (zijde: Zijde, name: string) => radio(/^Hoekankers/, zijde, name),
    /** A fastener, into the structure or into the timber. */
    middel: (zijde: Zijde, name: string) => radio(/^Bevestigingsmiddelen/, zijde, name),
    onEverySide: (name: string) =>
      main.getByRole('button', { name: `${name} voor alle zijden kiezen` }),
    chooseRecommended: main.getByRole('button', { name: 'Aanbevolen kiezen' }),
  };
};
