import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { ImportGevelvulling, ImportMessage } from '@adviestool/contract/importMessage';
import { EMPTY_IMPORT_QUEUE } from '@adviestool/contract/importQueue';
import { gevelvullingenSchema, type ProjectRecord } from '@adviestool/contract/project';
import { projectWriteSchema } from '@adviestool/contract/backend/projectWrite';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { perZijde } from '@adviestool/contract/zijde';
import { receiveImport } from '@adviestool/domain/import/importQueue';
import { mapImport } from '@adviestool/domain/import/mapImport';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';

import { buildConnection } from '../builders/buildConnection.ts';
import { ImportDialog } from './ImportDialog.tsx';

type Call = Parameters<Parameters<typeof buildTransport>[0]>[0];

const OLD = buildProjectRecord({
  name: 'De Linden',
  changed: '2026-11-20T09:30:00Z',
  external_connections: [buildConnection('oud')],
});

const buildImport = (id: string, naam: string | null): ImportMessage => ({
  metadata: {
    type: 'ifc',
    id,
    file_path: `${id}.ifc`,
    file_created: null,
    file_updated: null,
  },
  project: { naam },
  gevelvullingen: [{ id: 'k1', type: 'kozijn', breedte: 1800, hoogte: 1500 }],
});

const send = (id: string, naam: string | null): void => {
  act(() => changeImportQueue((queue) => receiveImport(queue, buildImport(id, naam))));
};

/** A backend that has the model ‘oud’ as project 7; a call that `refuse` names is refused. */
const buildBackend = (
  refuse: (call: Call) => Error | null = () => null,
  old: ProjectRecord = OLD,
) => {
  const calls: string[] = [];
  const written: unknown[] = [];
  let lastId = 7;
  const api = buildTransport((call) => {
    const { method, path, query, body } = call;
    if (method !== 'GET') calls.push(`${method} ${path.replace('/api/v2/group/12/', '')}`);
    const refusal = refuse(call);
    if (refusal !== null) throw refusal;
    if (method === 'DELETE') return undefined;
    if (path.endsWith('/gevelvullingen')) return { revision: 'r2', revisies: {} };
    if (method === 'POST' && path.endsWith('/project/7')) {
      written.push(body);
      return undefined;
    }
    if (method === 'PUT') return { ...buildConnection('oud'), ...Object(body) };
    if (path.endsWith('/external-connections')) return { ...Object(body), id: 1 };
    if (method === 'POST') {
      lastId += 1;
      return buildProjectRecord({ ...Object(body), id: lastId });
    }
    if (path.endsWith('/project/7')) return old;
    const isOld = query?.['external_connections.external_id[value]'] === 'oud';
    const full = isOld ? [old] : [];
    return {
      pager: { current_page: 0, total_items: full.length, total_pages: 1, items_per_page: 2 },
      projects: { full },
    };
  });
  return { api, calls, written };
};

const show = (overrides: Partial<HostApi> = {}) => {
  const navigate = jest.fn<HostApi['navigate']>();
  render(<ImportDialog host={buildHost({ navigate, ...overrides })} />);
  return { navigate };
};

const item = (naam: string) =>
  within(
    screen
      .getAllByRole('listitem')
      .find((each) => within(each).queryByRole('heading', { name: naam }) !== null) ??
      document.createElement('li'),
  );

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

test('a project in the archive is named and not offered, and a new one stands beside it', async () => {
  const { api, written, calls } = buildBackend(() => null, {
    ...OLD,
    archived: '2026-11-21T09:30:00Z',
  });
  const connected: unknown[] = [];
  send('oud', 'De Linden');
  show({
    api: {
      ...api,
      request: (request) => {
        if (request.path.endsWith('/external-connections')) connected.push(request.body);
        return api.request(request);
      },
    },
  });
  await item('De Linden').findByText(/Het project ‘De Linden’ van dit model staat in het archief/);
  expect(item('De Linden').queryByLabelText('Overschrijven')).toBeNull();
  await press('Importeren');
  await screen.findByRole('button', { name: 'Afronden' });
  expect(connected).toMatchObject([{ external_id: 'oud#2' }]);
  expect([written, calls.some((call) => call.startsWith('DELETE'))]).toEqual([[], false]);
});

