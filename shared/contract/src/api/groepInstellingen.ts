import { groepInstellingenSchema, type GroepInstellingen } from '../groepInstellingen.ts';
import type { Transport } from './transport.ts';

const pathOf = (groupId: number): string => `/api/v2/group/${groupId}/instellingen`;

/** `GET /api/v2/group/{groupId}/instellingen`, for its members. */
export const fetchGroepInstellingen = async (
  api: Transport,
  groupId: number,
): Promise<GroepInstellingen> => {
  const { data } = await api.request({
    method: 'GET',
    path: pathOf(groupId),
    answer: groepInstellingenSchema,
  });
  return data;
};

/** `PUT /api/v2/group/{groupId}/instellingen`. @throws HttpError 403 for who is no administrator of the group */
export const saveGroepInstellingen = async (
  api: Transport,
  groupId: number,
  instellingen: GroepInstellingen,
): Promise<GroepInstellingen> => {
  const { data } = await api.request({
    method: 'PUT',
    path: pathOf(groupId),
    body: instellingen,
    answer: groepInstellingenSchema,
  });
  return data;
};
