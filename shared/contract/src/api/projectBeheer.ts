import { z } from 'zod';

import { projectRecordSchema } from '../project.ts';
import type { ProjectBestand } from '../projectBestand.ts';
import type { DupliceerBody } from '../projectBeheer.ts';
import { fileNameOf } from './fileName.ts';
import { projectAnswer, type ProjectAnswer } from './projects.ts';
import type { Transport } from './transport.ts';

/*
 * What is done with a project as a whole.
 */

interface Plaats {
  groupId: number;
  projectId: number;
}

const pathOf = ({ groupId, projectId }: Plaats): string =>
  `/api/v2/group/${groupId}/project/${projectId}`;

/**
 * `POST /api/v2/group/{groupId}/project/{id}/dupliceren`: makes a copy, which is the caller's own. The key makes
 * a retry create nothing twice.
 * @throws HttpError 409 when the project cannot be read
 */
export const duplicateProject = async (
  api: Transport,
  plaats: Plaats,
  { body, idempotencyKey }: { body: DupliceerBody; idempotencyKey: string },
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request({
      method: 'POST',
      path: `${pathOf(plaats)}/dupliceren`,
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
      answer: projectRecordSchema,
    }),
  );

/**
 * `POST /api/v2/group/{groupId}/project/{id}/archiveren` and `…/uit-archief`: puts a project away, or takes it
 * back. One that is so already stays as it is.
 */
export const archiveProject = async (
  api: Transport,
  plaats: Plaats,
  isArchived: boolean,
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request({
      method: 'POST',
      path: `${pathOf(plaats)}/${isArchived ? 'archiveren' : 'uit-archief'}`,
      body: {},
      answer: projectRecordSchema,
    }),
  );

/** `GET /api/v2/group/{groupId}/project/{id}/export`: the project as one file, with its name. */
export const exportProject = async (
  api: Transport,
  plaats: Plaats,
): Promise<{ naam: string; inhoud: Blob }> => {
  const { data, headers } = await api.request({
    method: 'GET',
    path: `${pathOf(plaats)}/export`,
    accept: 'file',
    answer: z.custom<Blob>((value) => value instanceof Blob),
  });
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
      method: 'POST',
      path: `/api/v2/group/${groupId}/user/projects/importeren`,
      headers: { 'Idempotency-Key': idempotencyKey },
      body: bestand,
      answer: projectRecordSchema,
    }),
  );
