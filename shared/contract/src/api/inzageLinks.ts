import * as calls from '../calls/inzageLinks.ts';
import type { GroepInzageLink, InzageLink, InzageLinkVraag } from '../inzage.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET …/project/{id}/inzagelinks`. @throws HttpError 403 for who does not manage the project */
export const fetchInzageLinks = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<InzageLink[]> => (await ask(api, requestOf(calls.fetchInzageLinks, plaats))).links;

/** `GET group/{g}/inzagelinks`: of every project, for administrators. @throws HttpError 403 */
export const fetchGroepInzageLinks = async (
  api: Transport,
  groupId: number,
): Promise<GroepInzageLink[]> =>
  (await ask(api, requestOf(calls.fetchGroepInzageLinks, { groupId }))).links;

/**
 * `POST …/inzagelinks`. The token is answered this once; a repeat with the same key gives the same link
 * another one.
 * @throws HttpError 422 when the project has as many as it may
 */
export const createInzageLink = (
  api: Transport,
  plaats: ProjectPlaats,
  { vraag, idempotencyKey }: { vraag: InzageLinkVraag; idempotencyKey: string },
): Promise<{ link: InzageLink; token: string }> =>
  ask(api, {
    ...requestOf(calls.createInzageLink, plaats),
    body: vraag,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** `DELETE …/inzagelinks/{id}`: it does not work any more. @throws HttpError 404 */
export const withdrawInzageLink = (
  api: Transport,
  plaats: ProjectPlaats,
  id: string,
): Promise<void> => ask(api, requestOf(calls.withdrawInzageLink, { ...plaats, linkId: id }));
