import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../../builders/buildHost.ts';
import { buildProject } from '../../builders/buildProject.ts';
import { renderWizard } from '../../builders/renderWizard.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

const vast = (gevelvulling: Gevelvulling): Gevelvulling => {
  const { projectGegevens } = buildProject(gevelvulling);
  const catalogus = buildHost(buildProject(gevelvulling)).catalogus.loaded();
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  if (advies === null) throw new Error('There is no advice.');
  const vastgesteld = vaststellingOf({
    op: '2026-11-22T12:00:00.000Z',
    door: 'dana',
    catalogus: buildHost(buildProject(gevelvulling)).catalogus.inGebruik,
    projectGegevens,
    gevelvulling,
    advies,
  });
  return { ...gevelvulling, vastgesteld };
};

const visit = async (gevelvulling: Gevelvulling) => {
  const project = buildProject(gevelvulling);
  const base = buildHost(project);
  const sent: unknown[] = [];
  const api = buildTransport(({ method, path, body }) => {
    sent.push([method, path.split('/').at(-1), body]);
    return { revision: 'r2', revisies: {}, vastgesteld: {} };
  });
  const confirm = jest.fn<HostApi['confirm']>(async () => true);
  renderWizard({
    url: '/project/7/gevelvulling/a1b2c3d4/advies',
    host: { ...base, api, confirm },
  });
  const section = await screen.findByRole('region', { name: 'Vaststelling' });
  return { sent, confirm, user: userEvent.setup(), section: within(section) };
};

test('an advice is fixed as it is shown, without a question when all sides comply', async () => {
  const { section, user, sent, confirm } = await visit(buildGevelvulling());
  expect(section.getByText('Dit advies is niet vastgesteld.')).toBeTruthy();

  await user.click(section.getByRole('button', { name: 'Vaststellen' }));

  expect(sent).toMatchObject([
    [
      'POST',
      'vaststellen',
      { gevelvullingen: ['a1b2c3d4'], getoond: { a1b2c3d4: { onderzijde: { aantal: 7 } } } },
    ],
  ]);
  expect(confirm).not.toHaveBeenCalled();
});

test('a side that does not comply is named in a question', async () => {
  const teWeinig = { aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 1 })) };
  const { section, user, confirm, sent } = await visit(buildGevelvulling(teWeinig));
  confirm.mockResolvedValueOnce(false);

  await user.click(section.getByRole('button', { name: 'Vaststellen' }));

  expect(confirm.mock.calls[0]?.[0].text).toMatch(/Let op: voldoet niet op de onderzijde/);
  expect(sent).toEqual([]);
});

test('what no engineer signs without a word is named in a question too', async () => {
  const gevelvulling = buildGevelvulling();
  const kader = { ...gevelvulling.gevelvullingEnKaderData, aantal: 1001 };
  const { section, user, confirm, sent } = await visit({
    ...gevelvulling,
    gevelvullingEnKaderData: kader,
  });
  confirm.mockResolvedValueOnce(false);

  await user.click(section.getByRole('button', { name: 'Vaststellen' }));

  expect(confirm.mock.calls[0]?.[0].text).toMatch(/Let op: Aantal: Ongewoon groot\./);
  expect(sent).toEqual([]);
});

test('what is typed is saved before it can be fixed', async () => {
  const { section, user } = await visit(buildGevelvulling());

  await user.type(screen.getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '9');

  expect(section.getByText(/^Sla de wijzigingen eerst op/)).toBeTruthy();
  expect(section.getByRole('button', { name: 'Opslaan' })).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Vaststellen' })).toBeNull();
});

