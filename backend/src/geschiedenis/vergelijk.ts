import type { Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import type { Sinds } from '@adviestool/contract/rapporten';
import type { Vergelijking } from '@adviestool/contract/vergelijking';
import { projectToen } from '@adviestool/projectdelta/projectToen';
import { verschilTussen } from '@adviestool/projectdelta/verschilTussen';

import type { Database } from '../database/connect.ts';
import type { Services } from '../http/services.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createStandaarden } from '../standaarden/standaardenStore.ts';
import { findLaatste } from './findLaatste.ts';
import { readHistory, readRevision, type History } from './projectHistory.ts';
import { revisionSince } from './revisionSince.ts';

/** A project then and now. */
export interface ToenEnNu {
  history: History;
  toen: Vergelijking['toen'];
  /** As the call answers it; null when it cannot be made any more. */
  inhoud: Vergelijking['project'];
  verleden: Project | null;
  heden: Project;
}

/** @throws HttpProblem 404 when there is nothing to compare with */
export const readToenEnNu = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  projectId: number,
  sinds: Sinds,
): Promise<ToenEnNu> => {
  const history = await readHistory(database, projectId);
  const revision = revisionSince(history, sinds, now());
  const { item, project } = await readRevision(database, history, { wanted: revision, most: 0 });
  const heden = projectFromRecord(history.current.record);
  return {
    history,
    toen: { revision, op: item.op, door: item.door },
    inhoud: project,
    verleden: project === null ? null : projectToen(project, heden),
    heden,
  };
};

/** Who made what is otherwise, as far as that is known. */
export type Makers = Pick<Vergelijking, 'laatste' | 'revisies' | 'standaarden'>;

const readRevisies = async (
  database: Database,
  { history, toen: { revision }, verleden, heden }: ToenEnNu,
): Promise<Omit<Makers, 'standaarden'>> => {
  if (verleden === null) return { laatste: [], revisies: [] };
  const verschil = verschilTussen(verleden, heden);
  const sinds = { projectId: heden.id, revision, verschil };
  const laatste = await findLaatste(database, sinds, history.steps);
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

export const readMakers = async (database: Database, vergeleken: ToenEnNu): Promise<Makers> => {
  const { op } = vergeleken.toen;
  const standaarden = await createStandaarden(database).lastOfProject(vergeleken.heden.id);
  const isSince = op === null || (standaarden !== null && standaarden.op > op);
  return {
    ...(await readRevisies(database, vergeleken)),
    standaarden: isSince ? standaarden : null,
  };
};
