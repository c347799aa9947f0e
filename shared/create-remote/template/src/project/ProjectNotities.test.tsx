import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { invoerSchema, type Notitie } from '../notities/notitie.ts';
import page from './page.tsx';

const HydrateFallback = () => null;

/** Opens the page of project 7 on a backend that keeps what it is sent. */
const open = (): Notitie[] => {
  const kept: Notitie[] = [];
  const api = buildTransport(({ method, body }) => {
    if (method === 'GET') return kept;
    const notitie: Notitie = {
      id: kept.length + 1,
      projectId: 7,
      gevelvullingId: null,
      tekst: invoerSchema.parse(body).tekst,
      geschreven: '2026-11-20T09:00:00.000Z',
    };
    kept.unshift(notitie);
    return notitie;
  });
  const host = buildHost({ api });
  host.project.ensure = async () => buildProject({ id: 7 });
  const { Component, loader } = page(host);
  const router = createMemoryRouter(
    [{ path: '/project/:projectId', Component: () => <>{Component()}</>, loader, HydrateFallback }],
    { initialEntries: ['/project/7'] },
  );
  render(<RouterProvider router={router} />);
  return kept;
};

test('a note that is written stands in the list', async () => {
  const user = userEvent.setup();
  const kept = open();
  await user.type(await screen.findByLabelText('Nieuwe notitie'), 'Nameten op de bouw');
  await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Nameten op de bouw');
  expect(kept).toHaveLength(1);
});

test('an empty note is not sent', async () => {
  const user = userEvent.setup();
  const kept = open();
  await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
  expect((await screen.findAllByText('Vul een notitie in.')).length).toBeGreaterThan(0);
  expect(kept).toEqual([]);
});
