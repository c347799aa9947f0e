import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gebruik } from '@adviestool/contract/gebruik';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';

import page from './page.tsx';

const MB = 1_000_000;
const QUOTA: Gebruik['quota'] = {
  project: 8 * MB,
  user: { bytes: 2000 * MB, projecten: 20_000 },
  group: { bytes: 10_000 * MB, projecten: 100_000 },
};

const buildGebruik = (change: Partial<Gebruik> = {}): Gebruik => ({
  gebruik: { bytes: 812_345, projecten: 1234 },
  quota: QUOTA,
  leden: [
    { uid: 3, naam: 'jansen', bytes: 800_000, projecten: 1230 },
    { uid: 4, naam: 'de.vries', bytes: 12_345, projecten: 4 },
    { uid: 5, naam: 'nieuw', bytes: 0, projecten: 0 },
  ],
  ...change,
});

const Refused = () => <p>{`Geweigerd: ${JSON.stringify(useRouteError())}`}</p>;

const visit = (answer: () => unknown): string[] => {
  const asked: string[] = [];
  const api = buildTransport(({ method, path }) => {
    asked.push(`${method} ${path}`);
    return answer();
  });
  const { Component: renderContent, loader } = page(buildHost({ api }));
  const Content = () => <>{renderContent()}</>;
  const route = {
    path: '/bedrijf/gebruik',
    Component: Content,
    ErrorBoundary: Refused,
    hydrateFallbackElement: <p>Laden</p>,
    ...(loader === undefined ? {} : { loader }),
  };
  render(
    <RouterProvider
      router={createMemoryRouter([route], { initialEntries: ['/bedrijf/gebruik'] })}
    />,
  );
  return asked;
};

const cellsOf = (row: HTMLElement): (string | null)[] =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );

test('the use of the company stands against its limits, and by person with the sum', async () => {
  const asked = visit(() => buildGebruik());
  const table = await screen.findByRole('table', { name: 'Per persoon' });
  expect(asked).toEqual(['GET /api/v2/group/12/gebruik']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1234 van 100.000 projecten',
    '0,8 van 10.000\u202FMB',
  ]);
  expect(within(table).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['jansen', '1230', '0,8'],
    ['de.vries', '4', '< 0,1'],
    ['nieuw', '0', '0'],
    ['Totaal', '1234', '0,8'],
  ]);
  expect(screen.queryByText('Bijna vol')).toBeNull();
});

test('near a limit the page says what to do', async () => {
  visit(() => buildGebruik({ gebruik: { bytes: 10_000 * MB, projecten: 90_000 } }));
  expect(await screen.findByText('Uw bedrijf nadert de grens van 100.000 projecten.')).toBeTruthy();
  screen.getByText('Uw bedrijf heeft de grens van 10.000 MB bereikt.');
  screen.getByText(
    'Verwijder projecten die niet meer nodig zijn, of vraag de beheerder van de adviestool om meer ruimte.',
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '90.000 van 100.000 projecten',
    '10.000 van 10.000\u202FMB',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Aantal projectenBijna vol',
    'OmvangVol',
  ]);
});

test('a person near a limit has that at the name', async () => {
  const leden = [
    { uid: 3, naam: 'jansen', bytes: 2000 * MB, projecten: 19_000 },
    { uid: 4, naam: 'de.vries', bytes: 1, projecten: 1 },
  ];
  visit(() => buildGebruik({ leden }));
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
    'jansenNadert de grens van 20.000 projectenHeeft de grens van 2000\u202FMB bereikt',
    'de.vries',
    'Totaal',
  ]);
});

test('a company without projects is told so, without a table', async () => {
  visit(() => buildGebruik({ gebruik: { bytes: 0, projecten: 0 } }));
  expect(await screen.findByText('Uw bedrijf heeft nog geen projecten.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what the backend refuses is left to the host, which has a page for it', async () => {
  visit(() => {
    throw buildHttpError(403);
  });
  expect((await screen.findByText(/^Geweigerd/)).textContent).toContain('"status":403');
});
