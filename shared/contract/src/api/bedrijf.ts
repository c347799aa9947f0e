import type { Bedrijf, Logo } from '../bedrijf.ts';
import * as calls from '../calls/bedrijf.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/bedrijf`. @throws HttpError 403 for who is no member */
export const fetchBedrijf = async (api: Transport, groupId: number): Promise<Bedrijf> => {
  const { data } = await api.request(requestOf(calls.fetchBedrijf, { groupId }));
  return data;
};

/** `GET /api/v2/group/{groupId}/logo`: the picture. @throws HttpError 404 when there is none */
export const fetchLogo = async (api: Transport, groupId: number): Promise<Blob> => {
  const { data } = await api.request(fileRequestOf(calls.fetchLogo, { groupId }));
  return data;
};

/**
 * `PUT /api/v2/group/{groupId}/logo`: puts it in the place of the former one.
 * @param inhoud the bytes in base64
 * @throws HttpError 422 when it is no PNG or JPEG, or too large
 */
export const saveLogo = async (api: Transport, groupId: number, inhoud: string): Promise<Logo> => {
  const { data } = await api.request({
    ...requestOf(calls.saveLogo, { groupId }),
    body: { inhoud },
  });
  return data.logo;
};

/** `DELETE /api/v2/group/{groupId}/logo`. */
export const removeLogo = async (api: Transport, groupId: number): Promise<void> => {
  await api.request(requestOf(calls.removeLogo, { groupId }));
};
