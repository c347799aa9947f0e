import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import slot from './slot.tsx';

const renderAdvies = (gekozen: number, onderaan = 'anker'): void => {
  const gevelvulling = buildGevelvulling({
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen })),
    productKeuze: perZijde((zijde) => ({
      hoekanker: zijde === 'onderzijde' ? onderaan : 'anker',
      bevestigingsmiddelen: null,
    })),
  });
  const project = buildProject(gevelvulling);
  const Advies = slot(buildHost(project));
  const { projectGegevens } = project;
  const element = (
    <Advies
      projectGegevens={projectGegevens}
      gevelvulling={gevelvulling}
      catalogus={buildCatalogus()}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

test('an advice is read with its sides, drawing and calculation, without a field', () => {
  renderAdvies(10);
  const table = screen.getByRole('table', { name: 'Advies per zijde' });
  const row = within(table).getByRole('row', { name: /^Onderzijde/ });
  expect(within(row).getAllByRole('cell')[0]?.textContent).toMatch(/^10/);
  expect(within(row).getByText('Bevestiging niet getoetst')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Gevelvulling met hoekankers/ })).toBeTruthy();
  const posities = screen.getByText('Posities als tabel').closest('details');
  expect(posities?.open).toBe(true);
  const tekening = screen.getByRole('img', { name: /^Gevelvulling met hoekankers/ });
  expect(posities?.compareDocumentPosition(tekening)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Berekening van de onderzijde tonen')).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toHaveLength(0);
});

test('a side that fails says so', () => {
  renderAdvies(1);
  expect(screen.getByRole('region', { name: 'Oordeel' }).textContent).toContain(
    'Geen van de zijden voldoet',
  );
});

test('a side without an advice has no number and no positions, whatever was chosen', () => {
  renderAdvies(10, 'weg');
  const table = screen.getByRole('table', { name: 'Advies per zijde' });
  const row = within(table).getByRole('row', { name: /^Onderzijde/ });
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('–');
  const posities = screen.getByText('Posities als tabel').closest('details');
  const captions = [...(posities?.querySelectorAll('caption') ?? [])].map((of) => of.textContent);
  expect(captions.length).toBeGreaterThan(0);
  expect(captions.join()).not.toContain('Onderzijde');
  const tekening = screen.getByRole('img', { name: /^Gevelvulling met hoekankers/ });
  expect(tekening.querySelectorAll('.ankers > path:not([data-status], [d=""])')).toHaveLength(0);
});
