import { z } from 'zod';

import * as calls from '../calls/projecten.ts';
import type { Project, ProjectBody, ProjectRecord } from '../project.ts';
import {
  PROJECTS_PER_PAGE,
  type ProjectBereik,
  type ProjectMaker,
  type ProjectSort,
  type ProjectSummaryRecord,
} from '../projectList.ts';
import { projectFromRecord } from '../projectRecord.ts';
import { readProjectRecord } from '../readProjectRecord.ts';
import type { Revisies } from '../revisie.ts';
import { addressOf, ask, otherOf, requestOf } from './requestOf.ts';
import type { ApiAnswer, Transport } from './transport.ts';

/** A project with the revision it was read at; the revision goes back as If-Match. */
export interface ProjectAnswer {
  project: Project;
  revision: string | null;
}

/** What an answer with a project says of it. */
export const projectAnswer = ({ data, headers }: ApiAnswer<ProjectRecord>): ProjectAnswer => ({
  project: projectFromRecord(data),
  revision: headers.get('ETag'),
});

/** `GET /api/v2/group/{groupId}/project/{id}`. */
export const fetchProject = async (
  api: Transport,
  groupId: number,
  projectId: number,
): Promise<ProjectAnswer> =>
  projectAnswer(await api.request(requestOf(calls.fetchProject, { groupId, projectId })));

/** A project with the revisions of its parts, which saves of a part are sent against. */
export interface ProjectWithRevisies {
  project: Project;
  /** As it goes back as If-Match. */
  revision: string | null;
  /** By the id of each gevelvulling. */
  revisies: Revisies;
  gegevensRevision: string;
}

/** `GET /api/v2/group/{groupId}/project/{id}?revisies=1`. */
export const fetchProjectWithRevisies = async (
  api: Transport,
  groupId: number,
  projectId: number,
): Promise<ProjectWithRevisies> => {
  const { data, headers } = await api.request({
    ...requestOf(otherOf(calls.fetchProject), { groupId, projectId }),
    query: { revisies: 1 },
  });
  const { revisies, gegevens_revision, ...record } = data;
  return {
    project: await readProjectRecord(record),
    revision: headers.get('ETag'),
    revisies,
    gegevensRevision: gegevens_revision,
  };
};

/** `POST /api/v2/group/{groupId}/user/projects`. The key makes a retry create nothing twice. */
export const createProject = async (
  api: Transport,
  groupId: number,
  { body, idempotencyKey }: { body: ProjectBody; idempotencyKey: string },
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request({
      ...requestOf(calls.createProject, { groupId }),
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
    }),
  );

/**
 * `POST /api/v2/group/{groupId}/project/{id}`: the whole project.
 * @param idempotencyKey makes a retry change nothing twice; absent: it may
 * @returns its new revision
 * @throws HttpError 412 when `revision` is stale.
 */
export const updateProject = async (
  api: Transport,
  groupId: number,
  {
    projectId,
    body,
    revision,
    idempotencyKey,
  }: {
    projectId: number;
    body: ProjectBody;
    revision: string | null;
    idempotencyKey?: string;
  },
): Promise<string | null> => {
  const { headers } = await api.request({
    ...addressOf(calls.updateProject, { groupId, projectId }),
    headers: {
      Prefer: 'return=minimal',
      ...(revision === null ? {} : { 'If-Match': revision }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    body,
    answer: z.undefined(),
  });
  return headers.get('ETag');
};

/** `DELETE /api/v2/group/{groupId}/project/{id}`. @throws HttpError 412 when `revision` is stale. */
export const deleteProject = (
  api: Transport,
  groupId: number,
  { projectId, revision }: { projectId: number; revision: string | null },
): Promise<void> =>
  ask(api, {
    ...requestOf(calls.deleteProject, { groupId, projectId }),
    ...(revision === null ? {} : { headers: { 'If-Match': revision } }),
  });

/**
 * `POST /api/v2/group/{groupId}/project/{id}/restore`: undoes a delete.
 * @throws HttpError 409 when another project has one of its connections by now.
 */
export const restoreProject = async (
  api: Transport,
  groupId: number,
  projectId: number,
): Promise<ProjectAnswer> =>
  projectAnswer(await api.request(requestOf(calls.restoreProject, { groupId, projectId })));

export interface ProjectListQuery {
  /** Sought in name, referentienummer, werkadres, plaats and the merken of gevelvullingen; empty: no filter. */
  search: string;
  sort: ProjectSort;
  order: 'asc' | 'desc';
  /** From 0. */
  page: number;
  /** Only projects with a fixed advice that comes out otherwise by now. */
  gewijzigd?: boolean;
  /** Whose; null or absent: everybody's that the user sees. */
  van?: ProjectMaker | null;
  /** Only projects that were put away; absent: only others. */
  gearchiveerd?: boolean;
  /** Projects on a page; absent: 20. */
  limit?: number;
}

export interface ProjectSummaryList {
  projects: ProjectSummaryRecord[];
  total: number;
  totalPages: number;
  /** Whether the user sees those of others too. */
  bereik: ProjectBereik;
  /** Of changed advices: how many projects with a fixed one cannot be calculated. */
  onberekend: number;
}

const SEARCHED_FIELDS = [
  'name',
  'referentienummer',
  'werkadres',
  'plaatsWerkadres',
  'merken',
] as const;

const containsFilters = (search: string): Record<string, string> =>
  Object.fromEntries(
    SEARCHED_FIELDS.flatMap((field) => [
      [`${field}[value]`, search],
      [`${field}[operator]`, 'contains'],
    ]),
  );

const queryOf = ({
  search,
  sort,
  order,
  page,
  gewijzigd = false,
  van = null,
  gearchiveerd = false,
  limit = PROJECTS_PER_PAGE,
}: ProjectListQuery): Record<string, string | number> => ({
  limit,
  page,
  sort,
  order,
  ...(gewijzigd && { gewijzigd: 1 }),
  ...(van !== null && { van }),
  ...(gearchiveerd && { archief: 'alleen' }),
  ...(search === '' ? {} : containsFilters(search)),
});

/** `GET /api/v2/group/{groupId}/user/projects?view=summary`: without the gevelvullingen. */
export const fetchProjectSummaries = async (
  api: Transport,
  groupId: number,
  query: ProjectListQuery,
): Promise<ProjectSummaryList> => {
  const { projects, pager, bereik, onberekend } = await ask(api, {
    ...requestOf(calls.fetchProjects, { groupId }),
    query: { ...queryOf(query), view: 'summary' },
  });
  return {
    projects: projects.full,
    total: pager.total_items,
    totalPages: pager.total_pages,
    bereik,
    onberekend,
  };
};
