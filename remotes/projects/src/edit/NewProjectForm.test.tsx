import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { logIn } from '../builders/logIn.ts';
import page from './page.tsx';

const VOORAF = /Vooraf ingevuld door de adviestool/;

beforeEach(() => {
  sessionStorage.clear();
  logIn(['company-employee']);
});

const renderNew = (query = '') => {
  const api = buildTransport(({ method }) =>
    method === 'GET' ? { catalogi: [] } : buildProjectRecord({ id: 31 }),
  );
  return renderPage(page(buildHost({ api })), {
    path: '/project/:projectId/details',
    url: `/project/nieuw/details${query}`,
  });
};

test.each([
  ['', '/project/31'],
  ['?daarna=gevelvulling', '/project/31/gevelvulling/nieuw'],
  ['?daarna=kozijnstaat', '/project/31/kozijnstaat'],
  ['?daarna=https://elders.example', '/project/31'],
])('a new project begun with %j goes on to %s', async (query, path) => {
  const router = renderNew(query);

  await userEvent.type(await screen.findByLabelText('Naam'), 'Dok van Delfzijl');
  await userEvent.click(screen.getByRole('radio', { name: 'Woning' }));
  await userEvent.click(screen.getByRole('radio', { name: 'II' }));
  await userEvent.click(screen.getByRole('button', { name: 'Project opslaan' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('who makes no projects is told so at once; what they may is for the backend to say', async () => {
  logIn(['company-dashboard']);
  renderNew();

  await screen.findByText('Met uw rol kunt u geen projecten maken.');
  expect(screen.getByLabelText('Naam')).toBeTruthy();
});

test('what the tool filled in is said at the field, until the user fills in something else', async () => {
  renderNew();
  const hoogte = await screen.findByLabelText(/^Gebouwhoogte/);
  expect(screen.getAllByText(VOORAF)).toHaveLength(3);

  await userEvent.clear(hoogte);
  await userEvent.type(hoogte, '12');

  expect(screen.getAllByText(VOORAF)).toHaveLength(2);
  const id = hoogte.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toMatch(/^Boven maaiveld\./);
});

test('a place proposes the wind area', async () => {
  renderNew();
  await userEvent.type(await screen.findByLabelText(/^Plaats/), 'Alkmaar');
  await userEvent.click(await screen.findByRole('button', { name: 'Windgebied I overnemen' }));
  expect(screen.getByRole('radio', { name: 'I' })).toHaveProperty('checked', true);
});
