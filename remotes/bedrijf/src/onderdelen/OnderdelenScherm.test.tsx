import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Onderdelen } from '@adviestool/contract/onderdelen';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import page from './page.tsx';

const SINDS = { sinds: '2026-11-02T07:05:00Z', door: 'jansen' };

const VARIANT: Onderdelen['varianten'][number] = {
  id: 'proef',
  naam: 'Proef',
  release: 'r2',
  ...SINDS,
  onderdelen: [
    { id: 'host', versie: 'bbbb', ...SINDS, storingen: null },
    { id: 'projects', versie: '1.1.0', sinds: null, door: null, storingen: 1234 },
  ],
  wisselingen: [
    {
      op: '2026-11-02T07:05:00Z',
      soort: 'promote',
      door: 'jansen',
      reden: 'akkoord na proef',
      van: 'r1',
      naar: 'r2',
      onderdelen: { projects: '1.1.0' },
    },
    {
      op: '2026-11-01T07:05:00Z',
      soort: 'iets-nieuws',
      door: 'de vries',
      reden: null,
      van: null,
      naar: 'r1',
      onderdelen: { a: '1', b: '1', c: '1', d: '1' },
    },
  ],
};

const show = (varianten: Onderdelen['varianten']): string[] => {
  const asked: string[] = [];
  const api = buildTransport(({ method, path }) => {
    asked.push(`${method} ${path}`);
    return { varianten, storingenSinds: '2026-11-01T07:00:00.000Z' };
  });
  const { Component: renderContent, loader } = page(buildHost({ api }));
  const route = {
    path: '/',
    Component: () => <>{renderContent()}</>,
    hydrateFallbackElement: <p>Laden</p>,
    ...(loader === undefined ? {} : { loader }),
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  return asked;
};

const rowsOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
        ({ textContent }) => textContent,
      ),
    );

test('what runs stands with since when, by whom and how often it failed', async () => {
  const asked = show([VARIANT]);
  const table = await screen.findByRole('table', { name: 'Wat er draait' });
  expect(asked).toEqual(['GET /api/v2/group/12/onderdelen']);
  expect(rowsOf(table)).toEqual([
    ['host', 'bbbb', expect.stringMatching(/^2 november 2026, \d\d:05$/), 'jansen', '–'],
    ['projects', '1.1.0', '–', '–', '1234'],
  ]);
  expect(
    screen.getByText(
      /Deze server telt ze per versie, van alle bedrijven samen, sinds 1 november 2026/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Proef' })).toBeNull();
});

test('the switches stand below, also of a kind that is not known here', async () => {
  show([VARIANT]);
  const table = await screen.findByRole('table', { name: 'Laatste wisselingen' });
  expect(rowsOf(table)).toEqual([
    [
      expect.stringContaining('2 november 2026'),
      'Vrijgegeven: projects 1.1.0r1 → r2',
      'jansen',
      'akkoord na proef',
    ],
    [
      expect.stringContaining('1 november 2026'),
      'iets-nieuws: 4 onderdelen– → r1',
      'de vries',
      '–',
    ],
  ]);
});

test('several variants are told apart by their names', async () => {
  show([VARIANT, { ...VARIANT, id: 'tweede', naam: 'Tweede', wisselingen: [] }]);
  expect(await screen.findByRole('heading', { name: 'Proef' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tweede' })).toBeTruthy();
  expect(screen.getByText('Er zijn geen wisselingen bekend.')).toBeTruthy();
});

test('a server without the files of a site says so', async () => {
  show([]);
  expect(await screen.findByText('Wat er draait, is op deze server niet bekend.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
