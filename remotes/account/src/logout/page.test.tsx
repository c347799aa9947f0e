import { beforeEach, expect, jest, test } from '@jest/globals';
import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { setSession } from '@adviestool/state/session';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as browserDatabase from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import page from './page.tsx';

// jsdom has none of these.
Object.assign(globalThis, browserDatabase);

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

/** As the remote of the site leaves it: something to send of user 5, of nobody known, of user 6, and a photo. */
const keepWaiting = async (): Promise<void> => {
  const database = await openDB(BOUWPLAATS_DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('plekken', { keyPath: 'sleutel' });
      made.createObjectStore('wachtrij', { keyPath: 'nr', autoIncrement: true });
    },
  });
  await database.put('plekken', {
    sleutel: 'project:7',
    wie: 5,
    gegevens: { projectGegevens: { projectNaam: 'De Lindehof' } },
  });
  for (const [sleutel, wie] of [
    ['project:7', 5],
    ['project:7', null],
    ['project:8', 5],
    ['fotos:1', 5],
    ['project:9', 6],
  ] as const) {
    await database.put('wachtrij', { sleutel, wie });
  }
  database.close();
};

const waiting = async (): Promise<string[]> => {
  const database = await openDB<{ wachtrij: { key: number; value: { sleutel: string } } }>(
    BOUWPLAATS_DATABASE,
  );
  const found = await database.getAll('wachtrij');
  database.close();
  return found.map(({ sleutel }) => sleutel);
};

const ALL = ['project:7', 'project:7', 'project:8', 'fotos:1', 'project:9'];

const ask = async (answer: () => unknown) => {
  const user = { uid: 5, name: 'jan', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
  await keepWaiting();
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
    'De Lindehof: 2 meldingen Openen en versturen',
    'Project 8: 1 melding Openen en versturen',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/project/7/bouwplaats', '/project/8/bouwplaats', '/']);
  expect(ended).not.toHaveBeenCalled();
  expect(await waiting()).toEqual(ALL);
});

test('who loses it logs out, and what others have to send stays', async () => {
  const { ended, navigate } = await ask(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen en weggooien' }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/account/inloggen', { replace: true }),
  );
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await waiting()).toEqual(['project:9']);
});

test('a logout that fails loses nothing', async () => {
  const { ended, navigate } = await ask(() => {
    throw buildHttpError(503);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen en weggooien' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  expect(ended).not.toHaveBeenCalled();
  expect(await waiting()).toEqual(ALL);
});
