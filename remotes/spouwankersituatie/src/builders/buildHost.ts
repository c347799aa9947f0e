import { buildHost as buildSharedHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** A host with project 7 that refuses every call and every save: a concept stays in the browser. */
export const buildHost = (overrides: Partial<HostApi> = {}): HostApi => {
  const { project, ...host } = buildSharedHost();
  return {
    ...host,
    project: {
      ...project,
      ensure: async () => buildProject({ id: 7 }),
      save: () => Promise.reject(new Error('Nothing is saved here.')),
    },
    ...overrides,
  };
};
