import * as calls from '../calls/projectBeheer.ts';
import * as bestandCalls from '../calls/projectbestand.ts';
import type { ProjectBestand } from '../projectBestand.ts';
import type { DupliceerBody } from '../projectBeheer.ts';
import { fileNameOf } from './fileName.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import { projectAnswer, type ProjectAnswer } from './projects.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/*
 * What is done with a project as a whole.
 */

/**
 * `POST /api/v2/group/{groupId}/project/{id}/dupliceren`: makes a copy, which is the caller's own. The key makes
 * a retry create nothing twice.
 * @throws HttpError 409 when the project cannot be read
 */
export const duplicateProject = async (
  api: Transport,
  plaats: ProjectPlaats,
  { body, idempotencyKey }: { body: DupliceerBody; idempotencyKey: string },
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request({
      ...requestOf(calls.duplicateProject, plaats),
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
    }),
  );

/**
 * `POST /api/v2/group/{groupId}/project/{id}/archiveren` and `…/uit-archief`: puts a project away, or takes it
 * back. One that is so already stays as it is.
 */
export const archiveProject = async (
  api: Transport,
  plaats: ProjectPlaats,
  isArchived: boolean,
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request(requestOf(isArchived ? calls.putProjectAway : calls.takeProjectBack, plaats)),
  );

/** `GET /api/v2/group/{groupId}/project/{id}/export`: the project as one file, with its name. */
export const exportProject = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<{ naam: string; inhoud: Blob }> => {
  const { data, headers } = await api.request(fileRequestOf(bestandCalls.exportProject, plaats));
  return { naam: fileNameOf(headers, 'project.adviestool.json'), inhoud: data };
};

/**
 * `POST /api/v2/group/{groupId}/user/projects/importeren`: makes a project of a file. The key makes a retry
 * create nothing twice.
 * @throws HttpError 422 when the file is refused
 */
export const importProject = async (
  api: Transport,
  groupId: number,
  { bestand, idempotencyKey }: { bestand: ProjectBestand; idempotencyKey: string },
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request({
      ...requestOf(bestandCalls.importProject, { groupId }),
      headers: { 'Idempotency-Key': idempotencyKey },
      body: bestand,
    }),
  );
