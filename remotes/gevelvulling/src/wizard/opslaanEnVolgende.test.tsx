import { beforeEach, expect, test } from '@jest/globals';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const WIZARD = '/project/7/gevelvulling/a1b2c3d4';

const first = buildGevelvulling();
const last = {
  ...first,
  gevelvullingEnKaderData: { ...first.gevelvullingEnKaderData, id: 'ffffffff', merk: 'V1' },
};

const stored = () =>
  (useActiveProjectStore.getState().project?.gevelvullingen ?? []).map(
    ({ gevelvullingEnKaderData: { merk, breedte } }) => [merk, breedte],
  );

const field = (name: string) => screen.findByRole('textbox', { name });

const visitAdvies = (overrides: Parameters<typeof buildHost>[1] = {}) => {
  const router = renderWizard({
    url: `${WIZARD}/advies`,
    host: buildHost(buildProject(first, last), overrides),
  });
  return { router, user: userEvent.setup() };
};

beforeEach(() => {
  sessionStorage.clear();
});

test('a copy has the next merk and the cursor in Breedte, and is stored by its own save', async () => {
  const { router, user } = visitAdvies();
  await user.click(await screen.findByRole('button', { name: 'Opslaan en volgende' }));

  await waitFor(() => expect(document.title).toMatch(/^Stap 1 van 4/));
  expect(await field('Merk (optioneel)')).toHaveProperty('value', 'K02');
  expect(document.activeElement).toBe(await field('Breedte, mm'));
  expect(stored()).toEqual([
    ['K01', 4000],
    ['V1', 4000],
  ]);

  // What the field says is selected: typing replaces it. Enter goes where the primary button goes.
  await user.keyboard('1800{Enter}');
  await waitFor(() => expect(document.title).toMatch(/^Stap 4 van 4 – Advies/));
  expect(stored()).toEqual([
    ['K01', 4000],
    ['K02', 1800],
    ['V1', 4000],
  ]);
  expect(router.state.location.search).toBe('');
});

test('the steps between can be visited too', async () => {
  const { user } = visitAdvies();
  await user.click(await screen.findByRole('button', { name: 'Opslaan en volgende' }));
  await user.click(await screen.findByRole('button', { name: 'Volgende' }));

  await waitFor(() => expect(document.title).toMatch(/^Stap 2 van 4/));
});

test('what was typed in a copy comes back after a reload', async () => {
  const { router, user } = visitAdvies();
  await user.click(await screen.findByRole('button', { name: 'Opslaan en volgende' }));
  await waitFor(() => expect(document.title).toMatch(/^Stap 1 van 4/));
  await user.keyboard('1750');
  globalThis.dispatchEvent(new Event('pagehide'));
  const { pathname, search } = router.state.location;
  cleanup();

  renderWizard({ url: `${pathname}${search}`, host: buildHost(buildProject(first, last)) });
  expect(await field('Breedte, mm')).toHaveProperty('value', '1750');
  expect(await field('Merk (optioneel)')).toHaveProperty('value', 'K02');
});

test('a copy is a copy, whatever the standard of its type', async () => {
  const { detailleringData, ...standaard } = standaardOf(first);
  const kozijn = { ...standaard, detailleringData: { ...detailleringData, spouwlat: 11 } };
  const { router, user } = visitAdvies({
    api: buildTransport(() => ({ ...GEEN_STANDAARDEN, kozijn })),
  });
  await user.click(await screen.findByRole('button', { name: 'Opslaan en volgende' }));
  await user.click(await screen.findByRole('button', { name: 'Naar advies' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/advies$/));

  const copy = useActiveProjectStore.getState().project?.gevelvullingen[1];
  expect(copy?.gevelvullingEnKaderData.merk).toBe('K02');
  expect(copy?.detailleringData).toEqual(first.detailleringData);
});

test('a copy of what is gone leads to the project', async () => {
  const router = renderWizard({
    url: '/project/7/gevelvulling/nieuw/gevelvulling-en-kader?van=00000000',
    host: buildHost(buildProject(first)),
  });

  await waitFor(() => expect(router.state.location.pathname).toBe('/project/7'));
});
