import * as VERGELIJKING from '@adviestool/contract/calls/vergelijking';
import type { Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { sindsSchema, type Sinds, type Vergelijking } from '@adviestool/contract/vergelijking';
import { projectToen } from '@adviestool/projectdelta/projectToen';
import { verschilTussen } from '@adviestool/projectdelta/verschilTussen';

import { projectOf } from '../access/access.ts';
import type { Database } from '../database/connect.ts';
import { invalid } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createStandaarden } from '../standaarden/standaardenStore.ts';
import { atOneMoment } from './atOneMoment.ts';
import { findLaatste } from './findLaatste.ts';
import { readHistory, readRevision } from './projectHistory.ts';
import { revisionSince } from './revisionSince.ts';
import { teksten } from './teksten.ts';

/** A project now and then. */
export interface Vergeleken extends Vergelijking {
  heden: Project;
  /** Null when it cannot be made any more. */
  verleden: Project | null;
}

type Revisies = Pick<Vergelijking, 'laatste' | 'revisies'>;

/** Who made what is otherwise. */
const readLaatste = async (
  database: Database,
  { heden, verleden, revision }: { heden: Project; verleden: Project; revision: number },
  steps: readonly { revision: number }[],
): Promise<Revisies> => {
  const verschil = verschilTussen(verleden, heden);
  const laatste = await findLaatste(database, { projectId: heden.id, revision, verschil }, steps);
  const named = [...new Set(laatste.map((each) => each.revision))];
  const found = await createProjectRevisions(database).findMany(heden.id, named);
  return {
    laatste,
    revisies: found.map((each) => ({
      revision: each.revision,
      op: each.created.toISOString(),
      door: each.user,
    })),
  };
};

/**
 * What a project was, what it is, and who made it so.
 * @throws HttpProblem 404 when there is nothing to compare with
 */
export const vergelijk = async (
  database: Database,
  projectId: number,
  sinds: Sinds,
): Promise<Vergeleken> => {
  const history = await readHistory(database, projectId);
  const revision = revisionSince(history, sinds);
  const { item, project } = await readRevision(database, history, { wanted: revision, most: 0 });
  const heden = projectFromRecord(history.current.record);
  const verleden = project === null ? null : projectToen(project, heden);
  const standaarden = await createStandaarden(database).lastOfProject(projectId);
  const isSince = item.op === null || (standaarden !== null && standaarden.op > item.op);
  return {
    toen: { revision, op: item.op, door: item.door },
    nu: history.current.revision,
    project,
    ...(verleden === null
      ? { laatste: [], revisies: [] }
      : await readLaatste(database, { heden, verleden, revision }, history.steps)),
    standaarden: isSince ? standaarden : null,
    heden,
    verleden,
  };
};

/** `GET …/vergelijking`: what a project was at a version or at the end of a day. */
export const registerVergelijking = (app: App, services: Services): void => {
  registerCalls(app, VERGELIJKING, {
    fetchVergelijking: async (request) => {
      const sinds = sindsSchema.safeParse(request.query);
      if (!sinds.success) throw invalid(teksten.eenVanBeide);
      return atOneMoment(services, (database) =>
        vergelijk(database, projectOf(request).id, sinds.data),
      );
    },
  });
};
