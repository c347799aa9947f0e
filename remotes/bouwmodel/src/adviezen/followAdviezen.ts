import { findConnectedProjects } from '@adviestool/contract/api/externalConnections';
import { fetchProjectWithRevisies } from '@adviestool/contract/api/projects';
import type { AdviezenError } from '@adviestool/contract/adviezenError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Revisies } from '@adviestool/contract/revisie';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { copyNumberOf } from '@adviestool/domain/import/connectionIds';
import { dagVan } from '@adviestool/getallen/dagVan';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import type { AdviezenAnswer, AskedAdviezen } from '@adviestool/state/adviezenQuestions';
import { currentUid } from '@adviestool/state/session';
import {
  gevelvullingRijIn,
  type GevelvullingRij,
} from '@adviestool/projectoverzicht/gevelvullingRij';
import { runInDelen } from '@adviestool/projectoverzicht/runInDelen';

import { adviezenOf } from './adviezenOf.ts';

/** Makes the SVG of a row; null: there is nothing to draw. */
type Draw = (rij: GevelvullingRij) => string | null;

/** Makes the drawings, with pauses. */
const drawAll = async (
  rijen: readonly GevelvullingRij[],
  draw: Draw,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const tekeningen = new Map<string, string>();
  for (const rij of rijen) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) break;
    const svg = draw(rij);
    if (svg !== null) tekeningen.set(rij.id, svg);
  }
  return tekeningen;
};

/** Whether the parent which asks imported the project from that model. */
const isImportedBy = (
  { type, id, origin }: AskedAdviezen,
  { externalConnections }: Project,
): boolean =>
  externalConnections.some(
    (each) =>
      each.type === type &&
      copyNumberOf(id, each.external_id) !== null &&
      each.data.origin === origin,
  );

/** The project of the model that the parent which asks imported; of several the last changed. */
const findProject = async (
  { api, config }: HostApi,
  asked: AskedAdviezen,
): Promise<Project | null> => {
  const key = { type: asked.type, external_id: asked.id };
  const projects = await findConnectedProjects(api, config.variant.groupId, key);
  return projects.find((project) => isImportedBy(asked, project)) ?? null;
};

/**
 * Answers a question for the advices of a model, and again whenever they change: by what is done in this tab or in
 * another, also when the project is gone.
 * @returns ends it, and says so when nobody is logged in any more
 */
export const followAdviezen = (host: HostApi, asked: AskedAdviezen, draw: Draw): (() => void) => {
  const { type, id, tekeningen: withTekeningen } = asked;
  let projectId: number | null = null;
  let told = '';
  let turn = new AbortController();

  /** Unless the parent was told the same last. */
  const tell = (answer: AdviezenAnswer): void => {
    const text = JSON.stringify(answer);
    if (text === told) return;
    told = text;
    asked.tell(answer);
  };

  const fail = (reden: AdviezenError['reden']): void =>
    tell({ event: 'adviezen:error', data: { version: 2, metadata: { type, id }, reden } });

  /** Works the advices out and tells them, unless a later turn has begun. */
  const answer = async (
    project: Project,
    revisies: Revisies | null,
    { signal }: AbortController,
  ): Promise<void> => {
    const { projectGegevens, gevelvullingen, onleesbaar } = project;
    // Its list is empty here, and is not so: the parent would take its gevelvullingen for gone.
    if (onleesbaar) throw new Error('The gevelvullingen of the project cannot be read.');
    const catalogus = await host.catalogus.load(projectGegevens.catalogus);
    const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus });
    const rijen = await runInDelen(gevelvullingen, rijOf, { signal });
    if (rijen === null) return;
    const tekeningen =
      withTekeningen === true ? await drawAll(rijen, draw, signal) : new Map<string, string>();
    if (signal.aborted) return;
    const vandaag = dagVan(new Date());
    const data = adviezenOf({
      project,
      revisies,
      catalogus,
      rijen,
      metadataId: id,
      tekeningen,
      vandaag,
    });
    tell({ event: 'adviezen', data });
  };

  /** Begins anew; what was being worked out is not told any more. */
  const begin = (work: (mine: AbortController) => Promise<void>): void => {
    turn.abort();
    const mine = new AbortController();
    turn = mine;
    work(mine).catch((error: unknown) => {
      if (mine.signal.aborted) return;
      host.log('warn', `The advices of ${type} ${id} could not be told.`, error);
      fail('mislukt');
    });
  };

  const read = (): void =>
    begin(async (mine) => {
      const found = await findProject(host, asked);
      if (mine.signal.aborted) return;
      projectId = found?.id ?? null;
      if (found === null) {
        fail('onbekend');
        return;
      }
      const { groupId } = host.config.variant;
      const { project, revisies } = await fetchProjectWithRevisies(host.api, groupId, found.id);
      await answer(project, revisies, mine);
    });

  read();
  const hear = (message: ProjectMessage): void => {
    const mayBeIt = projectId === null || message.projectId === projectId;
    if (mayBeIt || message.event === 'project_created') read();
  };
  const stopTabs = host.tabs.subscribe(hear);
  const stopOwn = host.tabs.subscribeOwn?.((message) => {
    const isOpen = message.projectId === useActiveProjectStore.getState().project?.id;
    // What a save made of the open project stands in the store, which is followed below.
    if (!isOpen || message.event !== 'project_updated') hear(message);
  });
  const stopActive = useActiveProjectStore.subscribe(({ project, revisies }, before) => {
    if (projectId === null || project === before.project) return;
    // One that is not there any more may be gone for this user; one may have lost its connection.
    const isGone = project === null && before.project?.id === projectId;
    if (isGone || (project?.id === projectId && !isImportedBy(asked, project))) read();
    else if (project?.id === projectId) begin((mine) => answer(project, revisies, mine));
  });
  return () => {
    turn.abort();
    stopTabs();
    stopOwn?.();
    stopActive();
    // What was told was told to that user.
    if (currentUid() === null) fail('niet-ingelogd');
  };
};
