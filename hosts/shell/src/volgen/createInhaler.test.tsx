import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { createInhaler } from './createInhaler.ts';
import { zojuistIn } from './zojuistIn.ts';

const project = buildProject({ gevelvullingen: [buildGevelvulling()] });

const start = () => {
  const refresh = jest.fn(async () => {
    setActiveProject(project, '"r3"');
    return project;
  });
  const onTaken = jest.fn();
  const port = { refresh };
  return { refresh, onTaken, ...createInhaler({ project: port, projectId: project.id, onTaken }) };
};

beforeEach(() => {
  jest.useFakeTimers();
  setActiveProject(project, '"r2"');
});
afterEach(() => {
  jest.useRealTimers();
  clearActiveProject();
  document.body.replaceChildren();
});

test('what somebody else saved is read once, however often it is told', async () => {
  const { hear, refresh, onTaken } = start();
  void hear('r3', 2);
  void hear('r3', 2);
  await jest.advanceTimersByTimeAsync(1000);
  expect([refresh.mock.calls.length, onTaken.mock.calls.length]).toEqual([1, 1]);
});

test('the own save is not read again: its answer has the revision', async () => {
  const { hear, refresh } = start();
  void hear('r3', 2);
  await jest.advanceTimersByTimeAsync(200);
  setActiveProject(project, '"r3"');
  await jest.advanceTimersByTimeAsync(1000);
  void hear('r2', 1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).not.toHaveBeenCalled();
});

test('the first that is said on site has the project read anew, at the same revision, and no more after that', async () => {
  const { hearGemonteerd, refresh } = start();
  refresh.mockImplementation(async () => {
    const withSite = { ...project, rechten: { ...project.rechten, opDeBouw: true } };
    setActiveProject(withSite, '"r2"');
    return withSite;
  });
  void hearGemonteerd();
  void hearGemonteerd();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
  void hearGemonteerd();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('an open question is waited for', async () => {
  const { hear, refresh } = start();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  void hear('r3', 2);
  await jest.advanceTimersByTimeAsync(5000);
  expect(refresh).not.toHaveBeenCalled();
  dialog.remove();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['the input of a cell is waited for', 'text', 0],
  ['the box of a row is not', 'checkbox', 1],
])('%s', async (_, type, times) => {
  const { hear, refresh } = start();
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  const input = document.createElement('input');
  input.type = type;
  cell.append(input);
  document.body.append(cell);
  void hear('r3', 2);
  await jest.advanceTimersByTimeAsync(5000);
  expect(refresh).toHaveBeenCalledTimes(times);
  cell.remove();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['by the user, elsewhere', [['r3', 1]], 'uzelf'],
  ['by somebody else', [['r3', 2]], 'ander'],
  [
    'by both',
    [
      ['r3', 1],
      ['r4', 2],
    ],
    'ander',
  ],
  ['by the user, and one that nothing was heard of', [['r4', 1]], 'onbekend'],
  ['by who is not told', [['r3', null]], 'onbekend'],
] as const)('what was saved %s is said to be', async (_, heard, door) => {
  const user = { uid: 1, name: 'anna', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
  const [last] = heard.at(-1) ?? [];
  const onTaken = jest.fn();
  const refresh = async () => {
    setActiveProject(project, `"${String(last)}"`);
    return project;
  };
  const { hear } = createInhaler({ project: { refresh }, projectId: project.id, onTaken });
  for (const [revision, uid] of heard) void hear(revision, uid);
  await jest.advanceTimersByTimeAsync(1000);
  setSession({ status: 'unknown' });
  expect(onTaken.mock.calls).toEqual([[project, project, door]]);
});

test('another project that is open by then is left alone', async () => {
  const { hear, refresh } = start();
  void hear('r3', 2);
  setActiveProject({ ...project, id: project.id + 1 }, '"r1"');
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).not.toHaveBeenCalled();
});

test('fields that became another are named with their gevelvulling', () => {
  const [gevelvulling = buildGevelvulling()] = project.gevelvullingen;
  const kader = { ...gevelvulling.gevelvullingEnKaderData, breedte: 1234 };
  const after = {
    ...project,
    gevelvullingen: [{ ...gevelvulling, changed: 'later', gevelvullingEnKaderData: kader }],
  };
  const { id } = kader;
  expect(zojuistIn(project, after, 'ander')).toEqual({
    velden: new Set([`${id} breedte`]),
    tekst: 'Zojuist door een ander gewijzigd: K01.',
  });
  expect(zojuistIn(project, { ...project, changed: 'later' }, 'ander')).toEqual({
    velden: new Set(),
    tekst: null,
  });
});

test('a field is named by its path, as the forms name it', () => {
  const [gevelvulling = buildGevelvulling()] = project.gevelvullingen;
  const { detailleringData } = gevelvulling;
  const plaatsing = { onderzijde: 'binnenmuur', bovenzijde: 'latei' } as const;
  const other = { ...gevelvulling, detailleringData: { ...detailleringData, plaatsing } };
  const { velden } = zojuistIn(project, { ...project, gevelvullingen: [other] }, 'ander');
  expect([...velden]).toContain(`${gevelvulling.gevelvullingEnKaderData.id} plaatsing.bovenzijde`);
});

test('fields of the project are named too, and who changed them', () => {
  const projectGegevens = { ...project.projectGegevens, projectNaam: 'Anders', gebouwhoogte: 24 };
  const after = { ...project, projectGegevens };
  const velden = new Set([' projectNaam', ' gebouwhoogte']);
  expect(zojuistIn(project, after, 'uzelf')).toEqual({
    velden,
    tekst:
      'Zojuist door uzelf gewijzigd, in een ander venster of op een ander apparaat: projectgegevens.',
  });
  expect(zojuistIn(project, after, 'onbekend').tekst).toBe('Zojuist gewijzigd: projectgegevens.');
});
