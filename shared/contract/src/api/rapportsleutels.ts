import * as calls from '../calls/rapportsleutels.ts';
import type { Rapportsleutel, Rapportsleutels } from '../rapportsleutels.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/rapportsleutels`: what the numbers of reports and reports as files are or were signed with. */
export const fetchAlleRapportsleutels = async (api: Transport): Promise<Rapportsleutels> => {
  const { data } = await api.request(requestOf(calls.fetchRapportsleutels, {}));
  return data;
};

/** The same without the certificates of files. */
export const fetchRapportsleutels = async (api: Transport): Promise<Rapportsleutel[]> => {
  const { sleutels } = await fetchAlleRapportsleutels(api);
  return sleutels;
};
