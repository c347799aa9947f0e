import { isHttpError } from '@adviestool/contract/api/apiError';
import { addExternalConnection } from '@adviestool/contract/api/externalConnections';
import { fetchProject } from '@adviestool/contract/api/projects';
import { copyNumberOf, nextConnectionId } from '@adviestool/domain/import/connectionIds';

import { callPatiently } from './callPatiently.ts';
import type { ImportContext } from './importContext.ts';
import type { PreparedImport } from './prepareImport.ts';

/** Whether the project has the connection; null when that is not known. */
const isConnected = async (
  { api, groupId, pause }: ImportContext,
  projectId: number,
  { externalConnection: { type, external_id } }: PreparedImport,
): Promise<boolean | null> => {
  const read = await callPatiently(() => fetchProject(api, groupId, projectId), pause);
  if (read.kind !== 'done') return null;
  return read.answer.project.externalConnections.some(
    (connection) => connection.type === type && connection.external_id === external_id,
  );
};

/** Connects the new project; null when it is, else why not. */
const connect = async (
  context: ImportContext,
  projectId: number,
  prepared: PreparedImport,
): Promise<unknown> => {
  const { api, groupId, pause, onAction } = context;
  onAction('connect');
  const body = prepared.externalConnection;
  const made = await callPatiently(
    () => addExternalConnection(api, groupId, { projectId, body }),
    pause,
  );
  if (made.kind === 'done') return null;
  const isSure = made.kind === 'refused' && !made.isRepeated;
  return !isSure && (await isConnected(context, projectId, prepared)) === true ? null : made.error;
};

/** What is written of the model with this id. */
export interface ImportOfModel {
  prepared: PreparedImport;
  modelId: string;
}

/** How often another external id is tried when somebody else has the one that seemed free. */
const MOST_IDS = 20;

/**
 * Connects a new project with its model; beside others of the model under the next id that nobody has.
 * @returns null when it is connected, else why not
 */
export const connectImport = async (
  context: ImportContext,
  projectId: number,
  { prepared, modelId }: ImportOfModel,
): Promise<unknown> => {
  let { external_id } = prepared.externalConnection;
  for (let attempt = 1; ; attempt += 1) {
    const externalConnection = { ...prepared.externalConnection, external_id };
    const error = await connect(context, projectId, { ...prepared, externalConnection });
    const isTaken = isHttpError(error, 409) && copyNumberOf(modelId, external_id) !== 1;
    if (!isTaken || attempt === MOST_IDS) return error;
    external_id = nextConnectionId(modelId, [external_id]);
  }
};
