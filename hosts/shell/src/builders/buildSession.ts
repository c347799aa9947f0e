import type { KnownSession } from '../session/createSession.ts';

const group = { id: 1, type: 'company', label: 'Groep', user_registration: true, roles: [] };

export const anonymousSession: KnownSession = {
  session: { status: 'anonymous', group },
  isGroupForbidden: false,
};

/** The session of a user who is a member of group 1. */
export const memberSession: KnownSession = {
  session: {
    status: 'authenticated',
    group,
    user: { uid: 5, name: 'Jan', roles: [], groups: { 1: { roles: ['company-employee'] } } },
  },
  isGroupForbidden: false,
};

export const outsiderSession: KnownSession = {
  session: { status: 'authenticated', group, user: { uid: 6, name: 'An', roles: [], groups: {} } },
  isGroupForbidden: false,
};

export const forbiddenSession: KnownSession = { ...memberSession, isGroupForbidden: true };
