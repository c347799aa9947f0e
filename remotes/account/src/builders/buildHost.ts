import { catalogusSchema, ONDERGRONDEN } from '@adviestool/contract/catalogus';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { variantSchema } from '@adviestool/contract/variant';

import { buildTransport } from './buildTransport.ts';

const variant = variantSchema.parse({
  id: 'test',
  label: 'Test',
  groupId: 12,
  backend: { domain: '' },
  remotes: {},
  userRegistrationEnabled: false,
  usesCookies: false,
  fastenerSuppliers: { enabled: false, options: {} },
  catalogue: 'catalogus.json',
  branding: {
    name: 'Adviestool',
    company: { label: 'Bedrijf', href: 'https://bedrijf.example/' },
    supportEmail: 'hulp@bedrijf.example',
    supportPhone: '010 123 45 67',
    privacy: 'https://bedrijf.example/privacy',
    disclaimer: 'https://bedrijf.example/disclaimer',
  },
  environment: { label: 'Test', production: false },
});

const catalogus = catalogusSchema.parse({
  hoekankers: [
    {
      id: 'anker',
      naam: 'Hoekanker',
      afmeting: '60 × 60',
      materiaal: 'Staal',
      types: ['kozijn', 'schuifpui', 'hsb'],
      zijden: ['onderzijde', 'zijkanten', 'bovenzijde'],
      plaatsing: ['vloerrand', 'binnenmuur', 'latei', 'prefab'],
      FwRk: 1.8,
      FgRk: 1.8,
      gammaM: 2,
      eRefWind: 25,
      eRefGewicht: 60,
      spouwlatMax: 400,
      stelruimteMax: 30,
      nBouw: 1,
      nHout: 2,
      herkomst: 'verzonnen',
    },
  ],
  bevestigingsmiddelenBouwkundig: [],
  bevestigingsmiddelenHout: [],
  ondergrondfactor: Object.fromEntries(ONDERGRONDEN.map((ondergrond) => [ondergrond, 1])),
});

const noProject = (): Promise<never> => Promise.reject(new Error('There is no project.'));

/** A host for pages that have no project. */
export const buildHost = (overrides: Partial<HostApi> = {}): HostApi => ({
  api: buildTransport(({ method, path }) => {
    throw new Error(`No answer for ${method} ${path}.`);
  }),
  config: { variant, catalogus, remote: {}, clientVersion: '1.0.0' },
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
  log: () => undefined,
  ...overrides,
});
