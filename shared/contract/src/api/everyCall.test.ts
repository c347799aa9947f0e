import { afterEach, describe, expect, test } from '@jest/globals';

import { buildProject } from '../builders/buildProject.ts';
import { serveHttp, type TestServer } from '../builders/serveHttp.ts';
import type { Gevelvulling } from '../gevelvulling.ts';
import type { MontageBody } from '../montage.ts';
import { maakProjectBestand } from '../projectBestand.ts';
import { projectDataSchema } from '../projectData.ts';
import { projectToBody } from '../projectRecord.ts';
import { GEEN_STANDAARDEN } from '../standaarden.ts';
import { perZijde } from '../zijde.ts';
import * as account from './account.ts';
import { isApiError } from './apiError.ts';
import * as bedrijf from './bedrijf.ts';
import * as bedrijfslogin from './bedrijfslogin.ts';
import * as catalogus from './catalogus.ts';
import * as catalogusGevolgen from './catalogusGevolgen.ts';
import * as bestellingen from './bestellingen.ts';
import * as catalogusLijst from './catalogusLijst.ts';
import * as connections from './externalConnections.ts';
import * as archief from './archief.ts';
import * as gebeurtenissen from './gebeurtenissen.ts';
import * as gebruik from './gebruik.ts';
import * as onderdelen from './onderdelen.ts';
import * as groepInstellingen from './groepInstellingen.ts';
import * as geschiedenis from './geschiedenis.ts';
import * as gevelvullingen from './gevelvullingen.ts';
import * as inzage from './inzage.ts';
import * as inzageLinks from './inzageLinks.ts';
import * as montage from './montage.ts';
import * as overdragen from './overdragen.ts';
import * as leden from './leden.ts';
import * as projectBeheer from './projectBeheer.ts';
import * as projects from './projects.ts';
import * as session from './session.ts';
import * as signing from './signRequest.ts';
import * as standaarden from './standaarden.ts';
import * as start from './start.ts';
import { createTransport, type Transport } from './transport.ts';
import * as uitnodiging from './uitnodiging.ts';
import * as vaststellen from './vaststellen.ts';
import * as volgen from './volgen.ts';
import * as vergelijking from './vergelijking.ts';
import * as verwijderd from './verwijderdeProjecten.ts';

const GROUP = 1;
const PLAATS = { groupId: GROUP, projectId: 7 };
const body = projectToBody(buildProject(), '1');

const gevelvulling: Gevelvulling = {
  gevelvullingEnKaderData: { id: 'a1', merk: null, aantal: 1, hoogte: 0, breedte: 0 },
  detailleringData: {},
  verankerdeZijden: [],
  afstandHoekGevelvullingTotEersteAnker: perZijde(() => 200),
  maximumHartOpHartMaat: perZijde(() => 700),
  aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: null })),
  productKeuze: perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null })),
};

const bestand = maakProjectBestand(
  {
    bron: { project: 7, revisie: 1, op: '2026-11-20T10:00:00Z' },
    gegevens: projectDataSchema.strip().parse(body),
    version: null,
    gevelvullingen_json: '[]',
    standaarden: GEEN_STANDAARDEN,
    catalogi: [],
  },
  () => 'a'.repeat(64),
  () => ({ kid: 'a', alg: 'Ed25519', handtekening: 'A'.repeat(86) }),
);

const montageBody: MontageBody = {
  stuk: 1,
  geplaatst: null,
  ankers: { onderzijde: 0, zijkanten: 0, bovenzijde: null },
  afwijking: null,
  toelichting: '',
  fotos: [],
  op: '2026-11-20T10:00:00Z',
  getoond: {},
};

const ticked = <Body>(said: Body) => ({ id: 'x', gevelvullingId: 'a1', body: said });

