import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Vergelijking } from '@adviestool/contract/vergelijking';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import page from './page.tsx';

type Call = Parameters<Parameters<typeof buildTransport>[0]>[0];

beforeEach(clearActiveProject);

const rij = (id: string, velden: Parameters<typeof applyKader>[1] = {}): Gevelvulling => {
  const { gevelvullingEnKaderData: kader, ...rest } = buildGevelvulling();
  return applyKader({ ...rest, gevelvullingEnKaderData: { ...kader, id, merk: id } }, velden);
};

const NU = buildProject({
  gevelvullingen: [rij('a1', { breedte: 6000, merk: 'K1b' }), rij('b2'), rij('d4', { merk: 'K4' })],
});

const TOEN = {
  ...NU,
  projectGegevens: { ...NU.projectGegevens, werkadres: 'Kade 1' },
  gevelvullingen: [rij('a1', { merk: 'K1' }), rij('b2'), rij('c3', { merk: 'K3' })],
};

const vergelijkingMet = (toen: Project, overrides: Partial<Vergelijking> = {}): Vergelijking => ({
  toen: { revision: 3, op: '2026-11-20T13:00:00Z', door: { uid: 7, name: 'Anna' } },
  nu: 9,
  project: projectToBody(toen, '1'),
  laatste: [
    { id: null, pad: 'werkadres', revision: 4 },
    { id: 'a1', pad: 'gevelvullingEnKaderData.breedte', revision: 8 },
    { id: 'a1', pad: 'gevelvullingEnKaderData.merk', revision: 4 },
    { id: 'c3', pad: '', revision: 8 },
  ],
  revisies: [
    { revision: 4, op: '2026-11-21T13:00:00Z', door: { uid: 7, name: 'Anna' } },
    { revision: 8, op: '2026-11-22T13:00:00Z', door: { uid: 8, name: 'Bram' } },
  ],
  standaarden: null,
  ...overrides,
});

const open = ({
  query = '?versie=3',
  answer = () => vergelijkingMet(TOEN),
  nu = NU,
  overrides = {},
}: {
  query?: string;
  answer?: (call: Call) => unknown;
  nu?: Project;
  overrides?: Partial<HostApi>;
} = {}) => {
  const calls: Call[] = [];
  const activate = async () => {
    setActiveProject(nu, '"r9"');
    return nu;
  };
  const refresh = jest.fn(activate);
  const api = buildTransport((call) => {
    calls.push(call);
    return answer(call);
  });
  const project = { ...buildHost().project, ensure: activate, refresh };
  const host = buildHost({ api, project, ...overrides });
  const router = renderPage(page(host), {
    path: '/project/:projectId/geschiedenis/vergelijken',
    url: `/project/7/geschiedenis/vergelijken${query}`,
  });
  return { router, calls, refresh };
};

const kaart = (naam: RegExp): HTMLElement => {
  const article = screen.getByRole('heading', { name: naam, level: 3 }).closest('article');
  if (article === null) throw new Error('It stands in a card.');
  return article;
};

test('what is otherwise stands there with old and new, who did it and what comes of it', async () => {
  const { calls, refresh } = open();
  expect(await screen.findByRole('heading', { name: 'Gewijzigd sinds versie 3' })).toBeTruthy();
  const changed = await screen.findByRole('heading', { name: /^K1b/, level: 3 });
  expect(changed.querySelector('a')?.getAttribute('href')).toContain('a1');
  expect(calls[0]).toMatchObject({
    path: '/api/v2/group/12/project/7/vergelijking',
    query: { versie: 3 },
  });
  expect(refresh).not.toHaveBeenCalled();
  const text = kaart(/^K1b/).textContent;
  expect(text).toContain('Bram, 22 november 2026');
  expect(text).toContain('Anna, 21 november 2026');
  expect(text).toMatch(/Breedte.*4000\smm →wordt 6000\smm/);
  expect(text).toMatch(/Merk.*K1 →wordt K1b/);
  expect(text).toMatch(/Hoekankers\d+ →wordt \d+/);
  expect(kaart(/^K4/).textContent).toContain('Nieuw');
  const gone = kaart(/^K3/);
  expect(gone.textContent).toContain('Verwijderd');
  expect(within(gone).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('heading', { name: /^b2/, level: 3 })).toBeNull();
  expect(screen.getByText('Werkadres').parentElement?.textContent).toContain('Kade 1');
});

test('the totals of the whole project stand beside each other', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Toen en nu' });
  const [, aantallen, hoekankers] = within(table).getAllByRole('row');
  expect(aantallen?.textContent).toBe('Gevelvullingen33');
  expect(hoekankers?.textContent).toMatch(/^Hoekankers\d+$/);
});

