import { beforeEach, expect, jest, test } from '@jest/globals';
import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';

import { BEWAARD, bewaard, keepWachtend } from '../builders/keepWachtend.ts';
import page from './page.tsx';

beforeEach(() => deleteDB(BOUWPLAATS_DATABASE));

const visit = async ({ loader }: Page): Promise<string | null> => {
  const request = new Request('https://adviestool.example/account/uitloggen');
  const answer: unknown = await loader?.({ params: {}, request });
  return answer instanceof Response ? answer.headers.get('Location') : null;
};

const hostWith = (answer: () => unknown, overrides: Partial<HostApi> = {}) => {
  const ended = jest.fn(async () => undefined);
  const host = buildHost({
    api: buildTransport(answer),
    session: {
      started: async () => undefined,
      ended,
      renewed: async () => undefined,
      leave: () => undefined,
    },
    ...overrides,
  });
  return { ended, host };
};

test('a logout ends the session and leads to the login', async () => {
  const { ended, host } = hostWith(() => undefined);

  expect(await visit(page(host))).toBe('/account/inloggen');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('who was logged out already is logged out', async () => {
  const { ended, host } = hostWith(() => {
    throw buildHttpError(403, { code: 'authenticated_only' });
  });

  expect(await visit(page(host))).toBe('/account/inloggen');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a failed logout is told and leaves the session as it is', async () => {
  const showError = jest.fn();
  const { ended, host } = hostWith(
    () => {
      throw buildHttpError(503);
    },
    { showError },
  );

  expect(await visit(page(host))).toBe('/');
  expect(ended).not.toHaveBeenCalled();
  expect(showError).toHaveBeenCalledTimes(1);
});

const ask = async (answer: () => unknown) => {
  await keepWachtend();
  const navigate = jest.fn();
  const { ended, host } = hostWith(answer, { navigate });
  renderPage(page(host), { path: '/account/uitloggen', url: '/account/uitloggen' });
  await screen.findByRole('heading', { name: 'Uitloggen' });
  return { ended, navigate };
};

test('who has something to send is asked first, and nothing happens meanwhile', async () => {
  const { ended } = await ask(() => undefined);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'De Lindehof: 2 meldingen wachten, 1 melding geweigerd Openen en versturen',
    'Project 8: 1 melding geweigerd Openen en verbeteren',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/project/7/bouwplaats', '/project/8/bouwplaats', '/']);
  expect(ended).not.toHaveBeenCalled();
  expect(await bewaard()).toEqual(BEWAARD);
});

test('who loses it logs out, and what others have to send stays', async () => {
  const { ended, navigate } = await ask(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen en weggooien' }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/account/inloggen', { replace: true }),
  );
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await bewaard()).toEqual(['project:9']);
});

test('a logout that fails loses nothing', async () => {
  const { ended, navigate } = await ask(() => {
    throw buildHttpError(503);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen en weggooien' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  expect(ended).not.toHaveBeenCalled();
  expect(await bewaard()).toEqual(BEWAARD);
});
