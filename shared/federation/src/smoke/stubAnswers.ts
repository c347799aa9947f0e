import { reportRemoteFailure } from '@adviestool/contract/calls/meldingen';
import type { ProjectRecord } from '@adviestool/contract/project';
import { GROUP_ROLES } from '@adviestool/contract/rollen';

/** Who seems to be at the page. */
export interface StubVisitor {
  variantId: string;
  groupId: number;
  isLoggedIn: boolean;
}

export interface StubAnswer {
  status: number;
  body: unknown;
}

/** Where the host tells of failures. */
export const FAILURES_PATH = reportRemoteFailure.path;

/** The id of the one project that there seems to be. */
export const STUB_ID = '1';

const NAME = 'Proef';

const projectOf = (groupId: number): ProjectRecord => ({
  id: Number(STUB_ID),
  group_id: groupId,
  name: NAME,
  referentienummer: NAME,
  type_bouw: 'woning',
  windgebied: 2,
  omgevingsgebied: 'bebouwd',
  gebouwhoogte: 9,
  windvorm_factor: 1.4,
  werkadres: NAME,
  plaats_werkadres: NAME,
  version: '1.0.0',
  gevelvullingen_json: '[]',
  external_connections: [],
  user: null,
  rechten: { wijzigen: true, beheren: true },
  created: '2026-01-01T08:00:00Z',
  changed: '2026-01-01T08:00:00Z',
});

const startOf = ({ groupId, isLoggedIn }: StubVisitor): object => {
  const roles = [...GROUP_ROLES];
  const groups = isLoggedIn ? { [String(groupId)]: { roles } } : {};
  return {
    csrf_token: 'smoke',
    user: { uid: isLoggedIn ? 1 : 0, name: isLoggedIn ? NAME : '', roles: [], groups },
    groups,
    group: { id: groupId, type: 'company', label: NAME, user_registration: true, roles },
  };
};

/**
 * What a backend would answer, as far as the guards of pages look at it: who is there, and one complete project
 * without gevelvullingen. Everything else is not found; a page says so itself, which shows that it runs.
 */
export const stubAnswer = (path: string, visitor: StubVisitor): StubAnswer => {
  const { groupId } = visitor;
  if (path === '/api/v2/start') return { status: 200, body: startOf(visitor) };
  if (path === `/api/v2/group/${groupId}/project/${STUB_ID}`) {
    const body = { ...projectOf(groupId), revisies: {}, gegevens_revision: 'r1' };
    return { status: 200, body };
  }
  return { status: 404, body: { message: 'Not found.', code: 'not_found' } };
};
