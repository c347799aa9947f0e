import type { GebeurtenisDetails, GebeurtenisSoort } from '@adviestool/contract/gebeurtenissen';
import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { gebeurtenissen } from '../database/schema/gebeurtenissen.ts';
import { groupMembers, groups } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';

const HOUR = 3_600_000;

interface Genoteerd {
  soort: GebeurtenisSoort;
  /** Who did it; null: who has a link, or the administrator of the server. */
  uid: number | null;
  details?: GebeurtenisDetails;
}

interface InGroep extends Genoteerd {
  groupId: number;
  /** Whom it was done to. */
  over?: number;
  project?: { id: number; naam: string };
}

interface BijProject extends Omit<InGroep, 'groupId' | 'project'> {
  projectId: number;
}

/** Notes what happened in a group, in the transaction in which it happens. */
export const noteer = async (
  database: Database,
  { soort, uid, details = {}, groupId, over, project }: InGroep,
  now: Date,
): Promise<void> => {
  await database.insert(gebeurtenissen).values({
    group_id: groupId,
    soort,
    uid,
    over_uid: over ?? null,
    project_id: project?.id ?? null,
    details: project === undefined ? details : { ...details, project: project.naam },
    created: now,
  });
};

/** A session as far as it says where it counts. */
interface Sessie {
  viaGroep: number | null;
}

const countsFor = ({ viaGroep }: Sessie) =>
  viaGroep === null ? eq(groups.wachtwoord_verboden, false) : eq(groups.id, viaGroep);

/**
 * Notes what somebody did with the account, in each group that it is a member of. It is one statement, whether there is
 * such an account (0: none) or not: a login must not tell.
 * @param sessie of what began or ended a session: those alone that it counts in, as `admitsSession` says
 */
export const noteerBijGroepen = async (
  database: Database,
  { soort, uid, sessie }: { soort: GebeurtenisSoort; uid: number; sessie?: Sessie },
  now: Date,
): Promise<void> => {
  await database.execute(sql`
    insert into ${gebeurtenissen} (group_id, soort, uid, details, created)
    select ${groupMembers.group_id}, ${soort}::text, ${groupMembers.uid}, '{}'::jsonb,
      ${now.toISOString()}::timestamptz
    from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.group_id}
    where ${and(eq(groupMembers.uid, uid), sessie && countsFor(sessie))}`);
};

/** Notes what happened to a project, in its group, with what it is called: it may be gone when the log is read. */
export const noteerBijProject = async (
  database: Database,
  { projectId, ...genoteerd }: BijProject,
  now: Date,
): Promise<void> => {
  const [project] = await database
    .select({ id: projects.id, naam: projects.name, groupId: projects.group_id })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (project === undefined) return;
  await noteer(database, { ...genoteerd, project, groupId: project.groupId }, now);
};

/** The same of what anybody may do again and again: once an hour of a project, so that it hides nothing else. */
export const noteerHoogstensPerUur = async (
  database: Database,
  genoteerd: BijProject,
  now: Date,
): Promise<void> => {
  const [known] = await database
    .select({ id: gebeurtenissen.id })
    .from(gebeurtenissen)
    .where(
      and(
        gt(gebeurtenissen.created, new Date(now.getTime() - HOUR)),
        eq(gebeurtenissen.project_id, genoteerd.projectId),
        eq(gebeurtenissen.soort, genoteerd.soort),
      ),
    )
    .limit(1);
  if (known === undefined) await noteerBijProject(database, genoteerd, now);
};
