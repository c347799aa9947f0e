import type { FastifyRequest } from 'fastify';

import { parseId } from './parseId.ts';

/** An id in a path: null when there is none, or when it cannot be one. */
interface PathIds {
  groupId: number | null;
  projectId: number | null;
  /** Whether the path names a project at all. */
  hasProject: boolean;
}

const textsOf = ({ params }: FastifyRequest): { groupId?: string; projectId?: string } =>
  typeof params === 'object' && params !== null ? params : {};

/** The group and the project that the path of a request names. */
export const pathIds = (request: FastifyRequest): PathIds => {
  const { groupId, projectId } = textsOf(request);
  return {
    groupId: parseId(groupId),
    projectId: parseId(projectId),
    hasProject: projectId !== undefined,
  };
};
