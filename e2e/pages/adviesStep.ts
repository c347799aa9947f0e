import type { Zijde } from '@adviestool/contract/zijde';
import type { Page } from '@playwright/test';

import { fields } from './fields.ts';

const ZIJDE_HEADERS = {
  onderzijde: /^Onderzijde/,
  zijkanten: /^Zijkanten/,
  bovenzijde: /^Bovenzijde/,
} as const satisfies Record<Zijde, RegExp>;

const POSITIE_TABELLEN = {
  onderzijde: /^Onderzijde \(vanaf links\)/,
  zijkanten: /^Zijkanten, per stijl \(vanaf onder\)/,
  bovenzijde: /^Bovenzijde \(vanaf links\)/,
} as const satisfies Record<Zijde, RegExp>;

/** The columns after the name of the side. */
const COLUMNS = { advies: 0, hartOpHart: 2, maatgevend: 3, unityCheck: 4 } as const;

export const adviesStep = (page: Page) => {
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Advies per zijde' });
  const { text } = fields(main);
  return {
    verdict: (sentence: string) =>
      main.getByRole('region', { name: 'Oordeel' }).filter({ hasText: sentence }),
    drawing: main.getByRole('img', { name: /^Gevelvulling met hoekankers: / }),
    showPositions: main.getByText('Posities als tabel'),
    positions: (zijde: Zijde) => main.getByRole('table', { name: POSITIE_TABELLEN[zijde] }),
    table,
    gekozen: (zijde: Zijde) => text(`Gekozen, ${zijde} (optioneel)`),
    zijde: (zijde: Zijde) => {
      const group = table
        .getByRole('rowgroup')
        .filter({ has: page.getByRole('rowheader', { name: ZIJDE_HEADERS[zijde] }) });
      const cells = group.getByRole('row').first().getByRole('cell');
      return {
        advies: cells.nth(COLUMNS.advies),
        hartOpHart: cells.nth(COLUMNS.hartOpHart),
        maatgevend: cells.nth(COLUMNS.maatgevend),
        unityCheck: cells.nth(COLUMNS.unityCheck),
        showCalculation: main.getByText(`Berekening van de ${zijde} tonen`),
        calculation: main.getByRole('list', { name: `Berekening ${zijde}` }),
      };
    },
    showGeneralCalculation: main.getByText('Berekening van wind en gewicht tonen'),
    generalCalculation: main.getByRole('list', { name: 'Berekening wind en gewicht' }),
    /** The menu of what else can be done, and what is in it. */
    more: main.getByRole('button', { name: 'Meer acties' }),
    save: page.getByRole('menuitem', { name: 'Opslaan', exact: true }),
    print: page.getByRole('menuitem', { name: 'Rapport afdrukken' }),
    toBouwlijst: page.getByRole('menuitem', { name: 'Naar bouwlijst' }),
    saveAndNext: main.getByRole('button', { name: 'Opslaan en volgende' }),
    toProject: main.getByRole('button', { name: 'Naar project' }),
  };
};
