import {
  ACCOUNT,
  BEDRIJF,
  BEDRIJF_GEBRUIK,
  BEDRIJF_ONDERDELEN,
  BEDRIJF_GEVOLGEN,
  BEDRIJF_INZAGELINKS,
  BEDRIJF_STANDAARDEN,
  beherenPath,
  bestellijstPath,
  bouwlijstPath,
  FORGOT,
  IDS,
  IMPORTEREN,
  INZAGE,
  kozijnstaatPath,
  LOGIN,
  projectDetailsPath,
  projectPath,
  REGISTER,
  CONTROLE,
  HANDLEIDING,
  REKENMODEL,
  RESET,
  spouwankersituatiePath,
  standaardenPath,
  stepPath,
  UITNODIGING,
  vergelijkPath,
  VERWIJDERD,
} from '../fixtures/paths.ts';
import type { Screen } from './screen.ts';

const wizardPages = (['kozijn', 'schuifpui', 'hsb'] as const).flatMap((type): Screen[] =>
  (
    [
      ['gevelvulling-en-kader', /^Gevelvulling en kader$/],
      ['detaillering', /^Detaillering$/],
      ['productkeuze', /^Productkeuze$/],
      ['advies', /^Advies$/],
    ] as const
  ).map(([step, heading]) => ({
    name: `${step} of a ${type}`,
    path: ({ id }) => stepPath({ projectId: id, gevelvullingId: IDS[type], step }),
    heading,
  })),
);

/** Every route of the product. */
export const PAGES: readonly Screen[] = [
  { name: 'the login', path: () => LOGIN, heading: /^Inloggen$/, anonymous: true },
  {
    name: 'the forgotten password',
    path: () => FORGOT,
    heading: /^Wachtwoord vergeten$/,
    anonymous: true,
  },
  {
    name: 'a reset without its link',
    path: () => RESET,
    heading: /^Nieuw wachtwoord kiezen$/,
    anonymous: true,
  },
  {
    name: 'the registration',
    path: () => REGISTER,
    heading: /^Account aanmaken$/,
    anonymous: true,
  },
  { name: 'the account', path: () => ACCOUNT, heading: /^Account beheren$/ },
  { name: 'the list of projects', path: () => '/', heading: /^Projecten/ },
  { name: 'a list without a match', path: () => '/?zoek=bestaat-niet', heading: /^Projecten/ },
  { name: 'a project', path: ({ id }) => projectPath(id), heading: /[0-9a-f]{8}$/ },
  { name: 'a new project', path: () => '/project/nieuw/details', heading: /^Nieuw project$/ },
  { name: 'the project form', path: ({ id }) => projectDetailsPath(id), heading: /bewerken$/ },
  {
    name: 'a new gevelvulling',
    path: ({ id }) =>
      stepPath({ projectId: id, gevelvullingId: 'nieuw', step: 'gevelvulling-en-kader' }),
    heading: /^Gevelvulling en kader$/,
  },
  {
    name: 'the history',
    path: ({ id }) => `${projectPath(id)}/geschiedenis`,
    heading: /^Geschiedenis$/,
  },
  {
    name: 'an earlier version',
    path: ({ id }) => `${projectPath(id)}/geschiedenis?versie=1`,
    heading: /^Versie 1$/,
  },
  {
    name: 'what changed since a version',
    path: ({ id }) => `${projectPath(id)}/geschiedenis/vergelijken?versie=1`,
    heading: /^Gewijzigd sinds versie 1$/,
  },
  { name: 'the bouwlijst', path: ({ id }) => bouwlijstPath(id), heading: /^Bouwlijst$/ },
  { name: 'the order list', path: ({ id }) => bestellijstPath(id), heading: /^Bestellijst$/ },
  {
    name: 'the comparison of products',
    path: ({ id }) => vergelijkPath(id),
    heading: /^Producten vergelijken$/,
  },
  { name: 'the standards', path: ({ id }) => standaardenPath(id), heading: /^Standaarden$/ },
  {
    name: 'the standard of kozijnen',
    path: ({ id }) => `${standaardenPath(id)}/kozijn`,
    heading: /^Standaard voor kozijnen$/,
  },
  {
    name: 'the reports of a project',
    path: ({ id }) => `${projectPath(id)}/rapporten`,
    heading: /^Rapporten$/,
  },
  {
    name: 'the management of a project',
    path: ({ id }) => beherenPath(id),
    heading: /^Project beheren$/,
  },
  { name: 'the import of a project', path: () => IMPORTEREN, heading: /^Project importeren$/ },
  { name: 'the deleted projects', path: () => VERWIJDERD, heading: /^Verwijderde projecten$/ },
  {
    name: 'the standards of the company',
    path: () => BEDRIJF_STANDAARDEN,
    heading: /^Standaarden van het bedrijf$/,
  },
  {
    name: 'the effects of a version',
    path: () => BEDRIJF_GEVOLGEN,
    heading: /^Gevolgen van een nieuwe versie$/,
  },
  { name: 'the company', path: () => BEDRIJF, heading: /^Bedrijf$/ },
  {
    name: 'an invitation without its link',
    path: () => UITNODIGING,
    heading: /^Uitnodiging$/,
    anonymous: true,
  },
  { name: 'the use of the company', path: () => BEDRIJF_GEBRUIK, heading: /^Gebruik$/ },
  { name: 'what runs for the company', path: () => BEDRIJF_ONDERDELEN, heading: /^Onderdelen$/ },
  {
    name: 'the links of the company',
    path: () => BEDRIJF_INZAGELINKS,
    heading: /^Inzagelinks/,
  },
  {
    name: 'a link that does not work',
    path: () => INZAGE,
    heading: /^Deze inzagelink werkt niet meer$/,
    anonymous: true,
  },
  {
    name: 'the import of a kozijnstaat',
    path: ({ id }) => kozijnstaatPath(id),
    heading: /^Kozijnstaat importeren$/,
  },
  ...wizardPages,
  {
    name: 'a new spouwankersituatie',
    path: ({ id }) => spouwankersituatiePath(id, 'nieuw/situatie'),
    heading: /^Situatie$/,
  },
  {
    name: 'the check of a report',
    path: () => CONTROLE,
    heading: /^Rapport controleren$/,
    anonymous: true,
  },
  { name: 'the rekenmodel', path: () => REKENMODEL, heading: /^Rekenmodel$/, anonymous: true },
  {
    name: 'the beginning of the handbook',
    path: () => HANDLEIDING,
    heading: /^Handleiding$/,
    anonymous: true,
  },
  {
    name: 'a chapter of the handbook',
    path: () => `${HANDLEIDING}/eerste-gevelvulling`,
    heading: /^De eerste gevelvulling$/,
    anonymous: true,
  },
  { name: 'an unknown page', path: () => '/bestaat/niet', heading: /^Page not found$/ },
  { name: 'no access', path: () => '/geen-toegang', heading: /^Geen toegang$/ },
];
