import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Beheer } from '@adviestool/contract/volgen';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { NIEMAND, useVolgstand } from '@adviestool/state/volgstand';

import { createBeheerMelder } from './createBeheerMelder.ts';

const project = buildProject({ rechten: { wijzigen: true, beheren: false } });
const bart = { uid: 2, name: 'Bart de Vries' };

const buildBeheer = (change: Partial<Beheer> = {}): Beheer => ({
  wat: 'verwijderd',
  door: bart,
  op: '2026-11-28T05:00:00.000Z',
  aan: null,
  ...change,
});

const start = () => {
  const refresh = jest.fn(async () => project);
  const toast = jest.fn();
  const host = { project: { refresh, ensure: refresh, save: jest.fn<never>() }, toast };
  return { refresh, toast, ...createBeheerMelder({ host, projectId: project.id }) };
};

beforeEach(() => {
  setActiveProject(project, '"r2"');
  const user = { uid: 1, name: 'anna', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
});
afterEach(() => {
  clearActiveProject();
  setSession({ status: 'unknown' });
  useVolgstand.setState({ ...NIEMAND, beheer: null });
});

test('who deleted the project is told once, with whom to ask, and forms hear it', () => {
  const { hear, toast, refresh } = start();
  hear(buildBeheer());
  hear(buildBeheer());
  expect(toast.mock.calls).toEqual([
    [
      'warning',
      'Bart de Vries heeft dit project verwijderd. Wat u hebt ingevuld, blijft op het scherm staan. Vraag Bart de Vries of een beheerder van uw bedrijf om het terug te zetten.',
      { persistent: true },
    ],
  ]);
  expect(useVolgstand.getState().beheer).toMatchObject({ wat: 'verwijderd', door: bart });
  // There is nothing to read: what is typed stays.
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  ['gearchiveerd', /in het archief gezet.*wat u hebt ingevuld, blijft op het scherm staan/],
  ['overgedragen', /overgedragen aan Carla\. .*vraag dat dan aan Carla/],
  ['uit_archief', /uit het archief gehaald/],
  ['teruggezet', /teruggezet/],
] as const)('%s is told, and what may be done by now is read', (wat, text) => {
  const { hear, toast, refresh } = start();
  hear(buildBeheer({ wat, aan: wat === 'overgedragen' ? { uid: 3, name: 'Carla' } : null }));
  expect(toast).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(text), {
    persistent: wat === 'gearchiveerd' || wat === 'overgedragen',
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a project that is there is not said to be deleted any more', () => {
  const { hear, hearThere, toast, refresh } = start();
  hearThere();
  expect(refresh).not.toHaveBeenCalled();
  hear(buildBeheer());
  hearThere();
  expect(useVolgstand.getState().beheer).toBeNull();
  hear(buildBeheer());
  hear(buildBeheer({ wat: 'teruggezet', door: { uid: 1, name: 'anna' } }));
  expect(useVolgstand.getState().beheer).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(toast).toHaveBeenCalledTimes(2);
});

test('who gets the project reads so, and who did it reads nothing', () => {
  const { hear, toast } = start();
  hear(buildBeheer({ wat: 'overgedragen', aan: { uid: 1, name: 'anna' } }));
  hear(buildBeheer({ door: { uid: 1, name: 'anna' } }));
  expect(toast.mock.calls).toEqual([
    [
      'warning',
      'Bart de Vries heeft dit project aan u overgedragen. U beheert het vanaf nu.',
      { persistent: true },
    ],
  ]);
});

test('a tab that was hidden meanwhile is told by what it asks', async () => {
  const { within, toast } = start();
  const gone = buildHttpError(404, { body: { door: bart, op: '2026-11-28T05:00:00.000Z' } });
  await expect(within(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(toast).toHaveBeenCalledTimes(1);
});
