import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import {
  clearActiveProject,
  setActiveProject,
  useActiveProjectStore,
} from '@adviestool/state/activeProject';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildRevisie, buildWijziging } from '../builders/buildRevisie.ts';
import page from './page.tsx';

type Call = Parameters<Parameters<typeof buildTransport>[0]>[0];

beforeEach(clearActiveProject);

const NEWEST = buildRevisie({
  revision: 3,
  aantallen: { toegevoegd: 0, gewijzigd: 38, verwijderd: 0 },
  gevelvullingen: Array.from({ length: 20 }, (_, index) =>
    buildWijziging({ merk: `K${index + 1}` }),
  ),
});

const EERDER = buildRevisie({ gegevens: [{ pad: 'gebouwhoogte', voor: 9, na: 12 }] });

const listOf = (revisies: ProjectRevisie[]) => ({
  pager: { current_page: 0, total_items: 45, total_pages: 3, items_per_page: 20 },
  revisies,
});

const now = buildProject({ gevelvullingen: [buildGevelvulling()] });

const thenBody = projectToBody({ ...now, gevelvullingen: [] }, '1.0.0');

const answers = ({ method, path }: Call): unknown => {
  if (method === 'POST') return buildProjectRecord(thenBody);
  if (path.endsWith('/revisies')) return listOf([NEWEST, EERDER]);
  if (path.endsWith('/revisies/3')) {
    const gevelvullingen = Array.from({ length: 38 }, (_, index) =>
      buildWijziging({ merk: `K${index + 1}` }),
    );
    return { ...NEWEST, gevelvullingen, project: null };
  }
  return { ...EERDER, project: path.endsWith('/revisies/2') ? thenBody : null };
};

const activate = async () => {
  setActiveProject(now, '"r3"');
  return now;
};

const open = (overrides: Partial<HostApi> = {}, { query = '', answer = answers } = {}) => {
  const calls: Call[] = [];
  const api = buildTransport((call) => {
    calls.push(call);
    return answer(call);
  });
  const project = { ...buildHost().project, ensure: activate, refresh: activate };
  const host = buildHost({ api, project, ...overrides });
  const router = renderPage(page(host), {
    path: '/project/:projectId/geschiedenis',
    url: `/project/7/geschiedenis${query}`,
  });
  return { router, writes: () => calls.filter(({ method }) => method !== 'GET') };
};

test('the revisions tell who changed what, the newest first', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Geschiedenis' });
  const [newest, earlier] = list.children;
  expect(newest?.textContent).toContain('K1, K2, K3 en nog 35 gevelvullingen gewijzigd');
  expect(newest?.textContent).toContain('Anna');
  expect(newest?.textContent).toContain('Nu');
  expect(earlier?.textContent).toContain('Projectgegevens gewijzigd');
  expect(screen.queryByRole('button', { name: 'Versie 3 terugzetten' })).toBeNull();
  expect(screen.getByText('Pagina 1 van 3')).toBeTruthy();
});

test('what a colleague saves meanwhile becomes the version of now', async () => {
  const revisies = [NEWEST, EERDER];
  const ensure = async () => useActiveProjectStore.getState().project ?? activate();
  const project = { ...buildHost().project, ensure, refresh: activate };
  open(
    { project },
    { answer: (call) => (call.method === 'GET' ? listOf(revisies) : answers(call)) },
  );
  await screen.findByRole('link', { name: 'Versie 2 bekijken' });
  revisies.unshift(buildRevisie({ revision: 4 }));
  act(() => setActiveProject(now, '"r4"'));
  await screen.findByRole('button', { name: 'Versie 3 terugzetten' });
  const [newest, earlier] = screen.getByRole('list', { name: 'Geschiedenis' }).children;
  expect(newest?.textContent).toContain('Nu');
  expect(earlier?.textContent).not.toContain('Nu');
});

