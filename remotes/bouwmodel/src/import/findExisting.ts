import { findConnectedProjects } from '@adviestool/contract/api/externalConnections';
import type { Transport } from '@adviestool/contract/api/transport';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { ExistingProject } from '@adviestool/contract/importQueue';
import type { Project } from '@adviestool/contract/project';
import { copyNumberOf } from '@adviestool/domain/import/connectionIds';
import { modelVerschillen } from '@adviestool/domain/import/modelVerschillen';

const existingOf = (
  project: Project,
  { type, id: modelId }: ImportMessage['metadata'],
): ExistingProject[] => {
  const { id, projectGegevens, changed, externalConnections } = project;
  const connection = externalConnections.find(
    (one) => one.type === type && copyNumberOf(modelId, one.external_id) !== null,
  );
  if (connection === undefined) return [];
  return [{ id, naam: projectGegevens.projectNaam, changed, connection, project }];
};

/**
 * The projects that were made of the model of a message, the likest first: copies of a template share the
 * id of their model.
 */
export const findExisting = async (
  api: Transport,
  groupId: number,
  { metadata }: ImportMessage,
): Promise<ExistingProject[]> => {
  const key = { type: metadata.type, external_id: metadata.id };
  const projects = await findConnectedProjects(api, groupId, key);
  const differences = ({ connection }: ExistingProject): number =>
    modelVerschillen(metadata, connection.data).length;
  return projects
    .flatMap((project) => existingOf(project, metadata))
    .toSorted((one, other) => differences(one) - differences(other));
};
