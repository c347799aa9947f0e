import { beforeEach, expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { logIn } from '../../builders/logIn.ts';
import page from '../page.tsx';

const DANA = {
  uid: 3,
  name: 'dana',
  mail: null,
  company_name: null,
  address: null,
  postal_code: null,
  city: null,
  contact_person: null,
};

interface World {
  zichtbaarheid?: Zichtbaarheid;
  /** Whether who hands over still sees it. */
  zichtbaar?: boolean;
  project?: Partial<Project>;
  refusal?: Error;
}

const open = ({ zichtbaarheid = 'eigen', zichtbaar = false, project, refusal }: World = {}) => {
  const shown = buildProject({ user: DANA, ...project });
  const sent: unknown[] = [];
  const keys: unknown[] = [];
  const confirm = jest.fn<HostApi['confirm']>(async () => true);
  const navigate = jest.fn<HostApi['navigate']>();
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const refresh = async (): Promise<Project> => {
    setActiveProject(shown, '"r4"');
    return shown;
  };
  const host = buildHost({
    api: buildTransport(({ method, path, body, headers }) => {
      if (path.endsWith('/instellingen')) return { zichtbaarheid };
      if (method === 'GET')
        return {
          collegas: [
            { uid: 8, name: 'Bea' },
            { uid: 3, name: 'dana' },
            { uid: 5, name: 'Cor' },
          ],
        };
      sent.push([path.split('/').at(-1), body, headers?.['If-Match']]);
      keys.push(headers?.['Idempotency-Key']);
      if (refusal !== undefined) throw refusal;
      return { aan: { uid: 8, name: 'Bea' }, zichtbaar };
    }),
    project: { ...buildHost().project, refresh },
    confirm,
    navigate,
    toast,
    showError,
  });
  renderPage(page(host), { path: '/project/:projectId/beheren', url: '/project/7/beheren' });
  return { sent, keys, confirm, navigate, toast, showError };
};

const handOver = async (): Promise<void> => {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Collega' }), 'Bea');
  await userEvent.click(screen.getByRole('button', { name: 'Project overdragen' }));
};

beforeEach(() => logIn(['company-employee']));

test('a project goes to the colleague that is chosen, and who does not see it any more leaves', async () => {
  const { sent, navigate, toast } = open();
  await handOver();
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/', { replace: true }]]));
  expect(sent).toEqual([['overdragen', { uid: 8 }, '"r4"']]);
  expect(toast.mock.calls[0]?.[1]).toBe('‘Dok van Delfzijl’ is overgedragen aan Bea.');
  expect(useActiveProjectStore.getState().project).toBeNull();
  expect(screen.queryByRole('option', { name: 'dana' })).toBeNull();
});

test('who still sees it goes on to the project', async () => {
  const { navigate } = open({ zichtbaar: true });
  await handOver();
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/project/7', { replace: true }]]));
});

test.each<[string, number, string, Zichtbaarheid, RegExp]>([
  ['its maker', 3, 'company-employee', 'eigen', /U ziet het daarna niet meer\./],
  ['its maker', 3, 'company-employee', 'bekijken', /U mag het daarna nog bekijken, niet meer/],
  ['its maker', 3, 'company-employee', 'wijzigen', /U mag het daarna nog bekijken en wijzigen/],
  ['a maker who administers', 3, 'company-administrator', 'eigen', /Door uw rol blijft u/],
  [
    'a maker who may be an administrator too',
    9,
    'company-administrator',
    'eigen',
    /dana ziet het daarna niet meer\. Is dana beheerder of projectbeheerder, dan houdt die alle/,
  ],
])('the question says what %s keeps (%i, %s, %s)', async (_who, uid, role, zichtbaarheid, text) => {
  logIn([role], uid);
  const { confirm } = open({ zichtbaarheid });
  await handOver();
  expect(confirm.mock.calls[0]?.[0].text).toMatch(text);
});

test('nothing is sent before a colleague is chosen, nor without a yes', async () => {
  const { sent, confirm, toast } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Project overdragen' }));
  expect(toast.mock.calls[0]?.[1]).toMatch(/^Kies eerst/);
  confirm.mockResolvedValueOnce(false);
  await handOver();
  expect(sent).toEqual([]);
});

test('a refusal is told, and the project stays', async () => {
  const refusal = buildHttpError(422, { code: 'quota' });
  const { showError, navigate } = open({ refusal });
  await handOver();
  await waitFor(() => expect(showError.mock.calls[0]?.[0]).toBe(refusal));
  expect(navigate).not.toHaveBeenCalled();
});

test('what got no answer is asked again as the same wish; another colleague is another', async () => {
  const refusal = new NetworkError('No answer.', { method: 'POST', path: '/' });
  const { keys, showError } = open({ refusal });
  await handOver();
  await handOver();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Collega' }), 'Cor');
  await userEvent.click(screen.getByRole('button', { name: 'Project overdragen' }));
  await waitFor(() => expect(showError).toHaveBeenCalledTimes(3));
  expect([keys[0] === keys[1], new Set(keys).size]).toEqual([true, 2]);
});

test('who may change but not manage is told who does, and is offered nothing of it', async () => {
  logIn(['company-employee'], 9);
  open({ project: { rechten: { wijzigen: true, beheren: false } } });
  expect(
    await screen.findByText(
      /^Dit project is van dana\. Alleen dana, beheerders en projectbeheerders/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Project overdragen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Project verwijderen' })).toBeNull();
});

test('what was refused and then changed elsewhere is another wish', async () => {
  const refusal = new NetworkError('No answer.', { method: 'POST', path: '/' });
  const { keys } = open({ refusal });
  await handOver();
  await waitFor(() => expect(keys).toHaveLength(1));
  act(() =>
    setActiveProject(buildProject({ user: DANA, changed: '2026-11-23T09:00:00.000Z' }), '"r6"'),
  );
  await handOver();
  await waitFor(() => expect(new Set(keys).size).toBe(2));
});
