import { sql, type SQL } from 'drizzle-orm';

import { projects } from '../database/schema/projects.ts';
import type { Rekenwijzen } from './createRekenwijzen.ts';

/** What a look is noted with that found no catalogue. */
export const ONBEKEND = '';

/** In SQL, what each project of a group is calculated with now (`versies` of a `Rekenwijze`), by the catalogue that it names. */
export const versiesNu = async (rekenwijzen: Rekenwijzen, groupId: number): Promise<SQL> => {
  const { inGebruik, alle } = await rekenwijzen.list(groupId);
  const named = alle.map(
    ({ naam, versies }) =>
      sql`when ${projects.catalogus} = ${JSON.stringify(naam)}::jsonb then ${versies}`,
  );
  return sql`case when ${projects.catalogus} is null then ${inGebruik?.versies ?? ONBEKEND} ${sql.join(named, sql` `)} else ${ONBEKEND} end`;
};
