import type { Right } from '@adviestool/contract/calls/call';
import type { InzageSoort } from '@adviestool/contract/inzage';

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

export interface RightRule {
  session: SessionNeed;
  /** The kind of link that `inzage` asks for. */
  link?: InzageSoort;
  /** For a route with a group in its path. */
  scopes?: RoleScopes;
  /** Only in a group that takes registrations. */
  needsRegistration?: true;
  /** Texts of the contract for who may not, in place of the usual ones. */
  refusals?: { session?: string; role?: string };
}

/** What each right of the contract asks. */
export const RIGHTS: Readonly<Record<Right, RightRule>> = {
  none: { session: 'none' },
  any: { session: 'any' },
  anonymous: { session: 'anonymous' },
  authenticated: { session: 'authenticated' },
  register: {
    session: 'anonymous',
    scopes: EVERYONE,
    needsRegistration: true,
    refusals: { session: 'Only anonymous users can register a user.' },
  },
  'edit-account': {
    session: 'authenticated',
    scopes: MEMBERS,
    refusals: { role: 'You are not authorized to edit this account.' },
  },
  group: { session: 'any', scopes: EVERYONE },
  member: { session: 'authenticated', scopes: MEMBERS },
  catalogue: { session: 'authenticated', scopes: MEMBERS_AND_GUESTS },
  administer: { session: 'authenticated', scopes: ADMINISTER },
  // Of one project, for who opened a link: what it asks for changes nothing.
  inzage: { session: 'inzage', link: 'inzage' },
  // Of one project, for who opened a link for the site: it adds to what was mounted, and does nothing else.
  bouwplaats: { session: 'inzage', link: 'bouwplaats' },
  'create-project': { session: 'authenticated', scopes: CREATE },
  // A report changes nothing of its project: who may read that may ask for one.
  'read-project': { session: 'authenticated', scopes: READ },
  'write-project': { session: 'authenticated', scopes: WRITE },
  // What its maker, administrators and moderators alone do with a project, whatever the setting.
  'manage-project': { session: 'authenticated', scopes: MANAGE },
  // Reads a project, and makes one of the caller's own.
  'copy-project': { session: 'authenticated', scopes: COPY },
};
