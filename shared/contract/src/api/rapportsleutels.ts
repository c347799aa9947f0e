import { rapportsleutelsSchema, type Rapportsleutel } from '../rapportsleutels.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/rapportsleutels`: the keys that reports are or were signed with. */
export const fetchRapportsleutels = async (api: Transport): Promise<Rapportsleutel[]> => {
  const { data } = await api.request({
    method: 'GET',
    path: '/api/v2/rapportsleutels',
    answer: rapportsleutelsSchema,
  });
  return data.sleutels;
};