/** Calls whose answer has no body. */
const WITHOUT_BODY: Record<string, (api: Transport) => Promise<unknown>> = {
  removeArchief: (api) => archief.removeArchief(api, GROUP, 'x'),
  logout: session.logout,
  updateProject: (api) =>
    projects.updateProject(api, GROUP, { projectId: 7, body, revision: '"r1"' }),
  deleteProject: (api) => projects.deleteProject(api, GROUP, { projectId: 7, revision: null }),
  withdrawInzageLink: (api) => inzageLinks.withdrawInzageLink(api, PLAATS, 'x'),
  removeBedrijfslogin: (api) => bedrijfslogin.removeBedrijfslogin(api, GROUP),
  removeLogo: (api) => bedrijf.removeLogo(api, GROUP),
  saveRol: (api) => leden.saveRol(api, GROUP, { uid: 7, rol: 'company-employee' }),
  removeLid: (api) => leden.removeLid(api, GROUP, { uid: 7, naar: null }),
  trekUitnodigingIn: (api) => leden.trekUitnodigingIn(api, GROUP, 3),
  removeExternalConnection: (api) =>
    connections.removeExternalConnection(api, GROUP, { projectId: 7, connectionId: 3 }),
};

const WITH_BODY: Record<string, (api: Transport) => Promise<unknown>> = {
  fetchCurrentUser: session.fetchCurrentUser,
  fetchGroup: (api) => session.fetchGroup(api, GROUP),
  login: (api) => session.login(api, { name: 'demo', pass: 'geheim' }),
  requestPasswordReset: (api) => account.requestPasswordReset(api, { name: 'demo' }),
  fetchRegisterForm: (api) => account.fetchRegisterForm(api, GROUP),
  register: (api) => account.register(api, GROUP, {}),
  fetchEditForm: (api) => account.fetchEditForm(api, GROUP),
  editAccount: (api) => account.editAccount(api, GROUP, {}),
  fetchResetForm: (api) => account.fetchResetForm(api, { user: '7', resetToken: 'x' }),
  resetPassword: (api) => account.resetPassword(api, {}),
  fetchGegevensForm: account.fetchGegevensForm,
  fetchBedrijf: (api) => bedrijf.fetchBedrijf(api, GROUP),
  saveLogo: (api) => bedrijf.saveLogo(api, GROUP, 'AAAA'),
  fetchBestellingen: (api) => bestellingen.fetchBestellingen(api, PLAATS),
  saveBestelling: (api) =>
    bestellingen.saveBestelling(api, PLAATS, {
      id: '00000000-0000-4000-8000-000000000001',
      leverancier: 'Metaal BV',
      reserve: 0,
      levering: null,
      regels: [],
      advieshash: 'a'.repeat(64),
    }),
  fetchBedrijfslogin: (api) => bedrijfslogin.fetchBedrijfslogin(api, GROUP),
  saveBedrijfslogin: (api) =>
    bedrijfslogin.saveBedrijfslogin(api, GROUP, {
      issuer: 'https://aanbieder.example',
      clientId: 'adviestool',
      geheim: null,
      domeinen: ['bedrijf.nl'],
      rolclaim: null,
      rollen: [],
      standaardrol: null,
      wachtwoordVerboden: false,
    }),
  fetchLeden: (api) => leden.fetchLeden(api, GROUP),
  nodigUit: (api) => leden.nodigUit(api, GROUP, { mail: 'a@example.nl', rol: 'company-employee' }),
  maakUitnodigingLink: (api) => leden.maakUitnodigingLink(api, GROUP, 3),
  stuurUitnodigingOpnieuw: (api) => leden.stuurUitnodigingOpnieuw(api, GROUP, 3),
  openUitnodiging: (api) => uitnodiging.openUitnodiging(api, 'x'),
  registerByUitnodiging: (api) => uitnodiging.registerByUitnodiging(api, 'x', {}),
  joinByUitnodiging: (api) => uitnodiging.joinByUitnodiging(api, 'x'),
  fetchCancelForm: account.fetchCancelForm,
  cancelAccount: (api) => account.cancelAccount(api, {}),
  signRequest: (api) =>
    signing.signRequest(api, { groupID: GROUP, userID: 7, userRoles: [], userGroupRoles: [] }),
  fetchProject: (api) => projects.fetchProject(api, GROUP, 7),
  createProject: (api) => projects.createProject(api, GROUP, { body, idempotencyKey: 'x' }),
  duplicateProject: (api) =>
    projectBeheer.duplicateProject(
      api,
      { groupId: GROUP, projectId: 7 },
      { body: { naam: 'Kopie', metVastgesteld: true }, idempotencyKey: 'x' },
    ),
  archiveProject: (api) =>
    projectBeheer.archiveProject(api, { groupId: GROUP, projectId: 7 }, true),
  importProject: (api) => projectBeheer.importProject(api, GROUP, { bestand, idempotencyKey: 'x' }),
  addExternalConnection: (api) =>
    connections.addExternalConnection(api, GROUP, {
      projectId: 7,
      body: {
        type: 'ifc',
        external_id: 'a',
        data: { file_path: 'a.ifc', file_created: null, file_updated: null },
      },
    }),
  updateExternalConnection: (api) =>
    connections.updateExternalConnection(api, GROUP, {
      projectId: 7,
      connectionId: 3,
      data: { file_path: 'b.ifc', file_created: null, file_updated: null },
    }),
  findConnectedProject: (api) =>
    connections.findConnectedProject(api, GROUP, { type: 'ifc', external_id: 'a' }),
  findConnectedProjects: (api) =>
    connections.findConnectedProjects(api, GROUP, { type: 'ifc', external_id: 'a' }),
  restoreProject: (api) => projects.restoreProject(api, GROUP, 7),
  fetchDeletedProjects: (api) => verwijderd.fetchDeletedProjects(api, GROUP),
  fetchProjectSummaries: (api) =>
    projects.fetchProjectSummaries(api, GROUP, {
      search: '',
      sort: 'changed',
      order: 'desc',
      page: 0,
    }),
  fetchProjectWithRevisies: (api) => projects.fetchProjectWithRevisies(api, GROUP, 7),
  saveGevelvulling: (api) =>
    gevelvullingen.saveGevelvulling(api, GROUP, { projectId: 7, gevelvulling, revision: null }),
  saveGevelvullingen: (api) =>
    gevelvullingen.saveGevelvullingen(api, GROUP, { projectId: 7, body: {}, idempotencyKey: 'x' }),
  saveGegevens: (api) => {
    const { gevelvullingen_json: _text, ...data } = body;
    return gevelvullingen.saveGegevens(api, GROUP, { projectId: 7, body: data, revision: 'p-x' });
  },
  fetchProjectRevisies: (api) =>
    geschiedenis.fetchProjectRevisies(api, GROUP, { projectId: 7, page: 0 }),
  fetchProjectRevisie: (api) =>
    geschiedenis.fetchProjectRevisie(api, GROUP, { projectId: 7, revision: 1 }),
  restoreProjectRevisie: (api) =>
    geschiedenis.restoreProjectRevisie(api, GROUP, { projectId: 7, revision: 1, current: '"r2"' }),
  fetchVergelijking: (api) => vergelijking.fetchVergelijking(api, PLAATS, { versie: 1 }),
  fetchProjectStandaarden: (api) => standaarden.fetchProjectStandaarden(api, GROUP, 7),
  saveProjectStandaarden: (api) =>
    standaarden.saveProjectStandaarden(api, GROUP, {
      projectId: 7,
      standaarden: GEEN_STANDAARDEN,
      revision: null,
    }),
  fetchGroupStandaarden: (api) => standaarden.fetchGroupStandaarden(api, GROUP),
  saveGroupStandaarden: (api) =>
    standaarden.saveGroupStandaarden(api, GROUP, { standaarden: GEEN_STANDAARDEN, revision: null }),
  fetchCatalogus: (api) => catalogus.fetchCatalogus(api, GROUP, { id: 'proef', versie: '1' }),
  fetchGroepInstellingen: (api) => groepInstellingen.fetchGroepInstellingen(api, GROUP),
  saveGroepInstellingen: (api) =>
    groepInstellingen.saveGroepInstellingen(api, GROUP, { zichtbaarheid: 'bekijken' }),
  fetchStand: (api) =>
    volgen.fetchStand(api, GROUP, { projectId: 7, tab: 'een-tabblad', plek: '' }),
  fetchCollegas: (api) => overdragen.fetchCollegas(api, GROUP),
  handOverProject: (api) =>
    overdragen.handOverProject(api, GROUP, {
      projectId: 7,
      uid: 5,
      revision: '"r1"',
      idempotencyKey: 'x',
    }),
  fetchInzageLinks: (api) => inzageLinks.fetchInzageLinks(api, PLAATS),
  fetchGroepInzageLinks: (api) => inzageLinks.fetchGroepInzageLinks(api, GROUP),
  createInzageLink: (api) =>
    inzageLinks.createInzageLink(api, PLAATS, {
      vraag: { dagen: 7, label: null },
      idempotencyKey: 'x',
    }),
  openInzage: (api) => inzage.openInzage(api, 'x'),
  fetchInzage: (api) => inzage.fetchInzage(api, 'x'),
  fetchInzageCatalogus: (api) => inzage.fetchInzageCatalogus(api, 'x'),
  fetchMontage: (api) => montage.fetchMontage(api, PLAATS),
  fetchMontageStand: (api) => montage.fetchMontageStand(api, PLAATS),
  addMontage: (api) => montage.addMontage(api, PLAATS, ticked(montageBody)),
  addMontageFoto: (api) => montage.addMontageFoto(api, PLAATS, { id: 'x', inhoud: 'AAAA' }),
  fetchBouwplaats: (api) => montage.fetchBouwplaats(api, 'x'),
  fetchBouwplaatsCatalogus: (api) => montage.fetchBouwplaatsCatalogus(api, 'x'),
  fetchBouwplaatsMontage: (api) => montage.fetchBouwplaatsMontage(api, 'x'),
  addBouwplaatsMontage: (api) =>
    montage.addBouwplaatsMontage(api, 'x', ticked({ ...montageBody, door: 'Piet' })),
  addBouwplaatsFoto: (api) => montage.addBouwplaatsFoto(api, 'x', { id: 'x', inhoud: 'AAAA' }),
  fetchArchief: (api) => archief.fetchArchief(api, GROUP),
  askArchief: (api) => archief.askArchief(api, GROUP),
  fetchGebeurtenissen: (api) => gebeurtenissen.fetchGebeurtenissen(api, GROUP, { wie: 3 }),
  fetchGebruik: (api) => gebruik.fetchGebruik(api, GROUP),
  fetchOnderdelen: (api) => onderdelen.fetchOnderdelen(api, GROUP),
  fetchCatalogusGevolgen: (api) =>
    catalogusGevolgen.fetchCatalogusGevolgen(api, GROUP, {
      van: { id: 'proef', versie: '1' },
      naar: { id: 'proef', versie: '2' },
      page: 0,
      signal: new AbortController().signal,
    }),
  fetchCatalogusLijst: (api) => catalogusLijst.fetchCatalogusLijst(api, GROUP),
  fetchStart: (api) => start.fetchStart(api, GROUP),
  fixAdviezen: (api) =>
    vaststellen.fixAdviezen(api, GROUP, {
      projectId: 7,
      body: { gevelvullingen: ['a1'] },
      revision: '"r1"',
    }),
  releaseAdviezen: (api) =>
    vaststellen.releaseAdviezen(api, GROUP, {
      projectId: 7,
      body: { gevelvullingen: ['a1'] },
      revision: null,
    }),
};