/** A promise and what settles it. */
const withResolvers = () => {
  const settle: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    settle.resolve = resolve;
  });
  return { promise, resolve: () => settle.resolve?.() };
};

beforeEach(() => {
  changeImportQueue(() => EMPTY_IMPORT_QUEUE);
});

test('a new project will be created, over an existing one the user decides', async () => {
  const { api, calls } = buildBackend();
  send('nieuw', 'De Beuken');
  send('oud', 'De Linden');
  const { navigate } = show({ api });

  expect(
    await item('De Beuken').findByRole('radio', { name: 'Aanmaken', checked: true }),
  ).toBeTruthy();
  const choice = await item('De Linden').findByRole('radio', { name: 'Overschrijven' });
  expect(
    item('De Linden').getByText(/Er is al een project van dit model: ‘De Linden’/),
  ).toBeTruthy();

  await press('Importeren');
  expect(
    item('De Linden').getByRole('radiogroup', {
      name: 'Wat moet er met ‘De Linden’ gebeuren?',
      description: 'Kies wat er met dit project moet gebeuren.',
    }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(item('De Linden').getByRole('radio', { name: 'Bijwerken' }));
  expect(calls).toEqual([]);

  await userEvent.click(choice);
  expect(
    item('De Linden').getByText(
      /Het bestaande project wordt verwijderd.* Er staan geen gevelvullingen in\./,
    ),
  ).toBeTruthy();
  await press('Importeren');
  expect(await screen.findByText('Import succesvol')).toBeTruthy();
  expect(item('De Beuken').getByText('Geïmporteerd')).toBeTruthy();
  expect(item('De Linden').getByText('Geïmporteerd')).toBeTruthy();
  expect(calls).toEqual([
    'POST user/projects',
    'POST project/8/external-connections',
    'DELETE project/7',
    'POST user/projects',
    'POST project/9/external-connections',
  ]);
  expect(navigate).not.toHaveBeenCalled();

  await press('Afronden');
  expect(navigate).toHaveBeenCalledWith('/');
  expect(useImportQueueStore.getState().items).toEqual([]);
});

test.each([
  [
    [{ merk: 'K01', aantal: 12, elementen: 10 }],
    'Van ‘K01’ noemt het model 12 stuks en 10 elementen. Controleer het aantal na het importeren.',
  ],
  [
    [
      { merk: 'K01', aantal: 2, elementen: 2 },
      { merk: '', aantal: 1, elementen: 3 },
      { merk: 'K03', aantal: 3, elementen: 1 },
    ],
    'Van 2 gevelvullingen noemt het model een ander aantal dan het elementen heeft. Van een gevelvulling zonder merk noemt het model 1 stuk en 3 elementen. Controleer de aantallen na het importeren.',
  ],
  [
    [
      { merk: 'K01', aantal: null, elementen: 10 },
      { merk: 'K02', aantal: 3, elementen: 0 },
    ],
    null,
  ],
])('an aantal that is not that of the elements is warned of', async (sent, expected) => {
  const message = buildImport('nieuw', 'De Linden');
  const gevelvullingen = sent.map(({ merk, aantal, elementen }, index) => ({
    id: `k${index}`,
    type: 'kozijn',
    merk,
    aantal,
    elementen: Array.from({ length: elementen }, (_, at) => ({
      globalId: `${index}-${at}`,
      verdieping: null,
      orientatie: null,
    })),
  }));
  act(() => changeImportQueue((queue) => receiveImport(queue, { ...message, gevelvullingen })));
  show({ api: buildBackend().api });
  await item('De Linden').findByText('Nieuw');
  expect(item('De Linden').queryByText(/noemt het model/)?.textContent ?? null).toBe(expected);
});

test('a project that is made beside another of its model has an id of its own', async () => {
  const { api, calls } = buildBackend();
  const connections: unknown[] = [];
  const listening: HostApi['api'] = {
    ...api,
    request: (request) => {
      if (request.path.endsWith('/external-connections')) connections.push(request.body);
      return api.request(request);
    },
  };
  send('oud', 'De Linden');
  show({ api: listening });
  await userEvent.click(await screen.findByRole('radio', { name: 'Aanmaken als nieuw project' }));
  await press('Importeren');
  expect(await screen.findByText('Import succesvol')).toBeTruthy();
  expect(calls).toEqual(['POST user/projects', 'POST project/8/external-connections']);
  expect(connections).toMatchObject([{ external_id: 'oud#2' }]);
});

test('names and dates of model and project stand beside each other, with what differs', async () => {
  const connection = buildConnection('oud', { file_path: 'blok-a.ifc', building: 'Blok A' });
  const { api } = buildBackend(undefined, { ...OLD, external_connections: [connection] });
  const message = buildImport('oud', 'De Eiken');
  const metadata = {
    ...message.metadata,
    building: 'Blok B',
    file_updated: '2026-11-22T10:00:00Z',
  };
  act(() => changeImportQueue((queue) => receiveImport(queue, { ...message, metadata })));
  show({ api });
  const table = within(await screen.findByRole('table', { name: /het bestaande project/ }));
  const row = (name: RegExp) => table.getByRole('row', { name }).textContent;
  expect(row(/^Naam/)).toBe('NaamDe EikenDe Linden');
  expect(row(/^Bestand oud/)).toBe('Bestandoud.ifcblok-a.ifcverschilt');
  expect(row(/^Datum/)).toMatch(/22.*2026/);
  expect(row(/^Gebouw/)).toBe('GebouwBlok BBlok Averschilt');
  expect(
    screen.getByText(/Dit kan een ander gebouw zijn: de bestandsnaam en het gebouw verschillen\./),
  ).toBeTruthy();
});

test('the same elements in another building warn by its site and program under one file name', async () => {
  const connection = buildConnection('oud', {
    file_path: 'oud.ifc',
    building: 'Gebouw',
    site: 'Noord',
    program: 'ARCHICAD-64',
  });
  const { api } = buildBackend(undefined, { ...OLD, external_connections: [connection] });
  const message = buildImport('oud', 'De Linden');
  const metadata = {
    ...message.metadata,
    file_path: 'oud.ifc',
    building: 'Gebouw',
    site: 'Zuid',
    program: 'Autodesk Revit 2021 (ENU)',
  };
  act(() => changeImportQueue((queue) => receiveImport(queue, { ...message, metadata })));
  show({ api });
  expect(
    await screen.findByText(
      /Dit kan een ander gebouw zijn: het terrein en het programma verschillen\./,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Terrein/ }).textContent).toBe(
    'TerreinZuidNoordverschilt',
  );
});

/** As a model that names its elements sends it. */
const buildModel = (...gevelvullingen: readonly Partial<ImportGevelvulling>[]): ImportMessage => ({
  ...buildImport('oud', 'De Linden'),
  gevelvullingen: gevelvullingen.map((one, index) => {
    const id = one.id ?? `k${index}`;
    const elementen = [{ globalId: id, verdieping: '00', orientatie: 90 }];
    return { id, type: 'kozijn', aantal: 1, breedte: 1800, hoogte: 1500, elementen, ...one };
  }),
});

/** The project that an earlier sending made. */
const buildOld = (message: ImportMessage) => {
  const { gevelvullingen } = mapImport(message, () => crypto.randomUUID(), '2026-11-20T09:30:00Z');
  return { ...OLD, gevelvullingen_json: JSON.stringify(gevelvullingen) };
};

test('a model that is sent again updates its project with what the user takes over', async () => {
  const old = buildOld(
    buildModel({ id: 'a', merk: 'A' }, { id: 'b', merk: 'B' }, { id: 'c', merk: 'C' }),
  );
  const { api, calls, written } = buildBackend(undefined, old);
  const again = buildModel(
    { id: 'a', merk: 'A', breedte: 2000, hoogste_punt: 12_400 },
    { id: 'b', merk: 'B', hoogte: 1600 },
    { id: 'n', merk: 'N' },
  );
  act(() => changeImportQueue((queue) => receiveImport(queue, again)));
  show({ api });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bijwerken' }));

  const table = within(screen.getByRole('table', { name: 'Wat er in het project verandert' }));
  expect(table.getByText('Breedte: 1800 mm → 2000 mm')).toBeTruthy();
  const take = (naam: string) => table.getByRole('checkbox', { name: `${naam} overnemen` });
  const isTaken = (naam: string) => take(naam).matches(':checked');
  expect(['A', 'B', 'N', 'C'].map(isTaken)).toEqual([true, true, true, false]);
  expect(screen.getByText(/Voorstel: 13 m\./)).toBeTruthy();

  await userEvent.click(take('B'));
  expect(screen.getByRole('checkbox', { name: 'Gewijzigd (2)' })).toHaveProperty(
    'indeterminate',
    true,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vervallen (1)' }));
  expect(screen.getByText('U verwijdert 1 gevelvulling uit het project.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Gebouwhoogte 13/ }));

  await press('Importeren');
  expect(await screen.findByText('Bijgewerkt')).toBeTruthy();
  expect(screen.getByText('1 toegevoegd, 1 gewijzigd, 1 verwijderd.')).toBeTruthy();
  expect(calls).toEqual(['POST project/7', 'PUT project/7/external-connections/1']);
  const [body] = z.array(projectWriteSchema).parse(written);
  const stored = gevelvullingenSchema.parse(JSON.parse(body?.gevelvullingen_json ?? 'null'));
  expect(
    stored.map(({ gevelvullingEnKaderData: { merk, breedte, hoogte } }) => [merk, breedte, hoogte]),
  ).toEqual([
    ['A', 2000, 1500],
    ['B', 1800, 1500],
    ['N', 1800, 1500],
  ]);
  expect(body).toMatchObject({ gebouwhoogte: 13, gebouwhoogte_controleren: true });
});

/** The project of a model whose gevelvulling A has a product that suits no wider spouwlat. */
const showWithProduct = async (load?: HostApi['catalogus']['load']) => {
  const a = { id: 'a', merk: 'A', spouwlatbreedte: 60 };
  const old = buildOld(buildModel(a));
  const [one] = gevelvullingenSchema.parse(JSON.parse(old.gevelvullingen_json));
  const keuze = { hoekanker: 'anker', bevestigingsmiddelen: null };
  const met = { ...one, productKeuze: perZijde(() => keuze) };
  const { api } = buildBackend(undefined, { ...old, gevelvullingen_json: JSON.stringify([met]) });
  const again = buildModel({ ...a, spouwlatbreedte: 390 });
  act(() => changeImportQueue((queue) => receiveImport(queue, again)));
  const catalogus = buildCatalogus();
  const port = buildCatalogusPort({
    ...catalogus,
    hoekankers: catalogus.hoekankers.map((anker) => ({ ...anker, spouwlatMax: 120 })),
  });
  show({ api, catalogus: { ...port, ...(load && { load }) } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bijwerken' }));
};

test('products that an update takes away are told before it and after', async () => {
  await showWithProduct();
  const gereset = /^Voor de verbonden zijde '.*' zijn gekozen producten gevonden, .* gereset\.$/;
  expect(
    await screen.findByText(/^Bij het bijwerken vervallen gekozen producten van 1/),
  ).toBeTruthy();
  expect(screen.getAllByText(gereset)).toHaveLength(3);

  const neemOver = screen.getByRole('checkbox', { name: 'A overnemen' });
  await userEvent.click(neemOver);
  expect(screen.queryAllByText(gereset)).toEqual([]);
  await userEvent.click(neemOver);

  await press('Importeren');
  expect(
    await screen.findByText(/^Van 1 gevelvulling zijn gekozen producten vervallen/),
  ).toBeTruthy();
  expect(screen.getAllByText(gereset)).toHaveLength(3);
});

test('a catalogue that does not come leaves it open which products an update takes away', async () => {
  await showWithProduct(() => Promise.reject(buildHttpError(500)));
  expect(await screen.findByText(/vervallen, kon niet worden nagegaan/)).toBeTruthy();
});

test('what the project says otherwise than a model that says nothing new is told with both values', async () => {
  const message = buildModel({ id: 'a', merk: 'A' }, { id: 'b', merk: 'B' });
  const old = buildOld(message);
  const [a, b] = gevelvullingenSchema.parse(JSON.parse(old.gevelvullingen_json));
  const smal = { ...a, gevelvullingEnKaderData: { ...a?.gevelvullingEnKaderData, breedte: 1700 } };
  const { api } = buildBackend(undefined, {
    ...old,
    gevelvullingen_json: JSON.stringify([smal, b]),
  });
  act(() => changeImportQueue((queue) => receiveImport(queue, message)));
  show({ api });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bijwerken' }));
  expect(screen.getByText(/Er is niets bij te werken/)).toBeTruthy();
  const details = screen.getByText(/^Bij 1 gevelvulling staat iets anders/).closest('details');
  expect(details?.querySelector('ul')?.textContent).toBe(
    'ABreedte: 1700\u202Fmm, in het model 1800\u202Fmm',
  );
});

test('an update of what somebody saved meanwhile writes nothing', async () => {
  const old = buildOld(buildModel({ id: 'a', merk: 'A' }));
  const { api, written } = buildBackend(
    ({ method, path }) =>
      method === 'POST' && path.endsWith('/gevelvullingen') ? buildHttpError(412) : null,
    old,
  );
  act(() =>
    changeImportQueue((queue) => receiveImport(queue, buildModel({ id: 'a', breedte: 2000 }))),
  );
  show({ api });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bijwerken' }));
  await press('Importeren');
  expect(await screen.findByText('Het project kon niet worden bijgewerkt.')).toBeTruthy();
  expect(screen.getByText(/Het is bewerkt nadat het voor deze import was opgezocht/)).toBeTruthy();
  expect(screen.getByText('Het bestaande project is gebleven zoals het was.')).toBeTruthy();
  expect(written).toEqual([]);
});

test('an update of a model without elements says beforehand that it is skipped, and is', async () => {
  const { api, calls } = buildBackend();
  const toast = jest.fn<HostApi['toast']>();
  send('oud', 'De Linden');
  show({ api, toast });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bijwerken' }));
  expect(
    screen.getByRole('radio', {
      name: 'Bijwerken',
      checked: true,
      description:
        'Dit model zegt niet welke elementen het zijn. Bijwerken kan daarom niet: dit project wordt overgeslagen.',
    }),
  ).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Wat er in het project verandert' })).toBeNull();
  await press('Importeren');
  expect(await screen.findByText('Import overgeslagen')).toBeTruthy();
  expect(toast).toHaveBeenCalledWith(
    'warning',
    expect.stringMatching(/Project ‘De Linden’ is overgeslagen\.$/),
    { series: 'import' },
  );
  expect(calls).toEqual([]);
});

test('what is skipped writes nothing', async () => {
  const { api, calls } = buildBackend();
  send('oud', 'De Linden');
  show({ api });
  await userEvent.click(await screen.findByRole('radio', { name: 'Overslaan' }));
  await press('Importeren');
  expect(await screen.findByText('Import overgeslagen')).toBeTruthy();
  expect(item('De Linden').getByText('Overgeslagen')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([
  ['Import mislukt', ['De Beuken']],
  ['Import deels succesvol', ['De Beuken', 'De Eiken']],
])('%s: the project that failed says why', async (banner, namen) => {
  const { api } = buildBackend(({ path, body }) =>
    path.endsWith('/user/projects') && Object(body).name === 'De Beuken'
      ? buildHttpError(403)
      : null,
  );
  for (const naam of namen) send(naam, naam);
  show({ api, errorText: (_error, texts) => texts?.[403] ?? 'Onbekende fout' });
  for (const naam of namen)
    await item(naam).findByRole('radio', { name: 'Aanmaken', checked: true });
  await press('Importeren');
  expect(await screen.findByText(banner)).toBeTruthy();
  expect(item('De Beuken').getByText('Mislukt')).toBeTruthy();
  expect(
    item('De Beuken').getByText('U bent niet gautoriseerd om dit project aan te maken.'),
  ).toBeTruthy();
});

test('a project that cannot be looked up says so; it can be tried again', async () => {
  let isDown = true;
  const { api } = buildBackend(() => (isDown ? buildHttpError(503) : null));
  send('nieuw', null);
  show({ api, errorText: () => 'Er is onderhoud.' });
  expect(await screen.findByText('Er is onderhoud.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Overslaan' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Aanmaken' })).toBeNull();
  isDown = false;
  await press('Opnieuw proberen');
  expect(
    await item('<onbekende naam>').findByRole('radio', { name: 'Aanmaken', checked: true }),
  ).toBeTruthy();
});

test('an unsupported type is told before anything is written', async () => {
  const { api, calls } = buildBackend();
  const message = buildImport('nieuw', 'De Beuken');
  act(() =>
    changeImportQueue((queue) =>
      receiveImport(queue, { ...message, gevelvullingen: [{ id: 'd1', type: 'dak', merk: 'D' }] }),
    ),
  );
  show({ api });
  expect(
    await screen.findByText('Gevelvulling ‘D’ heeft een type dat niet wordt ondersteund: ‘dak’.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  expect(calls).toEqual([]);
});

test('the dialog cannot be left while it imports; what comes in is for the next run', async () => {
  const { promise: gate, resolve: go } = withResolvers();
  const { api } = buildBackend();
  const slow: HostApi['api'] = {
    ...api,
    request: async (request) => {
      if (request.method === 'POST') await gate;
      return api.request(request);
    },
  };
  send('nieuw', 'De Beuken');
  show({ api: slow });
  await screen.findByRole('radio', { name: 'Aanmaken', checked: true });
  await press('Importeren');
  expect(await screen.findByText('Het project wordt aangemaakt…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 0);
  go();
  await screen.findByText('Import succesvol');
  send('later', 'De Eiken');
  expect(screen.queryByText('De Eiken')).toBeNull();
  await press('Afronden');
  expect(
    await item('De Eiken').findByRole('radio', { name: 'Aanmaken', checked: true }),
  ).toBeTruthy();
});

test('a result stays until it is read, also when its model is sent again', async () => {
  const { api } = buildBackend(({ path, method }) =>
    method === 'POST' && path.endsWith('/user/projects') ? buildHttpError(403) : null,
  );
  send('nieuw', 'De Beuken');
  show({ api });
  await screen.findByRole('radio', { name: 'Aanmaken', checked: true });
  await press('Importeren');
  await screen.findByText('Import mislukt');
  send('nieuw', 'De Beuken');
  expect(screen.getByText('Import mislukt')).toBeTruthy();
  expect(
    screen.getByText(
      'Intussen is nog een project ontvangen. Na het afronden kiest u wat daarmee moet gebeuren.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(item('De Beuken').getByText('Het project kon niet worden aangemaakt.')).toBeTruthy();

  await press('Afronden');
  expect(
    await item('De Beuken').findByRole('radio', { name: 'Aanmaken', checked: true }),
  ).toBeTruthy();
  expect(screen.queryByText('Import mislukt')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Project importeren');
});

test('leaving without importing empties the queue; an empty one says so', async () => {
  send('nieuw', 'De Beuken');
  const { navigate } = show({ api: buildBackend().api });
  await screen.findByRole('radio', { name: 'Aanmaken' });
  await press('Annuleren');
  expect(screen.getByText('Er zijn geen projecten gevonden om te importeren.')).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});
