import { isHttpError } from '@adviestool/contract/api/apiError';
import {
  createProject,
  deleteProject,
  fetchProject,
  restoreProject,
  type ProjectAnswer,
} from '@adviestool/contract/api/projects';
import type {
  ExistingProject,
  ImportFailure,
  ImportItem,
  ImportResult,
} from '@adviestool/contract/importQueue';
import { nextConnectionId } from '@adviestool/domain/import/connectionIds';
import { hasElementen } from '@adviestool/domain/import/hasElementen';

import { callPatiently, type Outcome } from './callPatiently.ts';
import { connectImport, type ImportOfModel } from './connectImport.ts';
import type { ImportContext } from './importContext.ts';
import { prepareImport, type PreparedImport } from './prepareImport.ts';
import { ProjectChangedError } from './importErrors.ts';
import { runUpdate } from './runUpdate.ts';

type Old = ImportFailure['old'];

/** The old project of an overwrite, once its delete was asked for. */
interface Removal {
  id: number;
  /** False when somebody else had deleted it before. */
  isOurs: boolean;
}

const failed = (failure: ImportFailure): ImportResult => ({ status: 'error', failure });

const isGone = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.error.status === 404;

/** Puts the old project back; one that is not deleted stays as it is. */
const restoreOld = async (
  { api, groupId, pause }: ImportContext,
  removal: Removal | null,
): Promise<Old> => {
  if (removal === null || !removal.isOurs) return null;
  const restored = await callPatiently(() => restoreProject(api, groupId, removal.id), pause);
  if (restored.kind === 'done') return 'restored';
  return restored.kind === 'refused' ? 'deleted' : 'unknown';
};

/** Removes what was made; the id of what stays behind, null when nothing does. */
const removeNew = async (
  { api, groupId, pause }: ImportContext,
  projectId: number,
): Promise<number | null> => {
  const removed = await callPatiently(
    () => deleteProject(api, groupId, { projectId, revision: null }),
    pause,
  );
  return removed.kind === 'done' || isGone(removed) ? null : projectId;
};

const notDeleted = (error: unknown, old: Old = 'kept'): ImportFailure => ({
  action: 'delete',
  error,
  old,
  left: null,
});

/** Deletes the project that is overwritten, at the revision that was looked up. */
const removeAt = async (
  context: ImportContext,
  projectId: number,
  revision: string | null,
): Promise<Removal | ImportFailure> => {
  const { api, groupId, pause, onAction } = context;
  const removed = await callPatiently(
    () => deleteProject(api, groupId, { projectId, revision }),
    pause,
  );
  if (removed.kind === 'done') return { id: projectId, isOurs: true };
  const isRepeated = removed.kind === 'unanswered' || removed.isRepeated;
  if (isGone(removed)) return { id: projectId, isOurs: isRepeated };
  if (isHttpError(removed.error, 412)) return notDeleted(new ProjectChangedError(projectId));
  if (!isRepeated) return notDeleted(removed.error);
  onAction('undo');
  return notDeleted(removed.error, await restoreOld(context, { id: projectId, isOurs: true }));
};

/** Deletes the project that is overwritten, if it is as the user was told that it is. */
const removeOld = async (
  context: ImportContext,
  { id, changed }: ExistingProject,
): Promise<Removal | ImportFailure> => {
  const { api, groupId, pause, onAction } = context;
  onAction('delete');
  const read = await callPatiently(() => fetchProject(api, groupId, id), pause);
  if (isGone(read)) return { id, isOurs: false };
  if (read.kind !== 'done') return notDeleted(read.error);
  const { project, revision } = read.answer;
  if (project.changed !== changed) return notDeleted(new ProjectChangedError(id));
  return removeAt(context, id, revision);
};

/** Statuses that say that the body is refused whatever happened before. */
const REFUSES_BODY: ReadonlySet<number> = new Set([413, 422]);

const isSurelyNotMade = (created: Outcome<unknown>): boolean =>
  created.kind === 'refused' && (!created.isRepeated || REFUSES_BODY.has(created.error.status));

/**
 * Removes a project that may have been made without an answer. Its key finds it: the same create gives
 * it once more. That is worth asking only when the backend has just answered.
 */
const removeIfMade = async (
  context: ImportContext,
  create: () => Promise<ProjectAnswer>,
  old: Old,
): Promise<ImportFailure['left']> => {
  if (old !== 'restored') return 'unknown';
  const made = await callPatiently(create, context.pause);
  return made.kind === 'done' ? removeNew(context, made.answer.project.id) : 'unknown';
};

/** Creates the project and connects it; what fails is undone, and the old project put back. */
const createAndConnect = async (
  context: ImportContext,
  made: ImportOfModel,
  removal: Removal | null,
): Promise<ImportResult> => {
  const { api, groupId, pause, onAction } = context;
  const idempotencyKey = crypto.randomUUID();
  const create = () => createProject(api, groupId, { body: made.prepared.body, idempotencyKey });

  onAction('create');
  const created = await callPatiently(create, pause);
  if (created.kind !== 'done') {
    onAction('undo');
    const old = await restoreOld(context, removal);
    const left = isSurelyNotMade(created) ? null : await removeIfMade(context, create, old);
    return failed({ action: 'create', error: created.error, old, left });
  }

  const { id: projectId } = created.answer.project;
  const error = await connectImport(context, projectId, made);
  if (error === null) return { status: 'success', projectId };
  onAction('undo');
  const left = await removeNew(context, projectId);
  return failed({ action: 'connect', error, old: await restoreOld(context, removal), left });
};

/** The external id of what is made: its model's, that of what it replaces, or one beside others. */
const externalIdOf = ({ message, analysis, strategy }: ImportItem): string => {
  const modelId = message.metadata.id;
  if (analysis.status !== 'success') return modelId;
  const { existing, others, archived = [] } = analysis;
  if (strategy === 'overwrite' && existing !== null) return existing.connection.external_id;
  const all = [...(existing === null ? [] : [existing]), ...others, ...archived];
  return nextConnectionId(
    modelId,
    all.map(({ connection }) => connection.external_id),
  );
};

/**
 * Runs the import of one item. Every call that may have been carried out without an answer is asked
 * again in a way that repeats nothing; the table is decision 20.
 */
export const runImport = async (
  context: ImportContext,
  item: ImportItem,
): Promise<ImportResult> => {
  const { message, origin, analysis, strategy, update } = item;
  const existing = analysis.status === 'success' ? analysis.existing : null;
  if (strategy === 'update' && existing !== null && hasElementen(message)) {
    return runUpdate(context, { message, origin, existing, update });
  }
  if (strategy !== 'create' && strategy !== 'overwrite') {
    return { status: 'success', projectId: null };
  }
  context.onAction('prepare');
  const modelId = message.metadata.id;
  let prepared: PreparedImport;
  try {
    prepared = prepareImport(message, context.clientVersion, {
      externalId: externalIdOf(item),
      origin: item.origin,
    });
  } catch (error) {
    return failed({ action: 'prepare', error, old: existing === null ? null : 'kept', left: null });
  }
  if (strategy === 'create' || existing === null) {
    return createAndConnect(context, { prepared, modelId }, null);
  }
  const removal = await removeOld(context, existing);
  return 'action' in removal
    ? failed(removal)
    : createAndConnect(context, { prepared, modelId }, removal);
};
