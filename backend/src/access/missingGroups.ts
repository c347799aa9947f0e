import { inArray } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groups } from '../database/schema/groups.ts';

/** The highest number that a group can have. */
const MOST = 2_147_483_647;

/** A variant, and the group that everything of it belongs to. */
export interface VariantGroup {
  variant: string;
  groupId: number;
}

/** Those of these variants whose group is not in the database: nobody can work there. */
export const findMissingGroups = async (
  database: Database,
  variants: readonly VariantGroup[],
): Promise<VariantGroup[]> => {
  if (variants.length === 0) return [];
  const rows = await database
    .select({ id: groups.id })
    .from(groups)
    .where(
      inArray(
        groups.id,
        variants.map(({ groupId }) => groupId).filter((id) => id <= MOST),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  return variants.filter(({ groupId }) => !known.has(groupId));
};
