import type { Database } from '../database/connect.ts';
import type { Quota, Ruimte } from '../config/quota.ts';
import { checkRuimte, type Aanleiding } from './quota.ts';
import { createGebruik } from './gebruik.ts';
import { lockGroup } from '../access/lockGroup.ts';

/** What a project that is made, or comes back, adds to the use of its group. */
interface Addition {
  groupId: number;
  /** Whose it is. */
  uid: number;
  bytes: number;
  aanleiding: Aanleiding;
}

/**
 * Within a transaction: two that add a project of a group at once do so one after the other, so that
 * they do not pass its quota together.
 * @throws HttpProblem 422
 */
export const checkAddition = async (
  transaction: Database,
  { groupId, uid, ...more }: Addition,
  quota: Quota,
): Promise<void> => {
  await lockGroup(transaction, groupId);
  const gebruik = await createGebruik(transaction).of(groupId, uid);
  checkRuimte(quota, gebruik, { ...more, projecten: 1 });
};

/**
 * Within the transaction that added it: refuses what came with a project, by all bytes of both.
 * @throws HttpProblem 422
 */
export const checkAdded = async (
  transaction: Database,
  { groupId, uid, ...added }: Addition,
  quota: Quota,
): Promise<void> => {
  const { user, group } = await createGebruik(transaction).of(groupId, uid);
  const before = ({ bytes, projecten }: Ruimte): Ruimte => ({
    bytes: bytes - added.bytes,
    projecten,
  });
  const gebruik = { user: before(user), group: before(group) };
  checkRuimte(quota, gebruik, { ...added, projecten: 0 });
};
