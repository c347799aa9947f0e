import {
  ADMINISTER,
  COPY,
  CREATE,
  EVERYONE,
  MANAGE,
  MEMBERS,
  MEMBERS_AND_GUESTS,
  READ,
  WRITE,
  type RoleScopes,
} from './roleScopes.ts';

/**
 * `none` needs no session at all, so that it works without the database; `inzage` that of a link, and takes none of
 * a user.
 */
type SessionNeed = 'none' | 'any' | 'anonymous' | 'authenticated' | 'inzage';

export interface RouteRule {
  session: SessionNeed;
  /** For a route with a group in its path. */
  scopes?: RoleScopes;
  /** Deleted projects count too. */
  findsDeleted?: true;
  /** Only in a group that takes registrations. */
  needsRegistration?: true;
  /** If-Match names the revision of a part of the project, which the route itself compares. */
  revises?: 'part';
  /** The answer holds a secret or what somebody else typed: it is never compressed. */
  reflects?: 'secret';
  /** It takes its project from the caller: a repeat gets its first answer all the same. */
  givesAway?: true;
  /** The client shows the message of a refusal as it is (http-contract), so it is Dutch. */
  showsRefusals?: true;
  /** Texts of the contract for who may not, in place of the usual ones. */
  refusals?: { session?: string; role?: string };
}

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

/** What administrators change of their company. */
const MANAGE_COMPANY: RouteRule = {
  session: 'authenticated',
  scopes: ADMINISTER,
  showsRefusals: true,
};

/** By the link of an invitation: its token says what it is about. */
const BY_INVITATION: RouteRule = { session: 'any', showsRefusals: true, reflects: 'secret' };

const READ_PROJECT: RouteRule = { session: 'authenticated', scopes: READ };

/** A report changes nothing of its project: who may read that may ask for one. */
const ASK_REPORT: RouteRule = { ...READ_PROJECT, showsRefusals: true };

const WRITE_PROJECT: RouteRule = {
  session: 'authenticated',
  scopes: WRITE,
  showsRefusals: true,
};

/** What its maker, administrators and moderators alone do with a project, whatever the setting. */
const MANAGE_PROJECT: RouteRule = {
  session: 'authenticated',
  scopes: MANAGE,
  showsRefusals: true,
};

/** Reads a project, and makes one of the caller's own. */
const COPY_PROJECT: RouteRule = { ...WRITE_PROJECT, scopes: COPY };

const CREATE_PROJECT: RouteRule = {
  session: 'authenticated',
  scopes: CREATE,
  showsRefusals: true,
};

/** A write against the revision of a part of a project. */
const WRITE_PART: RouteRule = { ...WRITE_PROJECT, revises: 'part' };

/** Of one project, for who opened a link; `POST …/rapporten` makes a report and changes nothing. */
const INZAGE: RouteRule = { session: 'inzage', showsRefusals: true };

