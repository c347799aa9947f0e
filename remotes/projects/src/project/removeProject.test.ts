import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { removeProject } from './removeProject.ts';

const project = buildProject({ id: 7 });

beforeEach(() => setActiveProject(project, 'r1'));

/** A host whose backend gives these answers, one after another; undefined is a success. */
const hostThatAnswers = (...answers: readonly (Error | undefined)[]) => {
  const post = jest.fn<HostApi['tabs']['post']>();
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const calls: string[] = [];
  const host = buildHost({
    toast,
    showError,
    tabs: { post, subscribe: () => () => undefined },
    api: buildTransport(({ method }) => {
      const answer = answers[calls.length];
      calls.push(method);
      if (answer !== undefined) throw answer;
      return undefined;
    }),
  });
  return { host, post, toast, showError, calls };
};

test.each([
  ['that is deleted', undefined],
  ['that was gone already', buildHttpError(404, { code: 'not_found' })],
])('a project %s is told to the other tabs and can be restored', async (_case, answer) => {
  const { host, post, toast, showError } = hostThatAnswers(answer);

  expect(await removeProject(host, project, async () => undefined)).toBe(true);
  expect(useActiveProjectStore.getState().project).toBeNull();
  expect(post.mock.calls).toEqual([[{ event: 'project_deleted', projectId: 7 }]]);
  expect(toast.mock.calls[0]?.[2]?.action?.label).toBe('Ongedaan maken');
  expect(showError).not.toHaveBeenCalled();
});

test('a project that may not be deleted stays', async () => {
  const { host, post, showError } = hostThatAnswers(buildHttpError(403, { code: 'forbidden' }));

  expect(await removeProject(host, project, async () => undefined)).toBe(false);
  expect(useActiveProjectStore.getState().project).toBe(project);
  expect(post).not.toHaveBeenCalled();
  expect(showError.mock.calls[0]?.[1]).toEqual({
    403: 'U bent niet gautoriseerd om dit project te verwijderen.',
  });
});

test('nothing is deleted without a confirmation', async () => {
  const { host, calls } = hostThatAnswers();

  const asked = { ...host, confirm: async () => false };
  expect(await removeProject(asked, project, async () => undefined)).toBe(false);
  expect(calls).toEqual([]);
});
