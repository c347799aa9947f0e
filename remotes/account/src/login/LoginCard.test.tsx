import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { setSession } from '@adviestool/state/session';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { LoginCard } from './LoginCard.tsx';

const ANSWER = { current_user: { uid: 3, name: 'jansen' }, csrf_token: 'token' };

const renderLogin = (
  answer: (call: { body?: unknown }) => unknown,
  { url = '/account/inloggen', ...overrides }: Partial<HostApi> & { url?: string } = {},
) => {
  const ports = {
    started: jest.fn(async (_answer: unknown) => undefined),
    navigate: jest.fn(),
    showError: jest.fn(),
  };
  const host = buildHost({
    api: buildTransport(answer),
    session: {
      started: ports.started,
      ended: async () => undefined,
      renewed: async () => undefined,
      leave: () => undefined,
    },
    navigate: ports.navigate,
    showError: ports.showError,
    ...overrides,
  });
  render(
    <MemoryRouter initialEntries={[url]}>
      <LoginCard host={host} />
    </MemoryRouter>,
  );
  return ports;
};

const logIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Gebruikersnaam of e-mailadres'), 'jansen');
  await userEvent.type(screen.getByLabelText('Wachtwoord'), ' geheim ');
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
};

beforeEach(() => {
  jest.restoreAllMocks();
  setSession({ status: 'unknown' });
});

/** A visitor of a company; with a provider of its own or not. */
const atCompany = (bedrijfslogin: boolean | undefined): void => {
  const group = {
    id: 1,
    type: 'company',
    label: 'Kozijnen BV',
    user_registration: false,
    roles: [],
  };
  setSession({
    status: 'anonymous',
    group: { ...group, ...(bedrijfslogin !== undefined && { bedrijfslogin }) },
  });
};

test('a company with a provider of its own has a way to it, with where to afterwards', async () => {
  atCompany(true);
  renderLogin(() => ANSWER, { url: '/account/inloggen?bestemming=%2Fproject%2F7' });
  const link = await screen.findByRole('link', { name: 'Inloggen met Kozijnen BV' });
  expect(link.getAttribute('href')).toMatch(
    /^\/api\/v2\/group\/\d+\/bedrijfslogin\/inloggen\?bestemming=%2Fproject%2F7$/,
  );
});

test.each([
  ['domein', /Met dit e-mailadres kunt u niet via dit bedrijf inloggen/],
  ['iets-anders', /Inloggen via uw bedrijf is niet gelukt/],
])('who comes back from it without being let in reads why: %s', async (reden, text) => {
  atCompany(true);
  renderLogin(() => ANSWER, { url: `/account/inloggen?bedrijfslogin=${reden}` });
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
});

test('a company without one has no other way than the form', async () => {
  atCompany(undefined);
  renderLogin(() => ANSWER);
  expect(screen.getByRole('button', { name: 'Inloggen' })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('link', { name: /Inloggen met/ })).toBeNull();
});

test('a login starts the session and goes to where the visitor wanted to be', async () => {
  const answer = jest.fn((_call: { body?: unknown }) => ANSWER);
  const { started, navigate } = renderLogin(answer, {
    url: '/account/inloggen?bestemming=%2Fproject%2F7%3Ftab%3D1',
  });

  await logIn();

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/project/7?tab=1', { replace: true }));
  expect(answer.mock.calls[0]?.[0].body).toEqual({ name: 'jansen', pass: ' geheim ' });
  expect(started).toHaveBeenCalledWith(ANSWER);
  expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe('');
});

test('who has no account yet takes the destination along', () => {
  const { config } = buildHost();
  const variant = { ...config.variant, userRegistrationEnabled: true };
  renderLogin(() => ANSWER, {
    url: '/account/inloggen?bestemming=%2Fproject%2F7',
    config: { ...config, variant },
  });
  expect(screen.getByRole('link', { name: 'Account aanmaken' }).getAttribute('href')).toBe(
    '/account/aanmaken?bestemming=%2Fproject%2F7',
  );
});

test('another site is no destination', async () => {
  const { navigate } = renderLogin(() => ANSWER, {
    url: '/account/inloggen?bestemming=%2F%2Felders.example%2F',
  });

  await logIn();

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
});

test('a wrong password is told in the form, which keeps the input', async () => {
  const { navigate, showError } = renderLogin(() => {
    throw buildHttpError(400);
  });

  await logIn();

  expect(
    await screen.findByText('De combinatie van uw gebruikersnaam en wachtwoord is onjuist.'),
  ).toBeTruthy();
  expect(screen.getByDisplayValue('jansen')).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
  expect(showError).not.toHaveBeenCalled();
});

/** The next call knows nobody: the browser has not kept the cookie. */
const FORGETS: Partial<HostApi> = {
  session: {
    started: async () => setSession({ status: 'anonymous', group: null }),
    ended: async () => undefined,
    renewed: async () => undefined,
    leave: () => undefined,
  },
};

test('a browser that does not keep the cookie is told in the form, which keeps the input', async () => {
  const { navigate } = renderLogin(() => ANSWER, FORGETS);

  await logIn();

  expect((await screen.findByRole('alert')).textContent).toContain(
    'U bent ingelogd, maar uw browser bewaart het cookie niet',
  );
  expect(screen.getByDisplayValue('jansen')).toBeTruthy();
  expect(screen.getByDisplayValue(' geheim ', { exact: true, trim: false })).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Cookies toestaan' })).toBeNull();
});

test('where cookies are off, it says so', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  renderLogin(() => ANSWER, FORGETS);
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('staan cookies uit');
});

test('in a page of another site the browser is asked to allow cookies', async () => {
  jest.spyOn(globalThis, 'self', 'get').mockReturnValue(Object.create(globalThis));
  const ask = jest.fn(async () => undefined);
  Object.defineProperty(document, 'requestStorageAccess', { value: ask, configurable: true });
  renderLogin(() => ANSWER, FORGETS);
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('binnen een andere site');

  await userEvent.click(screen.getByRole('button', { name: 'Cookies toestaan' }));
  expect(await screen.findByText('Cookies zijn toegestaan. Log opnieuw in.')).toBeTruthy();

  ask.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Cookies toestaan' }));
  expect(await screen.findByRole('link', { name: /eigen tabblad/ })).toBeTruthy();
  Reflect.deleteProperty(document, 'requestStorageAccess');
});

test('a ban of the IP address is told by the host', async () => {
  const error = buildHttpError(403, { code: 'flood_ip' });
  const { showError } = renderLogin(() => {
    throw error;
  });

  await logIn();

  await waitFor(() => expect(showError).toHaveBeenCalledWith(error));
});

test('the password can be shown', async () => {
  renderLogin(() => ANSWER);

  await userEvent.click(screen.getByRole('button', { name: 'Tonen: Wachtwoord' }));

  expect(screen.getByLabelText('Wachtwoord').getAttribute('type')).toBe('text');
});
