import type { EenProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';

/** A project with the content of an earlier version of it; whose it is and who may what is as it is now. */
export const projectToen = (
  inhoud: NonNullable<EenProjectRevisie['project']>,
  nu: Project,
): Project =>
  projectFromRecord({
    ...inhoud,
    id: nu.id,
    group_id: nu.groupID,
    external_connections: nu.externalConnections,
    user: nu.user,
    rechten: nu.rechten,
    created: nu.created,
    changed: nu.changed,
  });
