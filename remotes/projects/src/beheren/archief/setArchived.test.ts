import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { setArchived } from './setArchived.ts';

beforeEach(() => clearActiveProject());

const setUp = (error?: Error) => {
  const paths: string[] = [];
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const post = jest.fn<HostApi['tabs']['post']>();
  const refresh = jest.fn(async () => buildProject());
  const onDone = jest.fn(async () => undefined);
  const host = buildHost({
    toast,
    showError,
    tabs: { post, subscribe: () => () => undefined },
    project: { ...buildHost().project, refresh },
    api: buildTransport(({ path }) => {
      paths.push(path.replace(/^.*\/project/, ''));
      if (error !== undefined) throw error;
      return buildProjectRecord({ id: 7 });
    }),
  });
  const set = (isArchived: boolean) =>
    setArchived(host, { id: 7, naam: 'Blok A', isArchived, onDone });
  return { set, paths, toast, showError, post, refresh, onDone };
};

test('a project that is put away is told to the other tabs, and can be taken back', async () => {
  const { set, paths, toast, post, refresh, onDone } = setUp();
  await set(true);
  expect(paths).toEqual(['/7/archiveren']);
  expect(post.mock.calls).toEqual([[{ event: 'project_updated', projectId: 7 }]]);
  expect(refresh).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledTimes(1);

  const [, text, options] = toast.mock.calls[0] ?? [];
  expect(text).toBe('Project ‘Blok A’ staat in het archief.');
  options?.action?.onAction();
  await new Promise((resolve) => setTimeout(resolve));
  expect(paths).toEqual(['/7/archiveren', '/7/uit-archief']);
  expect(toast.mock.lastCall?.[1]).toBe('Project ‘Blok A’ is uit het archief gehaald.');
  expect(toast.mock.lastCall?.[2]?.action).toBeUndefined();
});

test('the project that is open is read anew', async () => {
  setActiveProject(buildProject({ id: 7 }), 'r1');
  const { set, refresh } = setUp();
  await set(true);
  expect(refresh.mock.calls).toEqual([[7]]);
});

test('a project that cannot be read anew is put away all the same, which is told', async () => {
  setActiveProject(buildProject({ id: 7 }), 'r1');
  const { set, toast, refresh, onDone } = setUp();
  refresh.mockRejectedValue(new NetworkError('Offline.', { method: 'GET', path: '/' }));
  await set(true);
  expect(toast.mock.calls[0]?.[1]).toBe('Project ‘Blok A’ staat in het archief.');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('who may not is told so, and nothing else', async () => {
  const { set, toast, showError, onDone } = setUp(buildHttpError(403, { code: 'forbidden' }));
  await set(true);
  expect(showError.mock.calls[0]?.[1]).toEqual({
    403: 'U bent niet gautoriseerd om dit project te bewerken.',
  });
  expect(toast).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});
