import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyRequest } from 'fastify';

import type { GroupRole } from '@adviestool/contract/rollen';
import { holdsProject, scopeOf, type Scope } from '../rechten/roleScopes.ts';
import { CALLS, routeOf, ruleOf, type RouteRule } from '../rechten/routeRules.ts';
import { HttpProblem, notFound, type GemeldeWijziging } from '../http/httpProblem.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import { createGroups, zichtbaarheidOf, type GroupRow, type Groups } from './groups.ts';
import { findLastWijziging } from './findLastWijziging.ts';
import { isRepeated } from './isRepeated.ts';
import { missingProject } from './missingProject.ts';
import type { ProjectHead } from './projectHead.ts';
import { rolesIn } from './rolesIn.ts';
import { pathIds } from '../http/pathIds.ts';
import type { FoundPlace, SessionAccount } from '../http/sessions.ts';
import type { App, Check, Services } from '../http/services.ts';

/** What the path of a request leads to, and what the caller may do there. */
export interface Access {
  group: GroupRow;
  /** The caller's roles in the group, implied ones included. */
  roles: GroupRole[];
  scope: Scope;
  project: ProjectHead | null;
  /** The revision of the project that a write expects; null: any. */
  expected: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    access: Access | null;
  }
}

const NOT_ALLOWED = 'You are not authorized to do this.';

/** The same for who reads it as it is. */
export const MAG_NIET = 'U bent niet geautoriseerd om dit te doen.';

export const forbidden = (message: string): HttpProblem =>
  new HttpProblem(403, 'forbidden', { message });

/** The refusal of a role that may not. */
export const refusalOf = ({ refusals, showsRefusals }: RouteRule): HttpProblem =>
  forbidden(refusals?.role ?? (showsRefusals === true ? MAG_NIET : NOT_ALLOWED));

/** The refusal of who is logged in, or is not, where the other is asked for; null: either may. */
export const sessionRefusalOf = ({ session, refusals }: RouteRule): HttpProblem | null => {
  if (session === 'anonymous') {
    return new HttpProblem(403, 'anonymous_only', {
      message: refusals?.session ?? 'This route can only be accessed by anonymous users.',
    });
  }
  if (session === 'authenticated') {
    return new HttpProblem(403, 'authenticated_only', {
      message: 'This route can only be accessed by authenticated users.',
    });
  }
  return null;
};

const checkSession = (rule: RouteRule, account: SessionAccount | null): void => {
  const refusal = sessionRefusalOf(rule);
  const isAnonymous = account === null;
  if (refusal !== null && (rule.session === 'anonymous') !== isAnonymous) throw refusal;
};

/** The group of the path and what the caller is to it; the session was looked for together with them. */
const findPlace = async (
  { findWithMembership }: Groups,
  request: FastifyRequest,
): Promise<FoundPlace> => {
  const { account, place } = request.session;
  if (place !== null) return place;
  const { groupId } = pathIds(request);
  const found = groupId === null ? null : await findWithMembership(groupId, account?.uid ?? 0);
  const { group = null, memberRoles = null } = found ?? {};
  return { group, memberRoles, project: null, stored: null };
};

const mayUse = ({ project, scope }: Access, uid: number): boolean =>
  project === null || holdsProject(scope, { owner: project.uid, uid });

/** Refuses who may not do this with the project, but for a repeat of what gave it away. @throws HttpProblem 403 */
const checkProject = async (
  services: Services,
  { request, rule, access }: { request: FastifyRequest; rule: RouteRule; access: Access },
): Promise<void> => {
  if (mayUse(access, request.session.account?.uid ?? 0)) return;
  if (rule.givesAway === true && (await isRepeated(services, request))) return;
  throw refusalOf(rule);
};

