import { eq, sql } from 'drizzle-orm';

import type { Herkomst } from '@adviestool/contract/geschiedenis';
import type { ProjectBody } from '@adviestool/contract/project';

import type { RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import type { Database } from '../database/connect.ts';
import { groupStandaarden } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import { refuseLangeTekst } from './refuseLangeTekst.ts';
import { refuseTeVeel } from './refuseTeVeel.ts';
import { merkenAt } from '../projectinhoud/merkenOf.ts';
import type { Quota } from '../config/quota.ts';
import { checkProjectSize, type Aanleiding } from './quota.ts';
import { summarise } from './summarise.ts';
import { checkAddition } from './checkAddition.ts';

/** Who a new project belongs to, and what its summary is made with; absent: it gets none yet. */
export interface NewProject {
  groupId: number;
  uid: number;
  rekenwijzeVan?: RekenwijzeVan;
  /** What there is room for; absent: whatever. */
  quota?: Quota;
  aanleiding?: Aanleiding;
  /** What it is made of; absent: of nothing. */
  herkomst?: Herkomst;
  /** JSON text, or null for none; absent: those of its group. */
  standaarden?: string | null;
  /** Whether it is proven to have been stored here, so that its texts may be as long as they were. */
  wasHier?: boolean;
}

const standaardenOf = (database: Database, groupId: number) =>
  database
    .select({ standaarden: groupStandaarden.standaarden })
    .from(groupStandaarden)
    .where(eq(groupStandaarden.group_id, groupId));

/** Refuses what there is no room for. @throws HttpProblem 422 */
const checkRoom = async (
  database: Database,
  { groupId, uid, quota, aanleiding = 'invoer' }: NewProject,
  text: string,
): Promise<void> => {
  if (quota === undefined) return;
  const bytes = Buffer.byteLength(text);
  checkProjectSize(quota, bytes, aanleiding);
  await checkAddition(database, { groupId, uid, bytes, aanleiding }, quota);
};

/** Stores a new project. With a quota: within a transaction. @returns its id */
export const insertProject = async (
  database: Database,
  { project, body, now }: { project: NewProject; body: ProjectBody; now: Date },
): Promise<number> => {
  await checkRoom(database, project, body.gevelvullingen_json);
  refuseTeVeel(body.gevelvullingen_json);
  // A copy says what is stored, and a file that is proven to be of here what was.
  if (project.aanleiding !== 'kopie' && project.wasHier !== true)
    refuseLangeTekst(body.gevelvullingen_json);
  const inhoud = inhoudOf(body);
  const { groupId, uid, rekenwijzeVan = () => null, herkomst = null, standaarden } = project;
  const [row] = await database
    .insert(projects)
    .values({
      ...body,
      ...summarise(inhoud, 1, { rekenwijzeVan }),
      ...merkenAt(inhoud, 1),
      group_id: groupId,
      uid,
      standaarden:
        standaarden === undefined ? sql`(${standaardenOf(database, groupId)})` : standaarden,
      herkomst,
      created: now,
      changed: now,
    })
    .returning({ id: projects.id });
  if (row === undefined) throw new Error('The project was not stored.');
  return row.id;
};
