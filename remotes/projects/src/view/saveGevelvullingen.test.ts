import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { setActiveProject } from '@adviestool/state/activeProject';

import { buildHost } from '../builders/buildHost.ts';
import { saveGevelvullingen } from './saveGevelvullingen.ts';

const project = buildProject();
const emptied = (same: Project): Project => ({ ...same, gevelvullingen: [] });
const written = jest.fn<(project: Project) => void>();

/** Writes what a change makes of the active project. */
const save: HostApi['project']['save'] = async (change) => {
  const changed = change(project);
  written(changed);
  return changed;
};

const buildListHost = () => {
  const host = buildHost();
  const toast = jest.fn<HostApi['toast']>();
  return { toast, host: { ...host, toast, project: { ...host.project, save } } };
};

beforeEach(() => {
  written.mockClear();
  setActiveProject(project, null);
});

test('a change that applies to nothing any more writes nothing, and says so', async () => {
  const { host, toast } = buildListHost();
  const nothing = { change: (same: Project) => same, done: 'Gedaan.' };

  expect(await saveGevelvullingen(host, project.id, nothing)).toBe(true);
  expect(written).not.toHaveBeenCalled();
  expect(toast.mock.calls).toEqual([['warning', 'Gevelvulling niet gevonden.']]);
});

test('a change of a project that is no longer open is not saved, and says so', async () => {
  const { host, toast } = buildListHost();

  expect(await saveGevelvullingen(host, project.id + 1, { change: emptied, done: null })).toBe(
    false,
  );
  expect(written).not.toHaveBeenCalled();
  expect(toast.mock.calls).toEqual([['warning', expect.stringMatching(/niet opgeslagen/)]]);
});
