import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  GEEN_STANDAARDEN,
  standaardenSchema,
  type Standaarden,
} from '@adviestool/contract/standaarden';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { setSession } from '@adviestool/state/session';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { standaardPage as formulier } from './standaardPage.tsx';
import { standaardenPage as page } from './standaardenPage.tsx';

const kozijn = standaardOf(buildGevelvulling());

let stored: Standaarden = GEEN_STANDAARDEN;
let writes: Standaarden[] = [];
/** What somebody else saves right before the next write. */
let elsewhere: Standaarden | null = null;

const host = (overrides: Partial<HostApi> = {}): HostApi =>
  buildHost({
    api: buildTransport(({ method, body }) => {
      if (method === 'GET') return stored;
      if (elsewhere !== null) {
        stored = elsewhere;
        elsewhere = null;
        throw buildHttpError(412);
      }
      stored = standaardenSchema.parse(body);
      writes.push(stored);
      return stored;
    }),
    ...overrides,
  });

const logIn = (roles: string[]): void => {
  const { groupId } = buildHost().config.variant;
  setSession({
    status: 'authenticated',
    user: { uid: 3, name: 'dana', roles: [], groups: { [groupId]: { roles } } },
    group: null,
  });
};

beforeEach(() => {
  stored = GEEN_STANDAARDEN;
  writes = [];
  elsewhere = null;
  sessionStorage.clear();
  logIn([]);
});

const PROJECT = { path: '/project/:projectId/standaarden', url: '/project/7/standaarden' };
const KOZIJN = {
  path: '/project/:projectId/standaarden/:type',
  url: '/project/7/standaarden/kozijn',
};

const fillIn = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** In the first field that offers it. */
const choose = async (name: string): Promise<void> => {
  const [first] = await screen.findAllByRole('radio', { name });
  if (first !== undefined) await userEvent.click(first);
};

const save = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Standaard opslaan' }));
};

test('each type shows what its standard sets', async () => {
  stored = { ...GEEN_STANDAARDEN, kozijn };
  renderPage(page(host()), PROJECT);
  const kaart = await screen.findByRole('region', { name: 'Standaard voor kozijnen' });
  expect(kaart.textContent).toContain('15\u202Fmm');
  expect(
    screen.getByRole('region', { name: 'Standaard voor HSB-elementen' }).textContent,
  ).toContain('Nog geen standaard.');
});

test.each([
  ['lead to the import of a list', { kozijnstaat: {} }, '/project/7/kozijnstaat'],
  ['do not, where the variant cannot read one', {}, undefined],
])('the standards of a project %s', async (_what, remotes, href) => {
  const { config } = buildHost();
  const variant = buildVariant({ remotes });
  renderPage(page(host({ config: { ...config, variant } })), PROJECT);
  await screen.findByRole('region', { name: 'Standaard voor kozijnen' });
  const [link] = screen.queryAllByRole('link', { name: 'Kozijnstaat importeren' });
  expect(link?.getAttribute('href')).toBe(href);
});

test('a standard is taken away after a question', async () => {
  stored = { ...GEEN_STANDAARDEN, kozijn };
  const confirm = jest.fn(async () => true);
  renderPage(page(host({ confirm })), PROJECT);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Verwijderen: standaard voor kozijnen' }),
  );
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(writes).toEqual([GEEN_STANDAARDEN]);
});

test('a standard is filled in from nothing', async () => {
  const router = renderPage(formulier(host()), KOZIJN);
  expect(await screen.findByText(/daarna volgt de detaillering/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Prefab/ }));
  await fillIn('Stelruimte, mm', '12');
  await save();
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7/standaarden');
  expect(writes[0]?.kozijn).toMatchObject({
    gevelvullingEnKaderData: { bouwmethode: 'prefab' },
    detailleringData: { stelruimte: 12 },
  });
});

test('what another way of building does not ask is forgotten, also when it was no number', async () => {
  const afstand = 'Afstand onderkant spouwlat tot bovenkant vloerrand, mm';
  renderPage(formulier(host()), KOZIJN);
  await screen.findByText(/daarna volgt de detaillering/);
  await choose('Traditioneel');
  await choose('Nee');
  await choose('Vloerrand');
  await fillIn(afstand, '12o');
  await choose('Prefab');
  expect(screen.queryByRole('textbox', { name: afstand })).toBeNull();
  await choose('Traditioneel');
  await choose('Nee');
  await choose('Vloerrand');
  expect(await screen.findByRole('textbox', { name: afstand })).toHaveProperty('value', '');
  await save();
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(writes).toHaveLength(1);
});

test('what somebody else saved for another type stays', async () => {
  stored = { ...GEEN_STANDAARDEN, kozijn };
  const confirm = jest.fn(async () => true);
  renderPage(formulier(host({ confirm })), KOZIJN);
  await fillIn('Stelruimte, mm', '12');
  elsewhere = { ...stored, hsb: { gevelvullingEnKaderData: {}, detailleringData: {} } };
  await save();
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
  expect(writes[0]).toMatchObject({
    kozijn: { detailleringData: { stelruimte: 12 } },
    hsb: { detailleringData: {} },
  });
});

test('who changed the same standard meets a question, and may load the newest', async () => {
  stored = { ...GEEN_STANDAARDEN, kozijn };
  const confirm = jest.fn(async () => false);
  renderPage(formulier(host({ confirm })), KOZIJN);
  await fillIn('Stelruimte, mm', '12');
  elsewhere = {
    ...stored,
    kozijn: { ...kozijn, detailleringData: { ...kozijn.detailleringData, stelruimte: 9 } },
  };
  await save();
  expect(await screen.findByDisplayValue('9')).toBeTruthy();
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(writes).toEqual([]);
});

test('members read the standards of the company, an administrator changes them', async () => {
  const visit = { path: '/bedrijf/standaarden', url: '/bedrijf/standaarden' };
  renderPage(page(host()), visit);
  expect(await screen.findByText(/Alleen een beheerder/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Invullen/ })).toBeNull();
  logIn(['company-administrator']);
  renderPage(page(host()), visit);
  expect(await screen.findAllByRole('link', { name: /^Invullen/ })).toHaveLength(3);
});
