import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Tabel } from '@adviestool/spreadsheet/tabel';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { LijstActies } from './LijstActies.tsx';

/** Names of the files that were handed over. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:lijst';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const TABEL: Tabel = { naam: 'Lijst', kolommen: ['Code'], rijen: [['GA-120']] };

const choose = async (item: string, bladen: () => readonly Tabel[] = () => [TABEL]) => {
  const toasts: string[] = [];
  const host = buildHost({ toast: (_kind, text) => toasts.push(text) });
  render(
    <MemoryRouter>
      <LijstActies
        host={host}
        project={buildProject()}
        woorden={{ titel: 'Lijst', afdrukken: 'Afdrukken', exporteren: 'Exporteren' }}
        naar={{ path: '/', label: 'Andere lijst' }}
        tabel={() => TABEL}
        bladen={bladen}
      />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exporteren' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  return toasts;
};

test.each([
  ['CSV-bestand (.csv)', 'Lijst Dok van Delfzijl.csv'],
  ['Excel-bestand (.xlsx)', 'Lijst Dok van Delfzijl.xlsx'],
])('%s is called by the list and its project', async (item, name) => {
  await choose(item);
  await waitFor(() => expect(saved).toEqual([name]));
});

test('a workbook that cannot be made is told', async () => {
  const toasts = await choose('Excel-bestand (.xlsx)', () => {
    throw new Error('no sheets');
  });
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('kon niet worden gemaakt')]));
  expect(saved).toEqual([]);
});
