import { buildHost as buildSharedHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** A host with a project that saves nothing. */
export const buildHost = (overrides: Partial<HostApi> = {}): HostApi =>
  buildSharedHost({
    project: {
      ensure: async () => buildProject(),
      refresh: async () => buildProject(),
      save: saveIn(buildProject()),
    },
    ...overrides,
  });
