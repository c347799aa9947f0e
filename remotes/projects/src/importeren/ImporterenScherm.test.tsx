import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import { hashOfCatalogus } from '@adviestool/contract/hashOfCatalogus';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { afterEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { logIn, logOut } from '../builders/logIn.ts';
import { buildProjectBestand } from './buildProjectBestand.ts';
import page from './page.tsx';
import { sha256Base64url } from './sha256.ts';

const fileOf = (text: string, naam: string): File => {
  const file = new File([text], naam, { type: 'application/json' });
  // Not every DOM without a browser can read its files.
  file.text = async () => text;
  return file;
};

afterEach(logOut);

const setUp = (failures = 0, catalogi: readonly CatalogusNaam[] = []) => {
  const keys: (string | undefined)[] = [];
  let failing = failures;
  const navigate = jest.fn<HostApi['navigate']>();
  const host = buildHost({
    navigate,
    catalogus: { ...buildHost().catalogus, list: async () => catalogi },
    api: buildTransport(({ path, headers }) => {
      if (path === '/api/v2/rapportsleutels') return { sleutels: [] };
      keys.push(headers?.['Idempotency-Key']);
      if (failing > 0) {
        failing -= 1;
        throw buildHttpError(500);
      }
      return buildProjectRecord({ id: 8 });
    }),
  });
  renderPage(page(host), { path: '/importeren', url: '/importeren' });
  return { keys, navigate };
};

const choose = async (...files: File[]): Promise<void> =>
  userEvent.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), files);

const bestand = (): File => fileOf(JSON.stringify(buildProjectBestand()), 'blok-a.adviestool.json');

test('a file is shown before a project is made of it, which is opened', async () => {
  const { keys, navigate } = setUp();
  await choose(bestand());
  await screen.findByRole('region', { name: 'Dit komt binnen' });
  screen.getByText('Blok A');
  expect(keys).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Importeren' }));
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/project/8']]));
});

test('who makes no projects cannot choose a file', () => {
  logIn(['company-dashboard']);
  setUp();
  screen.getByText(/^Met uw rol kunt u geen projecten/);
  expect(screen.queryByLabelText('Bestand kiezen', { selector: 'input' })).toBeNull();
});

test('another content of the catalogue that the file names is told, the same is not', async () => {
  const catalogus = { id: 'proef', versie: '1' };
  const hash = hashOfCatalogus(buildHost().catalogus.loaded(), sha256Base64url);
  const { gegevens } = buildProjectBestand().inhoud;
  const of = (inhoud: string): File => {
    const file = buildProjectBestand({
      gegevens: { ...gegevens, catalogus },
      catalogi: [{ ...catalogus, hash: inhoud }],
    });
    return fileOf(JSON.stringify(file), 'blok-a.adviestool.json');
  };
  setUp(0, [catalogus]);
  await choose(of('A'.repeat(22)));
  await screen.findByText(/^De catalogus proef 1 heeft hier een andere inhoud/);
  await userEvent.click(screen.getByRole('button', { name: 'Ander bestand' }));
  await choose(of(hash));
  await screen.findByRole('region', { name: 'Dit komt binnen' });
  expect(screen.queryByText(/andere inhoud/)).toBeNull();
});

test('an import that failed is sent again under the same key', async () => {
  const { keys } = setUp(1);
  await choose(bestand());
  await userEvent.click(await screen.findByRole('button', { name: 'Importeren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Importeren' }));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('what is no file of a project is named, and another one can be chosen', async () => {
  setUp();
  await choose(fileOf('hallo', 'brief.json'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('brief.json kan niet worden geïmporteerd');
  expect(alert.textContent).toContain('Dit is geen projectbestand van de Adviestool.');
  await choose(bestand());
  await userEvent.click(await screen.findByRole('button', { name: 'Ander bestand' }));
  await screen.findByLabelText('Bestand kiezen', { selector: 'input' });
});
