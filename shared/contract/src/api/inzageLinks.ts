import { z } from 'zod';

import {
  groepInzageLinksSchema,
  inzageLinkGemaaktSchema,
  inzageLinksSchema,
  type GroepInzageLink,
  type InzageLink,
  type InzageLinkVraag,
} from '../inzage.ts';
import type { Transport } from './transport.ts';

interface Plaats {
  groupId: number;
  projectId: number;
}

const pathOf = ({ groupId, projectId }: Plaats): string =>
  `/api/v2/group/${groupId}/project/${projectId}/inzagelinks`;

/** `GET …/project/{id}/inzagelinks`. @throws HttpError 403 for who does not manage the project */
export const fetchInzageLinks = async (api: Transport, plaats: Plaats): Promise<InzageLink[]> => {
  const { data } = await api.request({
    method: 'GET',
    path: pathOf(plaats),
    answer: inzageLinksSchema,
  });
  return data.links;
};

/** `GET group/{g}/inzagelinks`: of every project, for administrators. @throws HttpError 403 */
export const fetchGroepInzageLinks = async (
  api: Transport,
  groupId: number,
): Promise<GroepInzageLink[]> => {
  const { data } = await api.request({
    method: 'GET',
    path: `/api/v2/group/${groupId}/inzagelinks`,
    answer: groepInzageLinksSchema,
  });
  return data.links;
};

/**
 * `POST …/inzagelinks`. The token is answered this once; a repeat with the same key gives the same link
 * another one.
 * @throws HttpError 422 when the project has as many as it may
 */
export const createInzageLink = async (
  api: Transport,
  plaats: Plaats,
  { vraag, idempotencyKey }: { vraag: InzageLinkVraag; idempotencyKey: string },
): Promise<{ link: InzageLink; token: string }> => {
  const { data } = await api.request({
    method: 'POST',
    path: pathOf(plaats),
    body: vraag,
    headers: { 'Idempotency-Key': idempotencyKey },
    answer: inzageLinkGemaaktSchema,
  });
  return data;
};

/** `DELETE …/inzagelinks/{id}`: it does not work any more. @throws HttpError 404 */
export const withdrawInzageLink = async (
  api: Transport,
  plaats: Plaats,
  id: string,
): Promise<void> => {
  await api.request({
    method: 'DELETE',
    path: `${pathOf(plaats)}/${id}`,
    answer: z.undefined(),
  });
};
