import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm';

import type { ProjectData } from '@adviestool/contract/projectData';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
} from '../database/schema/projectRevisions.ts';
import { undo } from '../projectinhoud/delta.ts';
import { orderOf } from './revisionColumns.ts';

/** Data and gevelvullingen of a project. */
export interface Content {
  data: ProjectData;
  text: string;
}

/**
 * The content that a project had at an earlier revision, made from what it has now. Of every
 * gevelvulling the oldest change since then says what it was.
 */
export const contentAt = async (
  database: Database,
  { projectId, revision }: { projectId: number; revision: number },
  current: Content,
): Promise<Content> => {
  const later = and(eq(revisions.project_id, projectId), gt(revisions.revision, revision));
  const [cut] = await database
    .select({ revision: revisions.revision, text: revisions.text_before })
    .from(revisions)
    .where(and(later, isNotNull(revisions.text_before)))
    .orderBy(asc(revisions.revision))
    .limit(1);
  const [data] = await database
    .select({ before: revisions.data_before })
    .from(revisions)
    .where(and(later, isNotNull(revisions.data_before)))
    .orderBy(asc(revisions.revision))
    .limit(1);
  const [order] = await database
    .select({ before: revisions.order_before })
    .from(revisions)
    .where(
      and(
        later,
        isNotNull(revisions.order_before),
        cut === undefined ? undefined : lt(revisions.revision, cut.revision),
      ),
    )
    .orderBy(asc(revisions.revision))
    .limit(1);
  const changed = await database
    .selectDistinctOn([rows.gevelvulling_id], { id: rows.gevelvulling_id, before: rows.before })
    .from(rows)
    .where(
      and(
        eq(rows.project_id, projectId),
        gt(rows.revision, revision),
        cut === undefined ? undefined : lt(rows.revision, cut.revision),
      ),
    )
    .orderBy(asc(rows.gevelvulling_id), asc(rows.revision));
  return {
    data: data?.before ?? current.data,
    text: undo(cut?.text ?? current.text, {
      rows: changed,
      orderBefore: orderOf(order?.before ?? null),
    }),
  };
};
