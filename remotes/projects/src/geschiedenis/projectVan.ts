import type { EenProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';

/** A project as a revision has it; null: that cannot be made any more. */
export const projectVan = ({ project }: EenProjectRevisie, now: Project): Project | null =>
  project === null
    ? null
    : projectFromRecord({
        ...project,
        id: now.id,
        group_id: now.groupID,
        external_connections: now.externalConnections,
        user: now.user,
        rechten: now.rechten,
        created: now.created,
        changed: now.changed,
      });