/** Every route and who may use it. A route that is not here cannot be added to the application. */
export const ROUTE_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /healthz': { session: 'none' },
  'GET /readyz': { session: 'none' },
  'GET /openapi.json': { session: 'none' },
  'GET /*': { session: 'none' },
  'OPTIONS *': { session: 'none' },
  'GET /session/token': { session: 'any', reflects: 'secret' },
  'POST /user/login': { session: 'anonymous', reflects: 'secret' },
  'GET /api/v2/start': { session: 'any', reflects: 'secret' },
  'GET /api/v2/rapportsleutels': { session: 'none' },
  // Nobody needs to be known for it, and no session is sent.
  'POST /api/v2/meldingen/onderdelen': { session: 'any' },
  'GET /api/v2/user/current': { session: 'any', reflects: 'secret' },
  'POST /api/v2/user/logout': { session: 'authenticated' },
  'POST /api/v2/user/forgot_password': { session: 'anonymous', showsRefusals: true },
  'GET /api/v2/user/reset': { session: 'any', reflects: 'secret' },
  'POST /api/v2/user/reset': { session: 'any', reflects: 'secret' },
  'GET /api/v2/user/gegevens': { session: 'authenticated' },
  'POST /api/v2/user/gegevens': { session: 'authenticated' },
  'POST /api/v2/uitnodiging/openen': BY_INVITATION,
  'POST /api/v2/uitnodiging/account': { ...BY_INVITATION, session: 'anonymous' },
  'POST /api/v2/uitnodiging/meedoen': { ...BY_INVITATION, session: 'authenticated' },
  'GET /api/v2/user/cancel': { session: 'authenticated' },
  'POST /api/v2/user/cancel': { session: 'authenticated' },
  'POST /api/v2/sign_request': {
    session: 'authenticated',
    showsRefusals: true,
    reflects: 'secret',
  },
  'GET /api/v2/group/:groupId/user/register': REGISTER,
  'POST /api/v2/group/:groupId/user/register': REGISTER,
  'GET /api/v2/group/:groupId/user/edit': EDIT_ACCOUNT,
  'POST /api/v2/group/:groupId/user/edit': EDIT_ACCOUNT,
  'GET /api/v2/group/:groupId': { session: 'any', scopes: EVERYONE },
  'GET /api/v2/group/:groupId/standaarden': { session: 'authenticated', scopes: MEMBERS },
  'PUT /api/v2/group/:groupId/standaarden': {
    session: 'authenticated',
    scopes: ADMINISTER,
    showsRefusals: true,
  },
  'GET /api/v2/group/:groupId/instellingen': { session: 'authenticated', scopes: MEMBERS },
  'PUT /api/v2/group/:groupId/instellingen': {
    session: 'authenticated',
    scopes: ADMINISTER,
    showsRefusals: true,
  },
  'GET /api/v2/group/:groupId/collegas': { session: 'authenticated', scopes: MEMBERS },
  'GET /api/v2/group/:groupId/bedrijf': { session: 'authenticated', scopes: MEMBERS },
  'GET /api/v2/group/:groupId/logo': { session: 'authenticated', scopes: MEMBERS },
  'PUT /api/v2/group/:groupId/logo': MANAGE_COMPANY,
  'DELETE /api/v2/group/:groupId/logo': MANAGE_COMPANY,
  'GET /api/v2/group/:groupId/leden': { session: 'authenticated', scopes: ADMINISTER },
  'PUT /api/v2/group/:groupId/leden/:uid': MANAGE_COMPANY,
  'POST /api/v2/group/:groupId/leden/:uid/verwijderen': MANAGE_COMPANY,
  'POST /api/v2/group/:groupId/uitnodigingen': MANAGE_COMPANY,
  'POST /api/v2/group/:groupId/uitnodigingen/:uitnodigingId/opnieuw': MANAGE_COMPANY,
  'DELETE /api/v2/group/:groupId/uitnodigingen/:uitnodigingId': MANAGE_COMPANY,
  'GET /api/v2/group/:groupId/gebruik': { session: 'authenticated', scopes: ADMINISTER },
  'GET /api/v2/group/:groupId/inzagelinks': { session: 'authenticated', scopes: ADMINISTER },
  'GET /api/v2/group/:groupId/catalogi': { session: 'authenticated', scopes: MEMBERS_AND_GUESTS },
  'GET /api/v2/group/:groupId/catalogi/gevolgen': READ_PROJECT,
  'GET /api/v2/group/:groupId/catalogi/:id/:versie': {
    session: 'authenticated',
    scopes: MEMBERS_AND_GUESTS,
  },
  'GET /api/v2/group/:groupId/user/projects': READ_PROJECT,
  'POST /api/v2/group/:groupId/user/projects': CREATE_PROJECT,
  'POST /api/v2/group/:groupId/user/projects/importeren': CREATE_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId': READ_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId': WRITE_PROJECT,
  'DELETE /api/v2/group/:groupId/project/:projectId': MANAGE_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId/restore': {
    ...MANAGE_PROJECT,
    findsDeleted: true,
  },
  'POST /api/v2/group/:groupId/project/:projectId/overdragen': {
    ...MANAGE_PROJECT,
    givesAway: true,
  },
  'POST /api/v2/group/:groupId/project/:projectId/dupliceren': COPY_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId/archiveren': MANAGE_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId/uit-archief': MANAGE_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId/export': READ_PROJECT,
  'PUT /api/v2/group/:groupId/project/:projectId/gevelvulling/:gevelvullingId': WRITE_PART,
  'POST /api/v2/group/:groupId/project/:projectId/gevelvullingen': WRITE_PROJECT,
  'PUT /api/v2/group/:groupId/project/:projectId/gegevens': WRITE_PART,
  'POST /api/v2/group/:groupId/project/:projectId/vaststellen': WRITE_PROJECT,
  'DELETE /api/v2/group/:groupId/project/:projectId/vaststellen': WRITE_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId/inzagelinks': MANAGE_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId/inzagelinks': {
    ...MANAGE_PROJECT,
    reflects: 'secret',
  },
  'DELETE /api/v2/group/:groupId/project/:projectId/inzagelinks/:linkId': MANAGE_PROJECT,
  'POST /api/v2/inzage': { session: 'any', showsRefusals: true },
  'GET /api/v2/inzage/:inzageId': INZAGE,
  'GET /api/v2/inzage/:inzageId/catalogus': INZAGE,
  'POST /api/v2/inzage/:inzageId/rapporten': INZAGE,
  'GET /api/v2/inzage/:inzageId/rapporten/:rapportId': INZAGE,
  'GET /api/v2/inzage/:inzageId/rapporten/:rapportId/bestand': INZAGE,
  'GET /api/v2/group/:groupId/project/:projectId/revisies': READ_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId/revisies/:revision': READ_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId/revisies/:revision/terugzetten': WRITE_PROJECT,
  'POST /api/v2/group/:groupId/project/:projectId/rapporten': ASK_REPORT,
  'GET /api/v2/group/:groupId/project/:projectId/rapporten/:rapportId': READ_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId/rapporten/:rapportId/bestand': READ_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId/rapport.pdf': READ_PROJECT,
  'GET /api/v2/group/:groupId/project/:projectId/standaarden': READ_PROJECT,
  'PUT /api/v2/group/:groupId/project/:projectId/standaarden': WRITE_PART,
  'POST /api/v2/group/:groupId/project/:projectId/external-connections': WRITE_PROJECT,
  'PUT /api/v2/group/:groupId/project/:projectId/external-connections/:connectionId': WRITE_PROJECT,
  'DELETE /api/v2/group/:groupId/project/:projectId/external-connections/:connectionId':
    WRITE_PROJECT,
};

/** The rule of a route; HEAD follows GET. */
export const ruleOf = (method: string, url: string): RouteRule | undefined =>
  ROUTE_RULES[`${method === 'HEAD' ? 'GET' : method} ${url}`];
