import type { Page } from '@playwright/test';

import { fields } from './fields.ts';

export const detailleringStep = (page: Page) => {
  const { text, select, choice } = fields(page);
  return {
    plaatsingOnderzijde: (option: string) => choice('Plaatsing onderzijde', option),
    plaatsingBovenzijde: (option: string) => choice('Plaatsing bovenzijde', option),
    onderdorpel: (option: string) => choice('Onderdorpel', option),
    maximaleHartOpHartLaagrelief: text('Maximale hart-op-hartafstand laagreliëfdorpel, mm'),
    bovendorpel: (option: string) => choice('Bovendorpel', option),
    onderregel: (option: string) => choice('Onderregel', option),
    bovenregel: (option: string) => choice('Bovenregel', option),
    spouwlatbreedte: text('Spouwlatbreedte, mm'),
    stelruimte: text('Stelruimte, mm'),
    afstandSpouwlat: text('Afstand onderkant spouwlat tot bovenkant vloerrand, mm'),
    dikteElement: text('Dikte element, mm'),
    afstandOnderkantElement: text('Afstand onderkant element tot bovenkant vloerrand, mm'),
    afstandVoorkantElement: text('Afstand voorkant element tot voorkant vloerrand, mm'),
    elementBevat: (option: string) =>
      choice('Element bevat kozijn of schuifpui vanaf onderzijde', option),
    gewichtinvoer: (option: string) => choice('Gewicht invoeren als', option),
    glasgewicht: text('Glasgewicht, kg/m²'),
    gewichtElement: text('Gewicht element, kg/m²'),
    totaalgewicht: text('Totaalgewicht, kg'),
    vloertypeOnderzijde: select('Vloertype onderzijde'),
    vloertypeBovenzijde: select('Vloertype bovenzijde'),
    binnenmuur: select('Binnenmuur'),
  };
};