test('a fixed advice says when, by whom and with what, and can be taken back', async () => {
  const { section, user, sent } = await visit(vast(buildGevelvulling()));

  expect(
    section.getByText(/^op .*2026, .* door dana · rekenmodel \d+, catalogus \S+ \S+$/),
  ).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Vaststelling intrekken' }));

  expect(sent).toEqual([['DELETE', 'vaststellen', { gevelvullingen: ['a1b2c3d4'] }]]);
  act(() =>
    useActiveProjectStore.setState(({ project }) => ({
      project: project && { ...project, gevelvullingen: [buildGevelvulling()] },
    })),
  );
  expect(section.getByRole('button', { name: 'Vaststellen' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Vaststelling' }));
});

test('what comes out otherwise stands beside what it was, with its cause', async () => {
  const fixed = vast(buildGevelvulling());
  const kader = { ...fixed.gevelvullingEnKaderData, breedte: 6000 };
  const { section, user, sent } = await visit({ ...fixed, gevelvullingEnKaderData: kader });

  expect(section.getByText(/Gewijzigd: deze gevelvulling\./)).toBeTruthy();
  const table = section.getByRole('table', { name: 'Wat anders uitkomt' });
  expect(within(table).getByRole('row', { name: /^Onderzijde van 7 naar 11/ })).toBeTruthy();
  expect(within(table).queryByRole('columnheader', { name: 'Product' })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Opnieuw vaststellen' }));

  expect(sent).toHaveLength(1);
});

test('products are named where they changed', async () => {
  const { vastgesteld, ...fixed } = vast(buildGevelvulling());
  if (!vastgesteld) throw new Error('The advice is not fixed.');
  const { onderzijde } = vastgesteld.zijden;
  if (!onderzijde) throw new Error('The side is not fixed.');
  const kader = { ...fixed.gevelvullingEnKaderData, breedte: 6000 };
  const zijden = { ...vastgesteld.zijden, onderzijde: { ...onderzijde, hoekanker: 'oud' } };
  const { section } = await visit({
    ...fixed,
    gevelvullingEnKaderData: kader,
    vastgesteld: { ...vastgesteld, zijden },
  });

  expect(section.getByRole('columnheader', { name: 'Product' })).toBeTruthy();
  expect(section.getByRole('row', { name: /^Onderzijde .* van Oud naar Hoekanker / })).toBeTruthy();
  expect(section.getByRole('row', { name: /^Bovenzijde .* Ongewijzigd / })).toBeTruthy();
});

test('a number that is chosen stands beside another number that is advised now', async () => {
  const gekozen = { geadviseerd: null, gekozen: 12 };
  const { aantalAnkers } = buildGevelvulling();
  const fixed = vast(buildGevelvulling({ aantalAnkers: { ...aantalAnkers, onderzijde: gekozen } }));
  const maximumHartOpHartMaat = { ...fixed.maximumHartOpHartMaat, onderzijde: 500 };
  const { section } = await visit({ ...fixed, maximumHartOpHartMaat });

  const naam = /^Onderzijde van 12 \(geadviseerd 7\) naar 12 \(geadviseerd 9\)/;
  expect(section.getByRole('row', { name: naam })).toBeTruthy();
});

test('a step before says that the advice is fixed, and asks before a save makes it another', async () => {
  const project = buildProject(vast(buildGevelvulling()));
  const confirm = jest.fn<HostApi['confirm']>(async () => false);
  const base = buildHost(project);
  const save = jest.fn<HostApi['project']['save']>((...change) => base.project.save(...change));
  const user = userEvent.setup();
  renderWizard({
    url: '/project/7/gevelvulling/a1b2c3d4/gevelvulling-en-kader',
    host: { ...base, confirm, project: { ...base.project, save } },
  });
  const tekst = /^K01 is vastgesteld op .* door dana\. Wijzigen maakt het advies ‘Gewijzigd’\.$/;
  expect(await screen.findByText(tekst)).toBeTruthy();

  const breedte = screen.getByRole('textbox', { name: /^Breedte/ });
  await user.clear(breedte);
  await user.type(breedte, '6000');
  await user.click(screen.getByRole('button', { name: 'Volgende' }));

  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.calls[0]?.[0].text).toMatch(tekst);
  // Refused: nothing is saved, and what was typed stands there.
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: /^Breedte/ })).toHaveProperty('value', '6000');
});
