import { decidingRoles, type GroupRole } from './groupRoles.ts';

/** Which projects of the group: every one, the user's own, or none. */
export type Scope = 'all' | 'own' | 'none';

export type RoleScopes = Readonly<Record<GroupRole, Scope>>;

/** `none` needs no session at all, so that it works without the database. */
type SessionNeed = 'none' | 'any' | 'anonymous' | 'authenticated';

export interface RouteRule {
  session: SessionNeed;
  /** For a route with a group in its path. */
  scopes?: RoleScopes;
  /** Deleted projects count too. */
  findsDeleted?: true;
  /** Only in a group that takes registrations. */
  needsRegistration?: true;
  /** The client shows the message of a refusal as it is (http-contract), so it is Dutch. */
  showsRefusals?: true;
  /** Texts of the contract for who may not, in place of the usual ones. */
  refusals?: { session?: string; role?: string };
}

const EVERYONE: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'all',
  'company-employee': 'all',
  'company-member': 'all',
  'company-outsider': 'all',
  'company-anonymous': 'all',
};

const READ: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'all',
  'company-employee': 'own',
  'company-member': 'own',
  'company-outsider': 'own',
  'company-anonymous': 'none',
};

const WRITE: RoleScopes = { ...READ, 'company-dashboard': 'none' };

const CREATE: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'none',
  'company-employee': 'all',
  'company-member': 'all',
  'company-outsider': 'none',
  'company-anonymous': 'none',
};

/** The own account, within a group that one belongs to. */
const MEMBERS: RoleScopes = {
  ...EVERYONE,
  'company-outsider': 'none',
  'company-anonymous': 'none',
};

const REGISTER: RouteRule = {
  session: 'anonymous',
  scopes: EVERYONE,
  needsRegistration: true,
  refusals: { session: 'Only anonymous users can register a user.' },
};

const EDIT_ACCOUNT: RouteRule = {
  session: 'authenticated',
  scopes: MEMBERS,
  refusals: { role: 'You are not authorized to edit this account.' },
};

/** Every route and who may use it. A route that is not here cannot be added to the application. */
export const ROUTE_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /healthz': { session: 'none' },
  'GET /readyz': { session: 'none' },
  'GET /openapi.json': { session: 'none' },
  'GET /*': { session: 'none' },
  'OPTIONS *': { session: 'none' },
  'GET /session/token': { session: 'any' },
  'POST /user/login': { session: 'anonymous' },
  'GET /api/v2/user/current': { session: 'any' },
  'POST /api/v2/user/logout': { session: 'authenticated' },
  'POST /api/v2/user/forgot_password': { session: 'anonymous', showsRefusals: true },
  'GET /api/v2/user/reset': { session: 'any' },
  'POST /api/v2/user/reset': { session: 'any' },
  'GET /api/v2/user/cancel': { session: 'authenticated' },
  'POST /api/v2/user/cancel': { session: 'authenticated' },
  'POST /api/v2/sign_request': { session: 'authenticated', showsRefusals: true },
  'GET /api/v2/group/:groupId/user/register': REGISTER,
  'POST /api/v2/group/:groupId/user/register': REGISTER,
  'GET /api/v2/group/:groupId/user/edit': EDIT_ACCOUNT,
  'POST /api/v2/group/:groupId/user/edit': EDIT_ACCOUNT,
  'GET /api/v2/group/:groupId': { session: 'any', scopes: EVERYONE },
  'GET /api/v2/group/:groupId/user/projects': { session: 'authenticated', scopes: READ },
  'POST /api/v2/group/:groupId/user/projects': {
    session: 'authenticated',
    scopes: CREATE,
    showsRefusals: true,
  },
  'GET /api/v2/group/:groupId/project/:projectId': { session: 'authenticated', scopes: READ },
  'POST /api/v2/group/:groupId/project/:projectId': {
    session: 'authenticated',
    scopes: WRITE,
    showsRefusals: true,
  },
  'DELETE /api/v2/group/:groupId/project/:projectId': {
    session: 'authenticated',
    scopes: WRITE,
    showsRefusals: true,
  },
  'POST /api/v2/group/:groupId/project/:projectId/restore': {
    session: 'authenticated',
    scopes: WRITE,
    findsDeleted: true,
    showsRefusals: true,
  },
  'POST /api/v2/group/:groupId/project/:projectId/external-connections': {
    session: 'authenticated',
    scopes: WRITE,
    showsRefusals: true,
  },
  'DELETE /api/v2/group/:groupId/project/:projectId/external-connections/:connectionId': {
    session: 'authenticated',
    scopes: WRITE,
    showsRefusals: true,
  },
};

/** The rule of a route; HEAD follows GET. */
export const ruleOf = (method: string, url: string): RouteRule | undefined =>
  ROUTE_RULES[`${method === 'HEAD' ? 'GET' : method} ${url}`];

/** What these roles may do together. */
export const scopeOf = (scopes: RoleScopes, roles: readonly GroupRole[]): Scope => {
  const found = decidingRoles(roles).map((role) => scopes[role]);
  if (found.includes('all')) return 'all';
  return found.includes('own') ? 'own' : 'none';
};
