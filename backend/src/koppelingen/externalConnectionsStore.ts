import { and, eq, isNull, ne } from 'drizzle-orm';

import type {
  ExternalConnection,
  ExternalConnectionBody,
} from '@adviestool/contract/externalConnection';

import type { Database } from '../database/connect.ts';
import { externalConnections, projects } from '../database/schema/projects.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { HttpProblem } from '../http/httpProblem.ts';

const VOL =
  'Dit project heeft al twintig koppelingen met bouwmodellen. Verwijder er een en maak dan een nieuwe.';

type ConnectionKey = Pick<ExternalConnectionBody, 'type' | 'external_id'>;

interface ConnectionOwner {
  groupId: number;
  projectId: number;
}

const hasLiveProject = async (
  database: Database,
  { groupId, projectId }: ConnectionOwner,
  { type, external_id }: ConnectionKey,
): Promise<boolean> => {
  const rows = await database
    .select({ id: externalConnections.id })
    .from(externalConnections)
    .innerJoin(projects, eq(projects.id, externalConnections.project_id))
    .where(
      and(
        eq(projects.group_id, groupId),
        ne(projects.id, projectId),
        isNull(projects.deleted_at),
        eq(externalConnections.type, type),
        eq(externalConnections.external_id, external_id),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Whether another live project of the group has a connection of this one; within a transaction. */
export const isConnectedElsewhere = async (
  transaction: Database,
  owner: ConnectionOwner,
): Promise<boolean> => {
  await lockGroup(transaction, owner.groupId);
  const own = await transaction
    .select({ type: externalConnections.type, external_id: externalConnections.external_id })
    .from(externalConnections)
    .where(eq(externalConnections.project_id, owner.projectId));
  const found = await Promise.all(own.map((key) => hasLiveProject(transaction, owner, key)));
  return found.includes(true);
};

/** Connections of one project: whoever reads it, or its list, reads them all. One that has more keeps them. */
const MEESTE = 20;

const CONNECTION = {
  id: externalConnections.id,
  type: externalConnections.type,
  external_id: externalConnections.external_id,
  data: externalConnections.data,
};

const isOne = (projectId: number, id: number) =>
  and(eq(externalConnections.id, id), eq(externalConnections.project_id, projectId));

export const createExternalConnections = (database: Database) => ({
  /**
   * @returns null when a live project of the group has the connection already, this one included
   * @throws HttpProblem 422 when the project has no room for more
   */
  insert: (
    owner: ConnectionOwner,
    body: ExternalConnectionBody,
    now: Date,
  ): Promise<ExternalConnection | null> =>
    database.transaction(async (transaction) => {
      await lockGroup(transaction, owner.groupId);
      // No project has id 0: the own one counts too.
      if (await hasLiveProject(transaction, { ...owner, projectId: 0 }, body)) return null;
      const isOwn = eq(externalConnections.project_id, owner.projectId);
      if ((await transaction.$count(externalConnections, isOwn)) >= MEESTE) {
        throw new HttpProblem(422, 'quota', { message: VOL });
      }
      const [row] = await transaction
        .insert(externalConnections)
        .values({ ...body, project_id: owner.projectId, created: now })
        .returning(CONNECTION);
      if (row === undefined) throw new Error('The connection was not stored.');
      return row;
    }),

  isOf: async (projectId: number, id: number): Promise<boolean> =>
    (await database.$count(externalConnections, isOne(projectId, id))) > 0,

  /** @returns null when the project has no such connection */
  update: async (
    projectId: number,
    id: number,
    data: ExternalConnectionBody['data'],
  ): Promise<ExternalConnection | null> => {
    const [row] = await database
      .update(externalConnections)
      .set({ data })
      .where(isOne(projectId, id))
      .returning(CONNECTION);
    return row ?? null;
  },

  /** @returns false when the project has no such connection */
  remove: async (projectId: number, id: number): Promise<boolean> => {
    const removed = await database
      .delete(externalConnections)
      .where(isOne(projectId, id))
      .returning({ id: externalConnections.id });
    return removed.length > 0;
  },
});
