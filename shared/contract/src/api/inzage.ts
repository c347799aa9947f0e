import * as calls from '../calls/inzage.ts';
import type { Catalogus } from '../catalogus.ts';
import type { Inzage } from '../inzage.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/**
 * `POST /api/v2/inzage`: exchanges the token of a link for a session that reads one project.
 * @returns the id of the link, which its addresses have
 * @throws HttpError 404 when the link does not work, 429 after too many that do not
 */
export const openInzage = async (api: Transport, token: string): Promise<string> =>
  (await ask(api, { ...requestOf(calls.openInzage, {}), body: { token } })).id;

/** `GET /api/v2/inzage/{id}`. @throws HttpError 404 when the link or its session does not work any more */
export const fetchInzage = (api: Transport, id: string): Promise<Inzage> =>
  ask(api, requestOf(calls.fetchInzage, { inzageId: id }));

/** `GET /api/v2/inzage/{id}/catalogus`: what the project is calculated with. @throws HttpError 404 */
export const fetchInzageCatalogus = (api: Transport, id: string): Promise<Catalogus> =>
  ask(api, requestOf(calls.fetchInzageCatalogus, { inzageId: id }));
