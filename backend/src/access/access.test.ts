import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import { ZICHTBAARHEDEN, type Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import { GROUP_ROLES } from '@adviestool/contract/rollen';

import type { GroupRole } from '@adviestool/contract/rollen';
import { groupRolesOf } from '../rechten/groupRoles.ts';
import { scopeOf, type Scope } from '../rechten/roleScopes.ts';
import { ROUTE_RULES } from '../rechten/routeRules.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { registerAccess } from './access.ts';

const LIST = '/api/v2/group/:groupId/user/projects';
const PROJECT = '/api/v2/group/:groupId/project/:projectId';

/** The status for the own project (or no project) and for a colleague's, by role. */
type ByRole = Record<GroupRole, readonly [own: number, other: number]>;

/** The same under every setting of the group, or by setting. */
type Expected = ByRole | Record<Zichtbaarheid, ByRole>;

const manage: ByRole = {
  'company-administrator': [200, 200],
  'company-moderator': [200, 200],
  'company-dashboard': [403, 403],
  'company-employee': [200, 403],
  'company-member': [200, 403],
  'company-outsider': [200, 403],
  'company-anonymous': [403, 403],
};

const readOwn: ByRole = { ...manage, 'company-dashboard': [200, 200] };

const shared: Partial<ByRole> = {
  'company-employee': [200, 200],
  'company-member': [200, 200],
};

const read: Record<Zichtbaarheid, ByRole> = {
  eigen: readOwn,
  bekijken: { ...readOwn, ...shared },
  wijzigen: { ...readOwn, ...shared },
};

/** Reading, and making one of the own. */
const copyOwn: ByRole = { ...manage, 'company-outsider': [403, 403] };

const copy: Record<Zichtbaarheid, ByRole> = {
  eigen: copyOwn,
  bekijken: { ...copyOwn, ...shared },
  wijzigen: { ...copyOwn, ...shared },
};

const write: Record<Zichtbaarheid, ByRole> = {
  eigen: manage,
  bekijken: manage,
  wijzigen: { ...manage, ...shared },
};

const everyRole = (status: number): ByRole => ({
  'company-administrator': [status, status],
  'company-moderator': [status, status],
  'company-dashboard': [status, status],
  'company-employee': [status, status],
  'company-member': [status, status],
  'company-outsider': [status, status],
  'company-anonymous': [status, status],
});

const anonymousOnly: ByRole = { ...everyRole(403), 'company-anonymous': [400, 400] };

const loggedInOnly = (status: number): ByRole => ({
  ...everyRole(status),
  'company-anonymous': [403, 403],
});

const administratorOnly = (status: number): Expected => ({
  ...everyRole(403),
  'company-administrator': [status, status],
});

/** The same roles, with another status for who may. */
const allowedAll = (expected: ByRole, status: number): ByRole => {
  const replaced = { ...expected };
  for (const role of GROUP_ROLES) {
    const [own, other] = expected[role];
    replaced[role] = [own === 200 ? status : own, other === 200 ? status : other];
  }
  return replaced;
};

const isBySetting = (expected: Expected): expected is Record<Zichtbaarheid, ByRole> =>
  'eigen' in expected;

const under = (expected: Expected, zichtbaarheid: Zichtbaarheid): ByRole =>
  isBySetting(expected) ? expected[zichtbaarheid] : expected;

const allowedTo = (expected: Expected, status: number): Expected => ({
  eigen: allowedAll(under(expected, 'eigen'), status),
  bekijken: allowedAll(under(expected, 'bekijken'), status),
  wijzigen: allowedAll(under(expected, 'wijzigen'), status),
});

/** What the contract says of each route; a route that is not here fails the test. */
const EXPECTED: Record<string, Expected> = {
  'GET /healthz': everyRole(200),
  'GET /readyz': everyRole(200),
  'GET /openapi.json': everyRole(200),
  'GET /*': everyRole(404),
  'OPTIONS *': everyRole(404),
  'GET /session/token': everyRole(200),
  'POST /user/login': anonymousOnly,
  'GET /api/v2/start': everyRole(200),
  'GET /api/v2/rapportsleutels': everyRole(200),
  'POST /api/v2/meldingen/onderdelen': everyRole(204),
  'GET /api/v2/user/current': everyRole(200),
  'POST /api/v2/user/logout': loggedInOnly(204),
  'POST /api/v2/user/forgot_password': { ...anonymousOnly, 'company-anonymous': [422, 422] },
  'GET /api/v2/user/reset': everyRole(403),
  'POST /api/v2/user/reset': everyRole(403),
  'GET /api/v2/user/gegevens': loggedInOnly(200),
  'POST /api/v2/user/gegevens': loggedInOnly(422),
  'POST /api/v2/uitnodiging/openen': everyRole(422),
  'POST /api/v2/uitnodiging/account': { ...anonymousOnly, 'company-anonymous': [422, 422] },
  'POST /api/v2/uitnodiging/meedoen': loggedInOnly(422),
  'GET /api/v2/user/cancel': loggedInOnly(200),
  'POST /api/v2/user/cancel': loggedInOnly(422),
  'POST /api/v2/sign_request': loggedInOnly(422),
  'GET /api/v2/group/:groupId': everyRole(200),
  'GET /api/v2/group/:groupId/user/register': { ...anonymousOnly, 'company-anonymous': [200, 200] },
  'POST /api/v2/group/:groupId/user/register': {
    ...anonymousOnly,
    'company-anonymous': [422, 422],
  },
  'GET /api/v2/group/:groupId/user/edit': { ...loggedInOnly(200), 'company-outsider': [403, 403] },
  'POST /api/v2/group/:groupId/user/edit': { ...loggedInOnly(422), 'company-outsider': [403, 403] },
  'GET /api/v2/group/:groupId/standaarden': {
    ...loggedInOnly(200),
    'company-outsider': [403, 403],
  },
  // Who may gets on to the body, which is a project.
  'PUT /api/v2/group/:groupId/standaarden': {
    ...everyRole(403),
    'company-administrator': [422, 422],
  },
  'GET /api/v2/group/:groupId/instellingen': {
    ...loggedInOnly(200),
    'company-outsider': [403, 403],
  },
  // Who may gets on to the body, which is a project.
  'PUT /api/v2/group/:groupId/instellingen': {
    ...everyRole(403),
    'company-administrator': [422, 422],
  },
  'GET /api/v2/group/:groupId/collegas': {
    ...loggedInOnly(200),
    'company-outsider': [403, 403],
  },
  'GET /api/v2/group/:groupId/bedrijf': { ...loggedInOnly(200), 'company-outsider': [403, 403] },
  // There is no logo, no such member and no such invitation.
  'GET /api/v2/group/:groupId/logo': { ...loggedInOnly(404), 'company-outsider': [403, 403] },
  'PUT /api/v2/group/:groupId/logo': administratorOnly(422),
  'DELETE /api/v2/group/:groupId/logo': administratorOnly(204),
  'GET /api/v2/group/:groupId/bedrijfslogin': administratorOnly(200),
  'PUT /api/v2/group/:groupId/bedrijfslogin': administratorOnly(422),
  'DELETE /api/v2/group/:groupId/bedrijfslogin': administratorOnly(204),
  // To the login page: this group has no provider.
  'GET /api/v2/group/:groupId/bedrijfslogin/inloggen': everyRole(302),
  'GET /api/v2/group/:groupId/bedrijfslogin/terug': everyRole(302),
  'GET /api/v2/group/:groupId/archief': administratorOnly(200),
  'POST /api/v2/group/:groupId/archief': administratorOnly(202),
  'DELETE /api/v2/group/:groupId/archief/:archiefId': administratorOnly(404),
  'GET /api/v2/group/:groupId/archief/:archiefId/bestand': administratorOnly(404),
  'GET /api/v2/group/:groupId/leden': administratorOnly(200),
  'PUT /api/v2/group/:groupId/leden/:uid': administratorOnly(404),
  'POST /api/v2/group/:groupId/leden/:uid/verwijderen': administratorOnly(404),
  'POST /api/v2/group/:groupId/uitnodigingen': administratorOnly(422),
  'POST /api/v2/group/:groupId/uitnodigingen/:uitnodigingId/opnieuw': administratorOnly(404),
  'POST /api/v2/group/:groupId/uitnodigingen/:uitnodigingId/link': administratorOnly(404),
  'DELETE /api/v2/group/:groupId/uitnodigingen/:uitnodigingId': administratorOnly(404),
  'GET /api/v2/group/:groupId/onderdelen': {
    ...everyRole(403),
    'company-administrator': [200, 200],
  },
  'GET /api/v2/group/:groupId/gebeurtenissen': {
    ...everyRole(403),
    'company-administrator': [200, 200],
  },
  'GET /api/v2/group/:groupId/gebruik': {
    ...everyRole(403),
    'company-administrator': [200, 200],
  },
  'GET /api/v2/group/:groupId/inzagelinks': {
    ...everyRole(403),
    'company-administrator': [200, 200],
  },
  [`GET ${PROJECT}/inzagelinks`]: manage,
  // Who may gets on to the body, which asks for no link; or finds no such link.
  [`POST ${PROJECT}/inzagelinks`]: allowedTo(manage, 422),
  [`DELETE ${PROJECT}/inzagelinks/:linkId`]: allowedTo(manage, 404),
  'POST /api/v2/inzage': everyRole(422),
  // Whoever is logged in has no session of a link.
  'GET /api/v2/inzage/:inzageId': everyRole(404),
  'GET /api/v2/inzage/:inzageId/catalogus': everyRole(404),
  'POST /api/v2/inzage/:inzageId/rapporten': everyRole(404),
  'GET /api/v2/inzage/:inzageId/rapporten/:rapportId': everyRole(404),
  'GET /api/v2/inzage/:inzageId/rapporten/:rapportId/bestand': everyRole(404),
  'GET /api/v2/inzage/:inzageId/bouwplaats': everyRole(404),
  'GET /api/v2/inzage/:inzageId/bouwplaats/catalogus': everyRole(404),
  'GET /api/v2/inzage/:inzageId/bouwplaats/montage': everyRole(404),
  'POST /api/v2/inzage/:inzageId/bouwplaats/montage/:gevelvullingId': everyRole(404),
  'POST /api/v2/inzage/:inzageId/bouwplaats/fotos': everyRole(404),
  'GET /api/v2/inzage/:inzageId/bouwplaats/fotos/:fotoId': everyRole(404),
  [`GET ${PROJECT}/montage`]: read,
  [`POST ${PROJECT}/montage/:gevelvullingId`]: allowedTo(write, 422),
  [`POST ${PROJECT}/montagefotos`]: allowedTo(write, 422),
  [`GET ${PROJECT}/montagefotos/:fotoId`]: allowedTo(read, 404),
  'GET /api/v2/group/:groupId/catalogi': loggedInOnly(200),
  'GET /api/v2/group/:groupId/catalogi/gevolgen': loggedInOnly(400),
  'GET /api/v2/group/:groupId/catalogi/:id/:versie': loggedInOnly(404),
  [`GET ${LIST}`]: loggedInOnly(200),
  [`GET ${LIST}/verwijderd`]: { ...loggedInOnly(200), 'company-dashboard': [403, 403] },
  [`POST ${LIST}`]: {
    ...loggedInOnly(201),
    'company-dashboard': [403, 403],
    'company-outsider': [403, 403],
  },
  // Who may gets on to the body, which is no file of a project.
  [`POST ${LIST}/importeren`]: {
    ...loggedInOnly(422),
    'company-dashboard': [403, 403],
    'company-outsider': [403, 403],
  },
  // A copy is the caller's own: who may not create may not copy.
  [`POST ${PROJECT}/dupliceren`]: allowedTo(copy, 422),
  [`POST ${PROJECT}/archiveren`]: manage,
  [`POST ${PROJECT}/uit-archief`]: manage,
  [`GET ${PROJECT}/export`]: read,
  // Who may gets on to the query, which names no tab.
  [`GET ${PROJECT}/volgen`]: allowedTo(read, 400),
  [`GET ${PROJECT}/stand`]: allowedTo(read, 400),
  [`GET ${PROJECT}`]: read,
  [`POST ${PROJECT}`]: write,
  [`DELETE ${PROJECT}`]: allowedTo(manage, 204),
  [`POST ${PROJECT}/restore`]: manage,
  // Who may gets on to the body, which names no colleague.
  [`POST ${PROJECT}/overdragen`]: allowedTo(manage, 422),
  // Who may gets on to the body, which is no connection; or finds no such connection.
  [`GET ${PROJECT}/lijsten`]: read,
  [`GET ${PROJECT}/bestellingen`]: read,
  [`POST ${PROJECT}/bestellingen`]: allowedTo(write, 422),
  [`POST ${PROJECT}/lijsten`]: allowedTo(write, 422),
  [`POST ${PROJECT}/external-connections`]: allowedTo(write, 422),
  [`PUT ${PROJECT}/external-connections/:connectionId`]: allowedTo(write, 404),
  [`DELETE ${PROJECT}/external-connections/:connectionId`]: allowedTo(write, 404),
  [`PUT ${PROJECT}/gevelvulling/:gevelvullingId`]: allowedTo(write, 422),
  [`POST ${PROJECT}/gevelvullingen`]: allowedTo(write, 422),
  [`POST ${PROJECT}/vaststellen`]: allowedTo(write, 422),
  [`DELETE ${PROJECT}/vaststellen`]: allowedTo(write, 422),
  [`PUT ${PROJECT}/gegevens`]: allowedTo(write, 422),
  [`GET ${PROJECT}/revisies`]: read,
  [`GET ${PROJECT}/revisies/:revision`]: read,
  [`POST ${PROJECT}/revisies/:revision/terugzetten`]: write,
  // Who may hears that neither a version nor a date is named.
  [`GET ${PROJECT}/vergelijking`]: allowedTo(read, 422),
  // Who may finds no such report, or a project without gevelvullingen.
  [`POST ${PROJECT}/rapporten`]: allowedTo(read, 422),
  [`GET ${PROJECT}/rapporten`]: read,
  [`GET ${PROJECT}/rapporten/:rapportId`]: allowedTo(read, 404),
  [`GET ${PROJECT}/rapporten/:rapportId/bestand`]: allowedTo(read, 404),
  [`GET ${PROJECT}/rapport.pdf`]: allowedTo(read, 409),
  [`GET ${PROJECT}/standaarden`]: read,
  [`PUT ${PROJECT}/standaarden`]: allowedTo(write, 422),
};

/** Whom a setting is about; who is not, meets the one that opens most. */
const SHARING: ReadonlySet<GroupRole> = new Set([
  'company-employee',
  'company-member',
  'company-outsider',
]);

/** Routes that no project is in the path of answer the same under every setting. */
const settingsOf = (route: string, role: GroupRole): readonly Zichtbaarheid[] => {
  if (!route.includes(':projectId')) return ['eigen'];
  return SHARING.has(role) ? ZICHTBAARHEDEN : ['eigen', 'wijzigen'];
};

const CASES = Object.keys(ROUTE_RULES).flatMap((route) =>
  GROUP_ROLES.flatMap((role) =>
    settingsOf(route, role).map((setting): [string, GroupRole, Zichtbaarheid] => [
      route,
      role,
      setting,
    ]),
  ),
);

let world: TestApp;

/** Whose project is called: the caller's, where it has an account, or a colleague's. */
const OWNERS = ['own', 'other'] as const;
type Owner = (typeof OWNERS)[number];

/** Who calls as a role, in a group of its own with one colleague. */
interface Actor {
  visitor: Visitor;
  uid: number | null;
  groupId: number;
  colleagueUid: number;
  /** By owner, as far as no call may have changed them. */
  projects: Map<Owner, number>;
}

/** One actor per role: a login is dear. */
const actors = new Map<GroupRole, Actor>();

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const visitorWith = async (
  groupId: number,
  role: GroupRole,
): Promise<Pick<Actor, 'visitor' | 'uid'>> => {
  if (role === 'company-anonymous') return { visitor: world.visitor(), uid: null };
  const isMember = role !== 'company-outsider';
  const roles = role === 'company-member' ? [] : [role];
  const account = await world.account(isMember ? { groupId, roles } : undefined);
  return { visitor: await world.loggedIn(account), uid: account.uid };
};

const makeActor = async (role: GroupRole): Promise<Actor> => {
  const groupId = await world.group();
  const colleague = await world.account({ groupId, roles: [] });
  return {
    groupId,
    colleagueUid: colleague.uid,
    projects: new Map(),
    ...(await visitorWith(groupId, role)),
  };
};

const insertProject = async (groupId: number, uid: number): Promise<number> => {
  const { projects } = world.stores;
  const { record } = await projects.insert({ groupId, uid }, buildProjectBody(), new Date());
  return record.id;
};

const projectOf = async (actor: Actor, owner: Owner): Promise<number> => {
  const { projects, groupId, colleagueUid } = actor;
  const uid = owner === 'own' ? (actor.uid ?? colleagueUid) : colleagueUid;
  const id = projects.get(owner) ?? (await insertProject(groupId, uid));
  projects.set(owner, id);
  return id;
};

const actorOf = async (role: GroupRole): Promise<Actor> => {
  const actor = actors.get(role) ?? (await makeActor(role));
  actors.set(role, actor);
  return actor;
};

const call = async (visitor: Visitor, route: string, ids: number[]): Promise<Answer> => {
  const [method, pattern = ''] = route.split(' ');
  const [groupId, projectId] = ids;
  const url = pattern
    .replace(':groupId', String(groupId))
    .replace(':projectId', String(projectId))
    .replace(':connectionId', '1')
    .replace(':gevelvullingId', 'a1b2c3d4')
    .replace(':revision', '1')
    .replace(/^\/?\*$/, '/nergens.js');
  if (method === 'GET') return visitor.get(url);
  if (method === 'OPTIONS') return visitor.call('OPTIONS', url);
  if (method === 'DELETE') return visitor.delete(url);
  if (method === 'PUT') return visitor.put(url, buildProjectBody());
  return url.endsWith('/user/login')
    ? visitor.post(`${url}?_format=json`, { name: 'niemand', pass: PASSWORD })
    : visitor.post(url, buildProjectBody());
};

describe('every route and role [asvs 8.2]', () => {
  test.each(CASES)('%s as %s, projects %s', async (route, role, zichtbaarheid) => {
    const actor = await actorOf(role);
    await world.stores.groups.writeZichtbaarheid(actor.groupId, zichtbaarheid);
    const expected = EXPECTED[route];
    for (const owner of route.includes(':projectId') ? OWNERS : OWNERS.slice(0, 1)) {
      const projectId = await projectOf(actor, owner);
      if (!route.startsWith('GET ')) actor.projects.delete(owner);
      const { status } = await call(actor.visitor, route, [actor.groupId, projectId]);
      expect([owner, status]).toEqual([
        owner,
        expected === undefined
          ? 'no rule'
          : under(expected, zichtbaarheid)[role][OWNERS.indexOf(owner)],
      ]);
      // It ended what the next case needs.
      if (status === 204 && route.endsWith('/logout')) actors.delete(role);
    }
  });

  test.each<[GroupRole, Zichtbaarheid, number]>([
    ['company-administrator', 'eigen', 3],
    ['company-moderator', 'eigen', 3],
    ['company-dashboard', 'eigen', 3],
    ['company-employee', 'eigen', 1],
    ['company-member', 'eigen', 1],
    ['company-outsider', 'eigen', 1],
    ['company-employee', 'bekijken', 3],
    ['company-member', 'wijzigen', 3],
    ['company-outsider', 'wijzigen', 1],
  ])('%s, projects %s, sees %i of three in the list', async (role, zichtbaarheid, count) => {
    const { visitor, uid, groupId, colleagueUid } = await makeActor(role);
    await world.stores.groups.writeZichtbaarheid(groupId, zichtbaarheid);
    for (const owner of [uid ?? 0, colleagueUid, colleagueUid]) {
      await insertProject(groupId, owner);
    }
    const answer = await visitor.get(`/api/v2/group/${groupId}/user/projects`);
    expect(answer.json).toMatchObject({ pager: { total_items: count } });
  });

  test('a route without a rule cannot be added [asvs 8.2]', () => {
    const app = fastify().withTypeProvider<ZodTypeProvider>();
    registerAccess(app, world.services);
    expect(() => app.get('/geheim', () => 'x')).toThrow('No rule for route GET /geheim.');
  });

  test('a call without a handler keeps the application from starting', async () => {
    const app = fastify().withTypeProvider<ZodTypeProvider>();
    registerAccess(app, world.services);
    await expect(app.ready()).rejects.toThrow(/^No handler for .*GET \/session\/token,/);
  });
});

const rules = (route: string): Scope[] => {
  const scopes = ROUTE_RULES[route]?.scopes;
  if (scopes === undefined) throw new Error(`${route} has no scopes.`);
  return [
    ['company-dashboard'],
    ['company-dashboard', 'company-employee'],
    ['company-employee', 'company-moderator'],
    ['onbekend', 'company-outsider'],
  ].map((roles) => scopeOf(scopes, groupRolesOf(true, { roles }), 'eigen'));
};

describe('roles together', () => {
  test('give what each gives; the implied membership adds nothing to a given role', () => {
    expect(rules(`GET ${PROJECT}`)).toEqual(['all', 'all', 'all', 'own']);
    expect(rules(`POST ${PROJECT}`)).toEqual(['none', 'own', 'all', 'own']);
    expect(rules(`POST ${LIST}`)).toEqual(['none', 'all', 'all', 'all']);
  });
});