const grant = async (
  services: Services,
  groups: Groups,
  request: FastifyRequest,
): Promise<Access | null> => {
  const rule = ruleOf(request.method, request.routeOptions.url ?? '');
  if (rule === undefined) throw notFound();
  const { account } = request.session;
  checkSession(rule, account);
  if (rule.scopes === undefined) return null;

  const place = await findPlace(groups, request);
  const { group, memberRoles } = place;
  if (group === null)
    throw notFound(rule.showsRefusals ? 'Groep niet gevonden.' : 'Group not found.');
  const found = { group, memberRoles };
  const roles = await rolesIn(services.database, { rule, account, found });
  const { hasProject } = pathIds(request);
  if (hasProject && (place.project === null || (place.project.isDeleted && !rule.findsDeleted))) {
    throw await missingProject(services, { place, roles, uid: account?.uid ?? 0 });
  }
  const project = hasProject ? place.project : null;
  const access: Access = {
    group,
    roles,
    scope: scopeOf(rule.scopes, roles, zichtbaarheidOf(group)),
    project,
    expected: rule.revises === 'part' ? null : expectedRevision(request),
  };
  await checkProject(services, { request, rule, access });
  if (access.scope === 'none') throw refusalOf(rule);
  if (rule.needsRegistration === true && !group.user_registration) {
    throw forbidden('User registration is disabled for this group.');
  }
  if (project !== null && rule.revises !== 'part') {
    await checkRevision(services, { request, project });
  }
  return access;
};

/**
 * Refuses to write what was put away. No conflict: a shell that does not know the code takes every 409 for one.
 * @throws HttpProblem 422
 */
export const refuseArchived = ({ isArchived }: { isArchived: boolean }): void => {
  if (!isArchived) return;
  throw new HttpProblem(422, 'archived', {
    message:
      'Dit project staat in het archief en kan niet worden gewijzigd. Haal het eerst uit het archief.',
  });
};

export const PROJECT_STALE = 'Dit project is intussen door iemand anders gewijzigd.';

/** @param wijziging by whom and when, as far as that is known */
export const stale = (wijziging: GemeldeWijziging | null, message = PROJECT_STALE): HttpProblem =>
  new HttpProblem(412, 'stale', { message, wijziging });

/** Refuses early what the write itself would refuse, before the body is looked at. */
const checkRevision = async (
  services: Services,
  { request, project }: { request: FastifyRequest; project: ProjectHead },
): Promise<void> => {
  const expected = expectedEtag(request);
  if (expected === null || expected === etagOf(projectRevisie(project.revision))) return;
  if (await isRepeated(services, request)) return;
  throw stale(await findLastWijziging(services.database, { projectId: project.id }));
};

const expectedEtag = ({ method, headers }: FastifyRequest): string | null => {
  const expected = headers['if-match'];
  return method === 'GET' || method === 'HEAD' || expected === undefined || expected === '*'
    ? null
    : expected;
};

/** No project has it. */
const NO_REVISION = 0;

const expectedRevision = (request: FastifyRequest): number | null => {
  const expected = expectedEtag(request);
  return expected === null ? null : Number(/^"r(\d{1,10})"$/.exec(expected)?.[1] ?? NO_REVISION);
};

/** @throws Error when a call has no handler, or a route no call */
const checkRoutes = (app: App): void => {
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      if (ruleOf(each, url) === undefined) throw new Error(`No rule for route ${each} ${url}.`);
      routes.add(`${each} ${url}`);
    }
  });
  app.addHook('onReady', async () => {
    const missing = CALLS.map(routeOf).filter((route) => !routes.has(route));
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}.`);
  });
};

/** Finds group and project of the path and refuses who may not; see `ROUTE_RULES`. @returns that check */
export const registerAccess = (app: App, services: Services): Check => {
  const groups = createGroups(services.database);
  app.decorateRequest('access', null);
  checkRoutes(app);
  const check: Check = async (request) => {
    if (!request.is404) request.access = await grant(services, groups, request);
  };
  app.addHook('onRequest', check);
  return check;
};

/** The logged-in caller of a route whose rule asks for one. */
export const callerOf = ({ session }: FastifyRequest): SessionAccount => {
  if (session.account === null) throw new Error('The rule of this route lets anonymous users in.');
  return session.account;
};

/** The group of a route whose path has one. */
export const accessOf = ({ access }: FastifyRequest): Access => {
  if (access === null) throw new Error('The path of this route has no group.');
  return access;
};

/** The project of a route whose path has one, and the revision a write expects (null: any). */
export const projectOf = (
  request: FastifyRequest,
): { id: number; uid: number; isArchived: boolean; expected: number | null } => {
  const { project, expected } = accessOf(request);
  if (project === null) throw new Error('The path of this route has no project.');
  return {
    id: project.id,
    uid: project.uid,
    isArchived: project.isArchived,
    expected,
  };
};
