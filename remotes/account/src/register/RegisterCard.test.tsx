import { beforeEach, expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { setSession } from '@adviestool/state/session';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { REGISTER_FORM } from '../builders/buildForm.ts';
import page from './page.tsx';

const PASSWORD = ' Hoekanker-2026 ';
const LOGIN_ANSWER = { current_user: { uid: 9, name: 'jan' }, csrf_token: 'x'.repeat(43) };

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

interface Backend {
  register?: () => unknown;
  login?: () => unknown;
}

const renderRegister = (backend: Backend = {}, url = '/account/aanmaken') => {
  const calls: Call[] = [];
  const ports = {
    started: jest.fn<HostApi['session']['started']>(async () => undefined),
    navigate: jest.fn(),
    toast: jest.fn(),
  };
  const api = buildTransport((call) => {
    if (call.method === 'GET') return { form: REGISTER_FORM };
    calls.push(call);
    if (call.path === '/user/login') return (backend.login ?? (() => LOGIN_ANSWER))();
    // The name as the backend stores it.
    return (backend.register ?? (() => ({ message: '', user: { uid: 9, name: 'jan' } })))();
  });
  const { session } = buildHost();
  const host = buildHost({
    api,
    session: { ...session, started: ports.started },
    navigate: ports.navigate,
    toast: ports.toast,
  });
  const { Component, loader } = page(host);
  const Content = () => <>{Component()}</>;
  const route = { path: '/account/aanmaken', Component: Content, loader };
  const router = createMemoryRouter([{ ...route, hydrateFallbackElement: <p>Laden</p> }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />);
  return { calls, ...ports };
};

const registerAs = async (name: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('E-mailadres'), 'jan@bouw.example');
  await userEvent.type(screen.getByLabelText('Gebruikersnaam'), name);
  for (const field of ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen']) {
    await userEvent.type(screen.getByLabelText(field), PASSWORD);
  }
  await userEvent.type(screen.getByLabelText('Bedrijfsnaam'), 'Bouw bv');
  await userEvent.click(screen.getByRole('button', { name: 'Account aanmaken' }));
};

beforeEach(() => setSession({ status: 'unknown' }));

test('who registers is logged in with what was typed, and goes on to the projects', async () => {
  const { calls, started, navigate, toast } = renderRegister();

  expect(
    await screen.findByText(/^In de adviestool van .* doet u mee met dit account\.$/),
  ).toBeTruthy();
  await registerAs('jan');

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  expect(calls.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/user\/register$/),
    '/user/login',
  ]);
  expect(calls[1]?.body).toEqual({ name: 'jan', pass: PASSWORD });
  expect(started).toHaveBeenCalledWith(LOGIN_ANSWER);
  expect(toast.mock.calls).toEqual([
    ['success', 'Welkom. Uw account is aangemaakt en u bent ingelogd.'],
  ]);
});

test('the page that was asked for before the login is where it goes', async () => {
  const { navigate } = renderRegister({}, '/account/aanmaken?bestemming=%2Fproject%2F7');
  await registerAs('jan');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/project/7', { replace: true }));
});

test.each([
  ['is refused', () => Promise.reject(buildHttpError(403, { code: 'flood_ip' }))],
  [
    'leaves no cookie',
    () => {
      setSession({ status: 'anonymous', group: null });
      return LOGIN_ANSWER;
    },
  ],
  ['gets no answer', () => Promise.reject(new NetworkError('No.', { method: 'POST', path: '/' }))],
])('when that login %s the account is told of, and the login page asks', async (_how, login) => {
  const { navigate, toast } = renderRegister({ login }, '/account/aanmaken?bestemming=%2Fx');

  await registerAs('jan');

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/inloggen?bestemming=%2Fx'));
  expect(toast.mock.calls).toEqual([['success', 'Uw account is aangemaakt. U kunt nu inloggen.']]);
});

test('without an account nobody is logged in', async () => {
  const { calls, navigate } = renderRegister({
    register: () => {
      throw buildHttpError(422, { serverMessage: 'mail: The email address x is already taken.' });
    },
  });

  await registerAs('jan');

  await waitFor(() =>
    expect(screen.getByLabelText('E-mailadres').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(calls).toHaveLength(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('the login is a way back that keeps the page that was asked for', async () => {
  renderRegister({}, '/account/aanmaken?bestemming=%2Fproject%2F7');
  const link = await screen.findByRole('link', { name: 'Inloggen' });
  expect(link.getAttribute('href')).toBe('/account/inloggen?bestemming=%2Fproject%2F7');
});
