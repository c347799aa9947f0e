import type { Zijde } from '@adviestool/contract/zijde';
import type { Page } from '@playwright/test';

export const productkeuzeStep = (page: Page) => {
  const main = page.getByRole('main');
  const middel = (group: string, name: string) =>
    main.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  return {
    hoekanker: (zijde: Zijde, name: string) =>
      main
        .getByRole('table', { name: `Passende hoekankers voor de ${zijde}` })
        .getByRole('radio', { name, exact: true }),
    bouwkundig: (zijde: Zijde, name: string) => middel(`Bouwkundig middel, ${zijde}`, name),
    hout: (zijde: Zijde, name: string) => middel(`Houtmiddel, ${zijde}`, name),
    onEverySide: main.getByRole('button', { name: 'Voor alle zijden toepassen' }),
    chooseRecommended: main.getByRole('button', { name: 'Aanbevolen kiezen' }),
  };
};
