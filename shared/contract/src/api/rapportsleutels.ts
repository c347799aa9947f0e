import * as calls from '../calls/rapportsleutels.ts';
import type { Rapportsleutel, Rapportsleutels } from '../rapportsleutels.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/rapportsleutels`: what the numbers of reports and reports as files are or were signed with. */
export const fetchAlleRapportsleutels = (api: Transport): Promise<Rapportsleutels> =>
  ask(api, requestOf(calls.fetchRapportsleutels, {}));

/** The same without the certificates of files. */
export const fetchRapportsleutels = async (api: Transport): Promise<Rapportsleutel[]> => {
  const { sleutels } = await fetchAlleRapportsleutels(api);
  return sleutels;
};
