import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { BedrijfsloginAntwoord } from '@adviestool/contract/bedrijfslogin';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import page from './page.tsx';

const LEEG: BedrijfsloginAntwoord = {
  bedrijfslogin: null,
  terugadres: 'https://adviestool.example/api/v2/group/12/bedrijfslogin/terug',
  isErmeeIngelogd: false,
  revisie: '"2026-11-01 false"',
};

const GEVULD: BedrijfsloginAntwoord = {
  ...LEEG,
  bedrijfslogin: {
    issuer: 'https://aanbieder.example',
    clientId: 'adviestool',
    domeinen: ['bedrijf.nl'],
    rolclaim: 'groups',
    rollen: [
      { waarde: 'bazen', rol: 'company-administrator' },
      { waarde: 'directie', rol: 'company-administrator' },
    ],
    standaardrol: null,
    wachtwoordVerboden: false,
  },
};

const visit = (antwoord: BedrijfsloginAntwoord, refuse: () => unknown = () => antwoord) => {
  const sent: unknown[] = [];
  const over: unknown[] = [];
  const ports = { showError: jest.fn(), toast: jest.fn() };
  const api = buildTransport(({ method, headers, body }) => {
    if (method === 'GET') return antwoord;
    sent.push(body);
    over.push(headers?.['If-Match']);
    return refuse();
  });
  const { Component: renderContent, loader } = page(buildHost({ api, ...ports }));
  const route = {
    path: '/',
    Component: () => <>{renderContent()}</>,
    hydrateFallbackElement: <p>Laden</p>,
    ...(loader === undefined ? {} : { loader }),
  };
  const router = createMemoryRouter([route, { path: '/elders', Component: () => <p>Elders</p> }]);
  render(<RouterProvider router={router} />);
  return { sent, over, router, ...ports };
};

const fill = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label, { exact: false });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));

test('a provider is filled in, and sent as the backend takes it', async () => {
  const { sent, over, toast } = visit(LEEG);
  expect(await screen.findByText(LEEG.terugadres)).toBeTruthy();
  expect(screen.queryByText(/^Met een ander kenmerk/)).toBeNull();
  await fill('Adres van de aanbieder', ' https://aanbieder.example ');
  await fill('Kenmerk (client ID)', 'adviestool');
  await fill('Geheim (client secret)', 'g3heim');
  await fill('Domeinen van e-mailadressen', 'Bedrijf.nl, bedrijf.be');
  await fill('Claim met de rol', 'groups');
  await fill('Waarden voor beheerder', 'bazen\n directie ');
  await save();
  expect(sent).toEqual([
    {
      issuer: 'https://aanbieder.example',
      clientId: 'adviestool',
      geheim: 'g3heim',
      domeinen: ['bedrijf.nl', 'bedrijf.be'],
      rolclaim: 'groups',
      rollen: GEVULD.bedrijfslogin?.rollen,
      standaardrol: 'company-employee',
      wachtwoordVerboden: false,
    },
  ]);
  expect(over).toEqual([LEEG.revisie]);
  expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('opgeslagen'));
});

test('what is missing or no domain is told at its field, and nothing is sent', async () => {
  const { sent } = visit(LEEG);
  await fill('Domeinen van e-mailadressen', 'bedrijf');
  await save();
  expect(screen.getAllByText('Dit veld is verplicht.').length).toBeGreaterThanOrEqual(3);
  expect(screen.getAllByText('‘bedrijf’ is geen domein, zoals bedrijf.nl.').length).toBeGreaterThan(
    0,
  );
  expect(sent).toEqual([]);
});

test('a secret that is stored need not be typed again; what the backend refuses stands at its field', async () => {
  const serverMessage = 'Op dit adres antwoordt geen aanbieder die zich zo noemt.';
  const { sent, showError } = visit(GEVULD, () => {
    throw buildHttpError(422, { serverMessage });
  });
  expect(await screen.findByDisplayValue('bazen directie')).toBeTruthy();
  expect(screen.getByText(/^Met een ander kenmerk .* kan weer lid worden/)).toBeTruthy();
  await fill('Kenmerk (client ID)', 'anders');
  await save();
  expect(sent).toMatchObject([{ geheim: null, clientId: 'anders', standaardrol: null }]);
  expect((await screen.findAllByText(serverMessage)).length).toBeGreaterThan(0);
  expect(showError).not.toHaveBeenCalled();
});

test('after another secret it says that who came in by it logs in again', async () => {
  const { toast } = visit(GEVULD);
  await fill('Geheim (client secret)', 'nieuw');
  await save();
  expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('ook u zelf'));
});

test('what was filled in is not left unasked, what was saved is', async () => {
  const { router } = visit(GEVULD);
  await fill('Geheim (client secret)', 'nieuw');
  act(() => void router.navigate('/elders'));
  await userEvent.click(await screen.findByRole('button', { name: 'Blijven' }));
  expect(screen.getByDisplayValue('nieuw')).toBeTruthy();
  await save();
  act(() => void router.navigate('/elders'));
  await screen.findByText('Elders');
});

test.each([
  [false, false],
  [true, true],
])('passwords are forbidden by who came in without one alone: %s', async (isErmeeIngelogd, may) => {
  visit({ ...GEVULD, isErmeeIngelogd });
  await screen.findByText(GEVULD.terugadres);
  expect(screen.queryByRole('radio', { name: 'Nee, alleen via uw bedrijf' }) !== null).toBe(may);
});
