import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import type { Notitie } from '../notities/notitie.ts';
import page from './page.tsx';

const HydrateFallback = () => null;

/** Opens the page on a backend with these notes. */
const open = (notities: readonly Notitie[]): void => {
  const host = buildHost({ api: buildTransport(() => notities) });
  const { Component, loader } = page(host);
  const router = createMemoryRouter([
    { path: '/', Component: () => <>{Component()}</>, loader, HydrateFallback },
  ]);
  render(<RouterProvider router={router} />);
};

test('every note leads to its project', async () => {
  open([
    {
      id: 1,
      projectId: 7,
      gevelvullingId: null,
      tekst: 'Nameten op de bouw',
      geschreven: '2026-11-20T09:00:00.000Z',
    },
  ]);
  expect(await screen.findByText('Nameten op de bouw')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar het project' }).getAttribute('href')).toBe(
    '/project/7/voorbeeld-onderdeel',
  );
});

test('without notes the page says how one is made', async () => {
  open([]);
  expect(await screen.findByText(/Er zijn nog geen notities/)).toBeTruthy();
});
