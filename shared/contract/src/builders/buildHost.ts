import type { HostApi } from '../remoteModule.ts';
import { buildCatalogusPort } from './buildCatalogusPort.ts';
import { buildTransport } from './buildTransport.ts';
import { buildVariant } from './buildVariant.ts';

const noProject = (): Promise<never> => Promise.reject(new Error('There is no project.'));

/** A host without a project, which confirms every question and answers no call. */
export const buildHost = (overrides: Partial<HostApi> = {}): HostApi => ({
  api: buildTransport(({ method, path }) => {
    throw new Error(`No answer for ${method} ${path}.`);
  }),
  config: {
    variant: buildVariant(),
    remote: {},
    clientVersion: '1.0.0',
  },
  catalogus: buildCatalogusPort(),
  session: {
    started: async () => undefined,
    ended: async () => undefined,
    renewed: async () => undefined,
    leave: () => undefined,
  },
  resetLink: null,
  project: {
    ensure: noProject,
    refresh: noProject,
    save: noProject,
  },
  tabs: { post: () => undefined, subscribe: () => () => undefined },
  toast: () => undefined,
  showError: () => undefined,
  errorText: () => 'Onbekende fout',
  confirm: async () => true,
  navigate: () => undefined,
  Place: () => null,
  log: () => undefined,
  ...overrides,
});
