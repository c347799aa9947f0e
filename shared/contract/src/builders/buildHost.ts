import type { HostApi } from '../remote/remoteModule.ts';
import { buildCatalogusPort } from './buildCatalogusPort.ts';
import { buildProject } from './buildProject.ts';
import { buildTransport } from './buildTransport.ts';
import { buildVariant } from './buildVariant.ts';
import { saveIn } from './saveIn.ts';

/** A host with a project that is saved nowhere, which confirms every question and answers no call. */
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
    ensure: async () => buildProject(),
    refresh: async () => buildProject(),
    save: saveIn(buildProject()),
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