const CALLS = { ...WITH_BODY, ...WITHOUT_BODY };

const HTML = '<!doctype html><html><body><h1>Onderhoud</h1></body></html>';
const TRUNCATED = '{"project": {"id": 7, "name": "Pro';
const PLAIN = 'Onderhoud aan de server';

const servers: TestServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What a call ends in when the backend answers so. */
const outcomeOf = async (
  call: (api: Transport) => Promise<unknown>,
  [status, text]: readonly [number, string],
): Promise<unknown> => {
  const server = await serveHttp((_request, response) => response.writeHead(status).end(text));
  servers.push(server);
  return call(createTransport({ domain: server.domain })).then(
    () => 'carried out',
    (error: unknown) => error,
  );
};

describe.each(Object.entries(CALLS))('%s [storing 25]', (_name, call) => {
  test.each([
    ['an HTML page', [200, HTML]],
    ['cut off JSON', [200, TRUNCATED]],
    ['plain text', [200, PLAIN]],
    ['null', [200, 'null']],
    ['a list', [200, '[]']],
  ] as const)('refuses %s in place of its answer', async (_what, answer) => {
    expect(await outcomeOf(call, answer)).toMatchObject({ kind: 'answer' });
  });

  test.each([
    ['an HTML 502', [502, HTML]],
    ['a plain-text 503', [503, PLAIN]],
    ['an empty 500', [500, '']],
    ['a cut off 404', [404, TRUNCATED]],
    ['a JSON text as 403', [403, '"Nee"']],
  ] as const)('maps %s to its status', async (_what, answer) => {
    expect(await outcomeOf(call, answer)).toMatchObject({
      kind: 'http',
      status: answer[0],
      serverMessage: null,
      code: null,
    });
  });
});

