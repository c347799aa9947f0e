import type { LidRol } from '@adviestool/contract/rollen';

import type { Database } from '../database/connect.ts';
import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { endLinksWithoutRight } from '../inzage/endLinksWithoutRight.ts';
import { createLeden } from './ledenStore.ts';
import { createUitnodigingen } from './uitnodigingenStore.ts';

export interface LidVan {
  groupId: number;
  uid: number;
}

export const onbekendLid = (): HttpProblem => notFound('Dit lid is er niet meer.');

/** @throws HttpProblem 409 when nobody would administer the group without this one */
export const refuseLastAdministrator = async (
  transaction: Database,
  { groupId, uid }: LidVan,
  rollen: readonly string[],
): Promise<void> => {
  if (!rollen.includes('company-administrator')) return;
  if ((await createLeden(transaction).findOtherAdministrator(groupId, uid)) !== null) return;
  throw new HttpProblem(409, 'conflict', {
    message: 'Dit is de laatste beheerder van uw bedrijf. Wijs eerst een andere beheerder aan.',
  });
};

/**
 * Gives a member another role, within a transaction that has locked the group: two administrators who demote each
 * other at the same moment would both see the other.
 * @throws HttpProblem 404, or 409 for the last administrator
 */
export const changeRole = async (
  transaction: Database,
  { groupId, uid }: LidVan,
  { rol, now }: { rol: LidRol; now: Date },
): Promise<void> => {
  const leden = createLeden(transaction);
  const rollen = await leden.rolesOf(groupId, uid);
  if (rollen === null) throw onbekendLid();
  if (rol !== 'company-administrator') {
    await refuseLastAdministrator(transaction, { groupId, uid }, rollen);
  }
  await leden.setRoles(groupId, uid, [rol]);
  await endLinksWithoutRight(transaction, { groupId, uid }, now);
  if (rol !== 'company-administrator') {
    await createUitnodigingen(transaction).removeBy(uid, groupId);
  }
};
