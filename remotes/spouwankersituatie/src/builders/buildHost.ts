import { catalogusSchema, ONDERGRONDEN } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { variantSchema } from '@adviestool/contract/variant';

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

const project: Project = {
  id: 7,
  groupID: 12,
  version: '1.0.0',
  projectGegevens: {
    projectNaam: 'Dok van Delfzijl',
    referentienummer: null,
    typeBouw: 'woning',
    windgebied: 2,
    terreincategorie: 'bebouwd',
    gebouwhoogte: 9,
    windvormFactor: 1.4,
    werkadres: null,
    plaatsWerkadres: null,
  },
  gevelvullingen: [],
  spouwankersituaties: [],
  externalConnections: [],
  user: null,
  created: '2026-11-01T08:00:00Z',
  changed: '2026-11-20T09:30:00Z',
  onleesbaar: false,
};

const never = (what: string) => (): never => {
  throw new Error(`A draft has no use for ${what}.`);
};

/** A host that has project 7 and refuses every call: a draft stays in the browser. */
export const buildHost = (overrides: Partial<HostApi> = {}): HostApi => ({
  api: { request: never('a call'), setCsrfToken: never('a token') },
  config: { variant, catalogus, remote: {}, clientVersion: '1.0.0' },
  session: {
    started: async () => undefined,
    ended: async () => undefined,
    renewed: async () => undefined,
    leave: () => undefined,
  },
  resetLink: null,
  project: {
    ensure: async () => project,
    refresh: async () => project,
    save: never('a save'),
  },
  tabs: { post: never('other tabs'), subscribe: () => () => undefined },
  toast: () => undefined,
  showError: () => undefined,
  errorText: () => 'Onbekende fout',
  confirm: async () => true,
  navigate: () => undefined,
  log: () => undefined,
  ...overrides,
});
