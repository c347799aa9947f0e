import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchProject, updateProject, type ProjectAnswer } from '@adviestool/contract/api/projects';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { ExistingProject, ImportResult, UpdateKeuze } from '@adviestool/contract/importQueue';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { applyUpdate, countUpdate } from '@adviestool/domain/import/applyUpdate';
import { planUpdate, standaardKeuze } from '@adviestool/domain/import/planUpdate';

import { callPatiently } from './callPatiently.ts';
import type { ImportContext } from './importContext.ts';
import { ProjectChangedError } from './importErrors.ts';

interface Update {
  message: ImportMessage;
  existing: ExistingProject;
  /** Null: everything but what would be deleted. */
  update: UpdateKeuze | null;
}

const notUpdated = (error: unknown, old: 'kept' | null = 'kept'): ImportResult => ({
  status: 'error',
  failure: { action: 'update', error, old, left: null },
});

/** Saves the whole project with the update, at the revision that the update was made of. */
const save = async (
  { api, groupId, clientVersion, pause, loadCatalogus }: ImportContext,
  { project, revision }: ProjectAnswer,
  { message, update }: Update,
): Promise<ImportResult> => {
  const plan = planUpdate(project, message);
  const { gekozen, gebouwhoogte } = update ?? {
    gekozen: standaardKeuze(plan),
    gebouwhoogte: false,
  };
  const next = applyUpdate(project, {
    plan,
    gekozen,
    gebouwhoogte,
    catalogus: await loadCatalogus(project.projectGegevens.catalogus),
    randomUuid: () => crypto.randomUUID(),
    moment: new Date().toISOString(),
  });
  const write = {
    projectId: project.id,
    body: projectToBody(next, clientVersion),
    revision,
    idempotencyKey: crypto.randomUUID(),
  };
  const saved = await callPatiently(() => updateProject(api, groupId, write), pause);
  if (saved.kind === 'done') {
    const aantallen = countUpdate(plan, gekozen);
    return { status: 'success', projectId: project.id, aantallen };
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
