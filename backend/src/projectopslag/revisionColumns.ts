import type { ProjectData } from '@adviestool/contract/projectData';

import type { Database } from '../database/connect.ts';
import { projectRevisionRows as rows } from '../database/schema/projectRevisions.ts';
import type { Delta } from '../projectinhoud/delta.ts';

/*
 * A delta as it is stored: columns of its revision, and a row for each gevelvulling that it changed.
 */

/** Rows in one statement. */
const BATCH = 2000;

export const dataChange = (before: ProjectData | null, after: ProjectData | null): Delta['data'] =>
  before === null || after === null ? null : { before, after };

export const insertRows = async (
  database: Database,
  { projectId, revision }: { projectId: number; revision: number },
  changed: Delta['rows'],
): Promise<void> => {
  const values = changed.map(({ id, before, after }, rank) => ({
    project_id: projectId,
    revision,
    rank,
    gevelvulling_id: id,
    before,
    after,
  }));
  for (let start = 0; start < values.length; start += BATCH) {
    await database.insert(rows).values(values.slice(start, start + BATCH));
  }
};

export const columnsOf = ({ data, orderBefore, textBefore }: Delta) => ({
  data_before: data?.before ?? null,
  data_after: data?.after ?? null,
  order_before: orderBefore === null ? null : JSON.stringify(orderBefore),
  text_before: textBefore,
});

export const orderOf = (text: string | null): string[] | null => {
  const order: unknown = text === null ? null : JSON.parse(text);
  return Array.isArray(order) ? order.map(String) : null;
};
