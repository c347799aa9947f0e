import { updateExternalConnection } from '@adviestool/contract/api/externalConnections';
import { connectionOf } from '@adviestool/domain/import/mapImport';
import { saveGevelvullingen } from '@adviestool/contract/api/gevelvullingen';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Project } from '@adviestool/contract/project';
import { byId, idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchProject, updateProject, type ProjectAnswer } from '@adviestool/contract/api/projects';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { ExistingProject, ImportResult, UpdateKeuze } from '@adviestool/contract/importQueue';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { applyUpdate, countUpdate } from '@adviestool/domain/import/applyUpdate';
import { listResets } from '@adviestool/domain/import/listResets';
import { planUpdate, standaardKeuze } from '@adviestool/domain/import/planUpdate';

import { callPatiently } from './callPatiently.ts';
import type { ImportContext } from './importContext.ts';
import { ProjectChangedError } from './importErrors.ts';

interface Update {
  message: ImportMessage;
  /** Of the parent frame that sent it. */
  origin: string | null;
  existing: ExistingProject;
  /** Null: everything but what would be deleted. */
  update: UpdateKeuze | null;
}

const notUpdated = (error: unknown, old: 'kept' | null = 'kept'): ImportResult => ({
  status: 'error',
  failure: { action: 'update', error, old, left: null },
});

/** What differs between two lists of gevelvullingen. */
const differenceOf = (before: Project, { gevelvullingen: after }: Project) => {
  const old = byId(before.gevelvullingen);
  const kept = new Set(after.map(idOf));
  return {
    add: after.filter((one) => !old.has(idOf(one))),
    replace: after.filter((one) => old.has(idOf(one)) && old.get(idOf(one)) !== one),
    remove: [...old.keys()].filter((id) => !kept.has(id)),
  };
};

/**
 * The call that writes an update: of the gevelvullingen alone where the data of the project stay, which
 * may be many more than the body of a project holds.
 */
const writeOf = (
  { project: before, revision }: ProjectAnswer,
  next: Project,
  clientVersion: string,
): ((api: Transport, groupId: number) => Promise<unknown>) => {
  const once = { projectId: before.id, revision, idempotencyKey: crypto.randomUUID() };
  if (next.projectGegevens === before.projectGegevens) {
    const body = differenceOf(before, next);
    return (api, groupId) => saveGevelvullingen(api, groupId, { ...once, body });
  }
  const body = projectToBody(next, clientVersion);
  return (api, groupId) => updateProject(api, groupId, { ...once, body });
};

/** Keeps which file the project is as. The update is done, also when this fails. */
const keepFile = async (
  { api, groupId, pause }: ImportContext,
  { message, origin, existing: { id: projectId, connection } }: Update,
): Promise<void> => {
  const { data } = connectionOf(message, origin);
  await callPatiently(
    () => updateExternalConnection(api, groupId, { projectId, connectionId: connection.id, data }),
    pause,
  );
};

/** Saves the project with the update, at the revision that the update was made of. */
const save = async (
  context: ImportContext,
  { project, revision }: ProjectAnswer,
  sent: Update,
): Promise<ImportResult> => {
  const { api, groupId, clientVersion, pause, loadCatalogus } = context;
  const { message, update } = sent;
  const plan = planUpdate(project, message);
  const { gekozen, gebouwhoogte } = update ?? {
    gekozen: standaardKeuze(plan),
    gebouwhoogte: false,
  };
  const catalogus = await loadCatalogus(project.projectGegevens.catalogus);
  const next = applyUpdate(project, {
    plan,
    gekozen,
    gebouwhoogte,
    catalogus,
    randomUuid: () => crypto.randomUUID(),
    moment: new Date().toISOString(),
  });
  const write = writeOf({ project, revision }, next, clientVersion);
  const saved = await callPatiently(() => write(api, groupId), pause);
  if (saved.kind === 'done') {
    await keepFile(context, sent);
    return {
      status: 'success',
      projectId: project.id,
      aantallen: countUpdate(plan, gekozen),
      resets: listResets(plan, catalogus).filter(({ id }) => gekozen.has(id)),
    };
  }
  if (isHttpError(saved.error, 412)) return notUpdated(new ProjectChangedError(project.id));
  return notUpdated(saved.error, saved.kind === 'refused' && !saved.isRepeated ? 'kept' : null);
};

/** Updates the project of a model, if it is as the user saw it: everything in one write, or nothing. */
export const runUpdate = async (context: ImportContext, update: Update): Promise<ImportResult> => {
  const { api, groupId, pause, onAction } = context;
  const { id, changed } = update.existing;
  onAction('update');
  const read = await callPatiently(() => fetchProject(api, groupId, id), pause);
  if (read.kind !== 'done') return notUpdated(read.error);
  if (read.answer.project.changed !== changed) return notUpdated(new ProjectChangedError(id));
  try {
    return await save(context, read.answer, update);
  } catch (error) {
    // Nothing is sent before the whole update is made.
    return notUpdated(error);
  }
};
