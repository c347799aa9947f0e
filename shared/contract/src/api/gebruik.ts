import { gebruikSchema, type Gebruik } from '../gebruik.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/gebruik`. @throws HttpError 403 for who is no administrator of the group */
export const fetchGebruik = async (api: Transport, groupId: number): Promise<Gebruik> => {
  const answer = await api.request({
    method: 'GET',
    path: `/api/v2/group/${groupId}/gebruik`,
    answer: gebruikSchema,
  });
  return answer.data;
};
