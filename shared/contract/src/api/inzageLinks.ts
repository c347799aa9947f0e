import * as calls from '../calls/inzageLinks.ts';
import type { GroepInzageLink, InzageLink, InzageLinkVraag } from '../inzage.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET …/project/{id}/inzagelinks`. @throws HttpError 403 for who does not manage the project */
export const fetchInzageLinks = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<InzageLink[]> => {
  const { data } = await api.request(requestOf(calls.fetchInzageLinks, plaats));
  return data.links;
};

/** `GET group/{g}/inzagelinks`: of every project, for administrators. @throws HttpError 403 */
export const fetchGroepInzageLinks = async (
  api: Transport,
  groupId: number,
): Promise<GroepInzageLink[]> => {
  const { data } = await api.request(requestOf(calls.fetchGroepInzageLinks, { groupId }));
  return data.links;
};

/**
 * `POST …/inzagelinks`. The token is answered this once; a repeat with the same key gives the same link
 * another one.
 * @throws HttpError 422 when the project has as many as it may
 */
export const createInzageLink = async (
  api: Transport,
  plaats: ProjectPlaats,
  { vraag, idempotencyKey }: { vraag: InzageLinkVraag; idempotencyKey: string },
): Promise<{ link: InzageLink; token: string }> => {
  const { data } = await api.request({
    ...requestOf(calls.createInzageLink, plaats),
    body: vraag,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  return data;
};

/** `DELETE …/inzagelinks/{id}`: it does not work any more. @throws HttpError 404 */
export const withdrawInzageLink = async (
  api: Transport,
  plaats: ProjectPlaats,
  id: string,
): Promise<void> => {
  await api.request(requestOf(calls.withdrawInzageLink, { ...plaats, linkId: id }));
};
