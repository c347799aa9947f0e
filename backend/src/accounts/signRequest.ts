import * as SIGN_REQUEST from '@adviestool/contract/calls/signRequest';
import type { SignRequestBody } from '@adviestool/contract/signRequest';

import { groupRolesOf } from '../rechten/groupRoles.ts';
import { signatureOf } from './signatureOf.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import type { SessionAccount } from '../http/sessions.ts';
import { admitsSession } from '../access/admitsSession.ts';
import { callerOf } from '../access/access.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { AUTHENTICATED } from './currentUser.ts';
import { createGroups } from '../access/groups.ts';

/** The same roles, in whatever order. */
const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  JSON.stringify(left.toSorted()) === JSON.stringify(right.toSorted());

/** The roles that the caller's session shows for a group: none for one that it is no member of; null: there is none. */
const sessionRolesIn = async (
  { database }: Services,
  groupId: number,
  account: SessionAccount,
): Promise<string[] | null> => {
  const groups = createGroups(database);
  const membership = (await groups.membershipsOf(account.uid)).find(
    (each) => each.groupId === groupId && admitsSession(account, each),
  );
  if (membership !== undefined) return groupRolesOf(true, membership);
  return (await groups.findWithMembership(groupId, account.uid)) === null ? null : [];
};

const isOwn = async (
  services: Services,
  body: SignRequestBody,
  account: SessionAccount,
): Promise<boolean> => {
  if (body.userID !== account.uid || !isSame(body.userRoles, AUTHENTICATED)) return false;
  const roles = await sessionRolesIn(services, body.groupID, account);
  return roles !== null && isSame(body.userGroupRoles, roles);
};

/** `POST /api/v2/sign_request`: signs what the caller's own session says, nothing else. */
export const registerSignRequest = (app: App, services: Services): void => {
  registerCalls(app, SIGN_REQUEST, {
    signRequest: async (request) => {
      const account = callerOf(request);
      const { uid } = account;
      if (!(await isOwn(services, request.body, account))) {
        throw new HttpProblem(403, 'forbidden', {
          message: 'Deze gegevens horen niet bij uw sessie.',
        });
      }
      services.audit('request_signed', { uid, ip: request.ip });
      return { signature: signatureOf(services.signKey, request.body) };
    },
  });
};
