import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { setSession } from '@adviestool/state/session';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import page from './page.tsx';
import { forgetToken } from './takeToken.ts';

const OPENED = {
  bedrijf: 'Kozijnen & Zn.',
  mail: 'nieuw@example.nl',
  rol: 'company-employee',
  verloopt: '2026-11-30T10:00:00Z',
  heeft_account: false,
  form: {
    'account.name': { type: 'textfield', title: 'Gebruikersnaam', required: true },
    submit: { type: 'submit', title: 'Account aanmaken', required: false },
  },
};

beforeEach(() => setSession({ status: 'anonymous', group: null }));
afterEach(() => {
  forgetToken();
  history.replaceState(null, '', '/');
});

const visit = (answer: (path: string) => unknown, token = 'geheim') => {
  history.replaceState(null, '', `/uitnodiging#${token}`);
  const asked: [string, unknown][] = [];
  const api = buildTransport(({ path, body }) => {
    asked.push([path, body]);
    return answer(path);
  });
  const navigate = jest.fn();
  const toast = jest.fn();
  const host = buildHost({ api, navigate, toast });
  const { Component: renderContent, loader, shouldRevalidate } = page(host);
  const Content = () => <>{renderContent()}</>;
  const route = {
    path: '/uitnodiging',
    Component: Content,
    hydrateFallbackElement: <p>Laden</p>,
    ...(loader === undefined ? {} : { loader }),
    ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }),
  };
  const router = createMemoryRouter([route], { initialEntries: ['/uitnodiging'] });
  render(<RouterProvider router={router} />);
  return { asked, navigate, toast };
};

const open =
  (change: object = {}) =>
  (path: string) =>
    path.endsWith('/openen') ? { ...OPENED, ...change } : { message: 'Gelukt.' };

test('the token leaves the address at once, and the form makes an account with it', async () => {
  const { asked, navigate, toast } = visit(open());
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Gebruikersnaam' }), 'nieuw');
  expect(location.href).not.toContain('geheim');
  screen.getByText(
    'U bent uitgenodigd om mee te werken in de adviestool van Kozijnen & Zn., als medewerker.',
  );
  await user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
  expect(asked).toEqual([
    ['/api/v2/uitnodiging/openen', { token: 'geheim' }],
    ['/api/v2/uitnodiging/account', { token: 'geheim', account: { name: 'nieuw' } }],
  ]);
  expect(navigate).toHaveBeenCalledWith('/', { replace: true });
  // It says whether the company lets anybody in by password.
  expect(toast.mock.calls).toEqual([['success', 'Gelukt.']]);
});

test('to a company that lets nobody in by password it says how to log in instead', async () => {
  const tekst =
    'U hebt geen wachtwoord nodig: na het aanmaken logt u in met ‘Inloggen met Kozijnen & Zn.’.';
  const pass1 = { type: 'password', title: 'Wachtwoord', required: true };
  visit(open({ form: { ...OPENED.form, 'account.pass1': pass1 } }));
  await screen.findByText('Nieuw wachtwoord');
  expect(screen.queryByText(tekst)).toBeNull();
  cleanup();
  visit(open(), 'ander');
  await screen.findByText(tekst);
});

test('loading the page anew opens the link again, until it is taken up', async () => {
  visit(open());
  await screen.findByRole('textbox', { name: 'Gebruikersnaam' });
  cleanup();
  const { asked } = visit(open(), '');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Gebruikersnaam' }), 'nieuw');
  expect(asked).toEqual([['/api/v2/uitnodiging/openen', { token: 'geheim' }]]);
  expect(location.href).not.toContain('geheim');
  expect(sessionStorage.getItem('adviestool.uitnodiging')).toBe('geheim');
  await userEvent.click(screen.getByRole('button', { name: 'Account aanmaken' }));
  await waitFor(() => expect(sessionStorage.getItem('adviestool.uitnodiging')).toBeNull());
});

test('another link in the same tab is opened in its place', async () => {
  const { asked } = visit(open());
  await screen.findByRole('textbox', { name: 'Gebruikersnaam' });
  history.replaceState(null, '', '/uitnodiging#tweede');
  fireEvent(globalThis.window, new HashChangeEvent('hashchange'));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual(['/api/v2/uitnodiging/openen', { token: 'tweede' }]),
  );
  expect(location.href).not.toContain('tweede');
});

test('who has an account is asked to log in, and who is logged in joins', async () => {
  visit(open({ heeft_account: true }));
  await screen.findByText('U hebt al een account met dit e-mailadres. Log in om mee te doen.');
  expect(screen.queryByRole('button', { name: 'Account aanmaken' })).toBeNull();
  screen.getByRole('button', { name: 'Inloggen' });
});

test('who is logged in joins with one press', async () => {
  const user = { uid: 1, name: 'jansen', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
  const { asked, navigate, toast } = visit(open(), 'ander');
  await userEvent.click(await screen.findByRole('button', { name: 'Meedoen' }));
  expect(asked.at(-1)).toEqual(['/api/v2/uitnodiging/meedoen', { token: 'ander' }]);
  expect(navigate).toHaveBeenCalledWith('/', { replace: true });
  expect(toast.mock.calls).toEqual([['success', 'Gelukt.']]);
});

test('a dead link says what to do', async () => {
  visit(() => {
    throw buildHttpError(403);
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Deze uitnodiging is verlopen, ingetrokken of al gebruikt. Vraag uw beheerder om een nieuwe.',
  );
});
