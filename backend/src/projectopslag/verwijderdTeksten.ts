import { and, desc, eq, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
} from '../database/schema/projectRevisions.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import { readLijst } from '../projectinhoud/gevelvullingenLijst.ts';

const naamVan = (text: string | null): string => {
  const merk = readLijst(`[${text ?? ''}]`)?.[0]?.gevelvulling.gevelvullingEnKaderData.merk?.trim();
  return merk === undefined || merk === '' ? 'Een gevelvulling' : `Gevelvulling ${merk}`;
};

/** Of gevelvullingen that are not in a project, each by its merk, and who removed it; not every one ever was. */
export const verwijderdTeksten = async (
  database: Database,
  projectId: number,
  ids: readonly string[],
): Promise<string[]> => {
  const found = await database
    .select({ id: rows.gevelvulling_id, before: rows.before, door: shownName })
    .from(rows)
    .innerJoin(
      revisions,
      and(eq(revisions.project_id, rows.project_id), eq(revisions.revision, rows.revision)),
    )
    .innerJoin(users, eq(users.uid, revisions.uid))
    .where(
      and(
        eq(rows.project_id, projectId),
        inArray(rows.gevelvulling_id, [...ids]),
        isNull(rows.after),
      ),
    )
    .orderBy(desc(rows.revision));
  return ids.map((id) => {
    const last = found.find((row) => row.id === id);
    return last === undefined
      ? 'Een gevelvulling staat niet of niet meer in dit project.'
      : `${naamVan(last.before)} is intussen verwijderd door ${last.door}.`;
  });
};