test('a state or a merk, also one of before, finds what it is about, and the address keeps it', async () => {
  const { router, calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Verwijderd 1' }));
  expect(screen.queryByRole('heading', { name: /^K4/ })).toBeNull();
  expect(screen.getByRole('heading', { name: /^K3/ })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?versie=3&soort=verwijderd'));
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderd 1' }));
  await userEvent.type(screen.getByRole('searchbox'), 'K1');
  await waitFor(() => expect(router.state.location.search).toBe('?versie=3&zoek=K1'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^K4/ })).toBeNull());
  expect(screen.getByRole('heading', { name: /^K1b/ })).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'bestaat niet');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter wissen' }));
  expect(await screen.findByRole('heading', { name: /^K4/ })).toBeTruthy();
  // A filter asks the backend nothing.
  expect(calls).toHaveLength(1);
});

test('what the project is warned of now stands above what is otherwise', async () => {
  const projectGegevens = { ...NU.projectGegevens, windvormFactor: 0 };
  open({ nu: { ...NU, projectGegevens } });
  expect(await screen.findByText(/Er is geen wind gerekend\./)).toBeTruthy();
  await screen.findByRole('heading', { name: /^K4/, level: 3 });
  expect(kaart(/^K4/).textContent).toContain('voldoet, met 1 waarschuwing');
});

test('nothing that is otherwise is said in a sentence', async () => {
  open({ answer: () => vergelijkingMet(NU, { laatste: [], revisies: [] }) });
  expect(await screen.findByText('Er is niets anders dan toen.')).toBeTruthy();
  expect(screen.getByText(/met de catalogus van nu\.$/)).toBeTruthy();
});

test('without the catalogue of then the input alone is said to be the same', async () => {
  const weg = { id: 'weg', versie: '1' };
  const toen = { ...NU, projectGegevens: { ...NU.projectGegevens, catalogus: weg } };
  const { catalogus } = buildHost();
  const load: HostApi['catalogus']['load'] = async (naam) => {
    if (naam?.id === 'weg') throw buildHttpError(404);
    return catalogus.load(naam);
  };
  open({
    answer: () => vergelijkingMet(toen, { laatste: [], revisies: [] }),
    overrides: { catalogus: { ...catalogus, load } },
  });
  expect(await screen.findByText('Geen gevelvulling is anders ingevuld dan toen.')).toBeTruthy();
  expect(screen.queryByText(/zijn beide berekend/)).toBeNull();
});

test('standards that were saved since are told, with who did', async () => {
  const standaarden = { op: '2026-11-22T13:00:00Z', door: { uid: 8, name: 'Bram' } };
  open({ answer: () => vergelijkingMet(NU, { laatste: [], revisies: [], standaarden }) });
  expect(await screen.findByText(/door Bram\. Hoe ze waren, is niet bewaard\./)).toBeTruthy();
  expect(screen.queryByText('Er is niets anders dan toen.')).toBeNull();
});

test('a version that cannot be made any more is not compared', async () => {
  open({ answer: () => vergelijkingMet(TOEN, { project: null, laatste: [], revisies: [] }) });
  expect(await screen.findByText(/^Deze versie is niet te vergelijken/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Afdrukken' })).toBeNull();
});

test('of a version whose gevelvullingen cannot be read the data are compared alone', async () => {
  const project = { ...projectToBody(TOEN, '1'), gevelvullingen_json: '{' };
  open({ answer: () => vergelijkingMet(TOEN, { project }) });
  expect(await screen.findByText(/Alleen de projectgegevens worden vergeleken/)).toBeTruthy();
  expect(await screen.findByText('Werkadres')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^K4/ })).toBeNull();
});

test('what the backend has nothing to compare with is said in its words, and another day can be chosen', async () => {
  const navigate = jest.fn<HostApi['navigate']>();
  open({
    query: '?datum=2020-01-01',
    answer: () => {
      throw buildHttpError(404, {
        code: 'not_found',
        serverMessage: 'Op die datum bestond het nog niet.',
      });
    },
    overrides: { navigate },
  });
  expect(await screen.findByText('Op die datum bestond het nog niet.')).toBeTruthy();
  const input = screen.getByLabelText('Sinds');
  await userEvent.clear(input);
  await userEvent.click(screen.getByRole('button', { name: 'Vergelijken' }));
  expect(screen.getByRole('alert').textContent).toBe('Kies een datum.');
  await userEvent.type(input, '2999-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Vergelijken' }));
  expect(screen.getByRole('alert').textContent).toBe('Kies een datum die al geweest is.');
  await userEvent.clear(input);
  await userEvent.type(input, '2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Vergelijken' }));
  expect(navigate).toHaveBeenCalledWith('/project/7/geschiedenis/vergelijken?datum=2026-11-20');
});

test('an address that names nothing asks for a day', async () => {
  const { calls } = open({ query: '?versie=nul' });
  expect(await screen.findByText(/^Kies een datum, of kies in de geschiedenis/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('somebody who saved meanwhile is taken along', async () => {
  const { refresh } = open({ answer: () => vergelijkingMet(TOEN, { nu: 10 }) });
  await screen.findByRole('heading', { name: /^K1b/, level: 3 });
  expect(refresh).toHaveBeenCalledTimes(1);
});
