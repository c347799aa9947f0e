import { isHttpError } from '@adviestool/contract/api/apiError';
import {
  LOGIN,
  NO_ACCESS,
  projectDetailsPath,
  projectPath,
  PROJECTS,
} from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Guard } from '@adviestool/contract/remoteDocument';
import type { Variant } from '@adviestool/contract/variant';
import { idSchema } from '@adviestool/contract/wire';
import { redirect, type MiddlewareFunction } from 'react-router';

import { isShutOut } from '../errors/errorText.ts';
import { keepTrying } from '../federation/keepTrying.ts';
import type { KnownSession, SessionControl } from '../session/createSession.ts';
import { loginPath } from '../session/loginPath.ts';
import { teksten } from './teksten.ts';

/** What the guards look at and speak through. */
export interface GuardServices {
  variant: Pick<Variant, 'groupId' | 'userRegistrationEnabled'>;
  session: Pick<SessionControl, 'ready'>;
  project: Pick<HostApi['project'], 'ensure'>;
  confirm: HostApi['confirm'];
  toast: HostApi['toast'];
}

/** Where someone wants to go. */
interface GuardedVisit {
  /** Path with query and hash. */
  destination: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** A guard gives the path that a refused user goes to, or null. */
type GuardCheck = (visit: GuardedVisit) => Promise<string | null>;

const createMembershipWarning = ({ variant, toast }: GuardServices) => {
  const warned = new Set<number>();
  return ({ session }: KnownSession): void => {
    if (session.status !== 'authenticated') return;
    const { uid, groups } = session.user;
    if (String(variant.groupId) in groups || warned.has(uid)) return;
    warned.add(uid);
    toast('warning', teksten.geenLid);
  };
};

/** The guards that a remote's document may name. */
export const createGuards = (services: GuardServices): Record<Guard, GuardCheck> => {
  const { variant, session, project, confirm } = services;
  const warnNonMember = createMembershipWarning(services);

  const requireReadyProject: GuardCheck = async ({ params }) => {
    const projectId = idSchema.safeParse(params['projectId']);
    // The page itself answers an id that is none.
    if (!projectId.success) return null;
    try {
      const [{ isProjectGereed }, { projectGegevens, rechten }] = await Promise.all([
        keepTrying(() => import('@adviestool/domain/velden/projectGegevens')),
        project.ensure(projectId.data),
      ]);
      if (isProjectGereed(projectGegevens)) return null;
      // The page of the project says what is missing; who only looks cannot add it.
      if (!rechten.wijzigen) return projectPath(projectId.data);
    } catch (error) {
      if (isHttpError(error, 403) && !isShutOut(error)) return NO_ACCESS;
      throw error;
    }
    const wantsToComplete = await confirm(teksten.projectIncompleet);
    return wantsToComplete ? projectDetailsPath(projectId.data) : projectPath(projectId.data);
  };

  return {
    'require-authenticated': async ({ destination }) => {
      const known = await session.ready();
      return known.session.status === 'authenticated' ? null : loginPath(destination);
    },
    'require-anonymous': async () => {
      const known = await session.ready();
      return known.session.status === 'anonymous' ? null : PROJECTS;
    },
    'require-has-access': async () => {
      const known = await session.ready();
      if (known.isGroupForbidden) return NO_ACCESS;
      warnNonMember(known);
      return null;
    },
    'require-project-ready-to-use': requireReadyProject,
    'require-user-registration-enabled': async () =>
      variant.userRegistrationEnabled ? null : LOGIN,
  };
};

/** Makes the middleware of a route from the names of its guards. Routes below inherit it. */
export type GuardMiddleware = (guards: readonly Guard[]) => MiddlewareFunction[];

/** @param pendingHash gives the hash of the location that is being opened: a request has none */
export const createGuardMiddleware =
  (checks: ReturnType<typeof createGuards>, pendingHash: () => string): GuardMiddleware =>
  (guards) =>
    guards.map((guard) => async ({ request, params }) => {
      const { pathname, search } = new URL(request.url);
      const refusal = await checks[guard]({
        destination: `${pathname}${search}${pendingHash()}`,
        params,
      });
      if (refusal !== null) throw redirect(refusal);
    });