test('a revision opens to every value, also to what the list left out', async () => {
  open();
  // A revision that shows all it has need not be opened.
  const newest = await screen.findByRole('button', { name: 'Alle wijzigingen' });
  expect(screen.getByText(/^Gebouwhoogte/).textContent).toMatch(/9\sm →wordt 12\sm/);
  expect(screen.getByText(/^K1 · Breedte/).textContent).toMatch(/2400\smm →wordt 2500\smm/);

  await userEvent.click(newest);
  expect(await screen.findByRole('heading', { name: 'K38 gewijzigd' })).toBeTruthy();
  expect(newest.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(newest);
  expect(screen.queryByRole('heading', { name: 'K38 gewijzigd' })).toBeNull();
});

test('a version that cannot be made any more says so and offers nothing', async () => {
  const gap = buildRevisie({ te_bekijken: false });
  open({}, { answer: () => listOf([NEWEST, gap]) });
  expect(await screen.findByText(/Deze versie is niet te bekijken/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Versie 2 bekijken' })).toBeNull();
});

const answerWithOlder = (call: Call): unknown =>
  call.path.endsWith('/revisies/2')
    ? { ...EERDER, project: projectToBody(now, '1') }
    : answers(call);

test('an earlier version is shown as it was, with the calculation of now', async () => {
  open({}, { query: '?versie=2', answer: answerWithOlder });
  expect(await screen.findByText(/met de berekening en de producten van nu/)).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /^K01/ })).toBeTruthy();
  expect(screen.getByText(/4000|4\.000/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a size that a model gave with decimals is shown as it was', async () => {
  const gevelvulling = buildGevelvulling();
  const kader = { ...gevelvulling.gevelvullingEnKaderData, breedte: 1200.5 };
  const then = { ...now, gevelvullingen: [{ ...gevelvulling, gevelvullingEnKaderData: kader }] };
  open(
    {},
    {
      query: '?versie=2',
      answer: (call) =>
        call.path.endsWith('/revisies/2')
          ? { ...EERDER, project: projectToBody(then, '1') }
          : answers(call),
    },
  );
  expect(await screen.findByText('1200,5 mm')).toBeTruthy();
});

test('a version is put back once the user has read what that changes', async () => {
  const confirm = jest.fn<HostApi['confirm']>(async () => true);
  const toast = jest.fn<HostApi['toast']>();
  const post = jest.fn<HostApi['tabs']['post']>();
  const tabs = { post, subscribe: () => () => undefined };
  const { writes } = open({ confirm, toast, tabs });

  await userEvent.click(await screen.findByRole('button', { name: 'Versie 2 terugzetten' }));

  await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Versie 2 is teruggezet.'));
  expect(confirm.mock.calls[0]?.[0].text).toContain('1 gevelvulling verdwijnt');
  expect(writes()).toMatchObject([
    { path: '/api/v2/group/12/project/7/revisies/2/terugzetten', headers: { 'If-Match': '"r3"' } },
  ]);
  expect(post).toHaveBeenCalledWith({ event: 'project_updated', projectId: 7 });
});

test('what is put back is told so, also when it cannot be read after that', async () => {
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const navigate = jest.fn<HostApi['navigate']>();
  let isWritten = false;
  const refresh = () => (isWritten ? Promise.reject(buildHttpError(503)) : activate());
  open(
    { toast, showError, navigate, project: { ...buildHost().project, ensure: activate, refresh } },
    {
      query: '?versie=2',
      answer: (call) => {
        isWritten ||= call.method === 'POST';
        return answers(call);
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Terugzetten' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/project/7/geschiedenis'));
  expect(toast).toHaveBeenCalledWith('success', 'Versie 2 is teruggezet.');
  expect(showError).not.toHaveBeenCalled();
});

test('who thinks better of it puts nothing back', async () => {
  const { writes } = open({ confirm: async () => false });
  await userEvent.click(await screen.findByRole('button', { name: 'Versie 2 terugzetten' }));
  await screen.findByRole('button', { name: 'Versie 2 terugzetten' });
  expect(writes()).toEqual([]);
});

test('when somebody else saved meanwhile, the user is asked as with every conflict', async () => {
  let refusals = 1;
  const { writes } = open(
    {},
    {
      answer: (call) => {
        if (call.method === 'POST' && refusals > 0) {
          refusals -= 1;
          throw buildHttpError(412);
        }
        return answers(call);
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Versie 2 terugzetten' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mijn versie bewaren' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
});

test('a version that went out of reach meanwhile is told', async () => {
  const showError = jest.fn<HostApi['showError']>();
  open(
    { showError },
    {
      answer: (call) => {
        if (call.method === 'POST') throw buildHttpError(409, { code: 'conflict' });
        return answers(call);
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Versie 2 terugzetten' }));
  await waitFor(() => expect(showError).toHaveBeenCalledTimes(1));
  expect(showError.mock.calls[0]?.[1]).toMatchObject({
    409: 'Deze versie kan niet meer worden teruggezet.',
  });
});

test('a page past the end leads to the last one', async () => {
  const { router } = open({}, { query: '?pagina=9' });
  await waitFor(() => expect(router.state.location.search).toBe('?pagina=3'));
});
