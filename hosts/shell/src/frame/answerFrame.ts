import { HttpError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { z } from 'zod';

import type { FrameAsk } from './frameMessages.ts';
import { mayCall } from './mayCall.ts';
import { saveForFrame } from './saveForFrame.ts';

/** What an answer of a call is, as it is sent on: its schema stands in the frame. */
export interface SentAnswer {
  data: unknown;
  headers: [string, string][];
  status: number;
}

export interface FrameAnswerer {
  remoteId: string;
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

/** Does what a frame asks for. @throws ApiError, and what the host throws */
export const answerFrame = async (answerer: FrameAnswerer, ask: FrameAsk): Promise<unknown> => {
  const { catalogus, project, confirm } = answerer.host;
  switch (ask.name) {
    case 'request':
      return request(answerer, ask);
    case 'catalogus':
      return catalogus.load(ask.keuze);
    case 'catalogi':
      return catalogus.list();
    case 'project':
      return ask.isAnew ? project.refresh(ask.projectId) : project.ensure(ask.projectId);
    case 'save':
      return saveForFrame(project, ask);
    case 'confirm': {
      const { name: _name, ...question } = ask;
      return confirm(question);
    }
    default:
      return ask satisfies never;
  }
};
