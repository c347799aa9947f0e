import { HttpError } from '@adviestool/contract/api/apiError';
import { fetchProjectWithRevisies } from '@adviestool/contract/api/projects';
import type { Project } from '@adviestool/contract/project';
import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { z } from 'zod';

import { refuseOlder } from '../federation/refuseOlder.ts';
import type { FrameAsk } from './frameMessages.ts';
import { mayCall } from './mayCall.ts';
import { saveForFrame, type FrameSaved } from './saveForFrame.ts';
import { writeCallError } from './transferredError.ts';

/** What an answer of a call is, as it is sent on: its schema stands in the frame. */
export interface SentAnswer {
  data: unknown;
  headers: [string, string][];
  status: number;
}

export interface FrameAnswerer {
  remoteId: string;
  document: Pick<RemoteDocument, 'id' | 'requires'> | undefined;
  /** The project of the address, or of what the place gives; null: none. */
  shown: number | null;
  host: Pick<HostApi, 'api' | 'config' | 'catalogus' | 'project' | 'confirm'>;
}

const REFUSED = { status: 403, code: 'forbidden', retryAfter: null } as const;

const request = async (
  { remoteId, host }: FrameAnswerer,
  { name: _name, ...call }: Extract<FrameAsk, { name: 'request' }>,
): Promise<SentAnswer> => {
  const { groupId } = host.config.variant;
  if (!mayCall({ remoteId, groupId }, call)) {
    const { method, path } = call;
    const serverMessage = `${remoteId} stands in a frame and may not call ${method} ${path}.`;
    throw new HttpError({ ...REFUSED, method, path, serverMessage });
  }
  const { data, headers, status } = await host.api.request({ ...call, answer: z.unknown() });
  return { data, headers: [...headers], status };
};

const isActive = (projectId: number): boolean =>
  useActiveProjectStore.getState().project?.id === projectId;

/** Reads a project for the frame alone: the page goes on with the one that it is about. */
const read = async (
  { document, host }: FrameAnswerer,
  { projectId, isAnew }: Extract<FrameAsk, { name: 'project' }>,
): Promise<Project> => {
  if (!isAnew && isActive(projectId)) return host.project.ensure(projectId);
  const { groupId } = host.config.variant;
  const { project } = await fetchProjectWithRevisies(host.api, groupId, projectId);
  refuseOlder(document, project.projectGegevens);
  return project;
};

/** Saves the project that both the page and the frame are about, and no other one. */
const save = async (
  { remoteId, shown, host }: FrameAnswerer,
  ask: Extract<FrameAsk, { name: 'save' }>,
): Promise<FrameSaved> => {
  const isOfShown = ask.tried.every(({ on }) => on.id === shown);
  if (shown !== null && isOfShown && isActive(shown)) return saveForFrame(host.project, ask);
  const path = `/project/${ask.tried[0]?.on.id ?? ''}`;
  const serverMessage = `${remoteId} stands in a frame and may save the open project that it is shown with alone.`;
  const refusal = new HttpError({ ...REFUSED, method: 'POST', path, serverMessage });
  return { kind: 'failed', error: writeCallError(refusal) };
};

/** Does what a frame asks for. @throws ApiError, and what the host throws */
export const answerFrame = async (answerer: FrameAnswerer, ask: FrameAsk): Promise<unknown> => {
  const { catalogus, confirm } = answerer.host;
  switch (ask.name) {
    case 'request':
      return request(answerer, ask);
    case 'catalogus':
      return catalogus.load(ask.keuze);
    case 'catalogi':
      return catalogus.list();
    case 'project':
      return read(answerer, ask);
    case 'save':
      return save(answerer, ask);
    case 'confirm': {
      const { name: _name, ...question } = ask;
      return confirm(question);
    }
    default:
      return ask satisfies never;
  }
};