test.each(Object.entries(WITH_BODY))('%s refuses an empty answer', async (_name, call) => {
  for (const status of [200, 204]) {
    expect(await outcomeOf(call, [status, ''])).toMatchObject({ kind: 'answer' });
  }
});

test.each(Object.entries(WITHOUT_BODY))('%s takes an empty answer', async (_name, call) => {
  expect(await outcomeOf(call, [204, ''])).toBe('carried out');
});

test.each([HTML, PLAIN, '', TRUNCATED])('a token is not read from %j', async (text) => {
  const fetchText: typeof fetch = () => Promise.resolve(new Response(text));
  const error: unknown = await session
    .fetchCsrfToken(createTransport({ domain: '', fetch: fetchText }))
    .catch((caught: unknown) => caught);
  expect(isApiError(error) && error.kind).toBe('answer');
});

/** What is no call, or reads no JSON. */
const HELPERS: ReadonlySet<string> = new Set([
  'fetchBouwplaatsFoto',
  'fetchMontageFoto',
  'exportProject',
  'fetchCsrfToken',
  'fetchEigenGegevens',
  'fetchLogo',
  'archiefAdres',
  'followPath',
  'projectAnswer',
  'sessionUserOf',
]);

test('the table names every call of the API client', () => {
  const calls = Object.entries({
    ...account,
    ...bedrijf,
    ...bestellingen,
    ...bedrijfslogin,
    ...catalogus,
    ...catalogusGevolgen,
    ...catalogusLijst,
    ...connections,
    ...archief,
    ...gebeurtenissen,
    ...gebruik,
    ...onderdelen,
    ...geschiedenis,
    ...gevelvullingen,
    ...groepInstellingen,
    ...inzage,
    ...inzageLinks,
    ...leden,
    ...montage,
    ...overdragen,
    ...projectBeheer,
    ...projects,
    ...session,
    ...signing,
    ...standaarden,
    ...start,
    ...uitnodiging,
    ...vaststellen,
    ...vergelijking,
    ...verwijderd,
    ...volgen,
  }).flatMap(([name, value]) =>
    typeof value === 'function' && !name.endsWith('Error') && !HELPERS.has(name) ? [name] : [],
  );
  expect(Object.keys(CALLS).toSorted()).toEqual(calls.toSorted());
});
