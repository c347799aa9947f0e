import type { Bedrijf, Logo } from '../bedrijf.ts';
import * as calls from '../calls/bedrijf.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/bedrijf`. @throws HttpError 403 for who is no member */
export const fetchBedrijf = (api: Transport, groupId: number): Promise<Bedrijf> =>
  ask(api, requestOf(calls.fetchBedrijf, { groupId }));

/** `GET /api/v2/group/{groupId}/logo`: the picture. @throws HttpError 404 when there is none */
export const fetchLogo = (api: Transport, groupId: number): Promise<Blob> =>
  ask(api, fileRequestOf(calls.fetchLogo, { groupId }));

/**
 * `PUT /api/v2/group/{groupId}/logo`: puts it in the place of the former one.
 * @param inhoud the bytes in base64
 * @throws HttpError 422 when it is no PNG or JPEG, or too large
 */
export const saveLogo = async (api: Transport, groupId: number, inhoud: string): Promise<Logo> =>
  (await ask(api, { ...requestOf(calls.saveLogo, { groupId }), body: { inhoud } })).logo;

/** `DELETE /api/v2/group/{groupId}/logo`. */
export const removeLogo = (api: Transport, groupId: number): Promise<void> =>
  ask(api, requestOf(calls.removeLogo, { groupId }));
