import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchRapportsleutels } from '@adviestool/contract/api/rapportsleutels';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** What decides here what comes of a file; null: it could not be read. */
export interface Omgeving {
  sleutels: readonly Rapportsleutel[] | null;
  catalogi: readonly CatalogusNaam[] | null;
}

/** The import itself asks again: without it the user only knows less beforehand. */
const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
};

export const omgevingOf = async (host: HostApi): Promise<Omgeving> => {
  const [sleutels, catalogi] = await Promise.all([
    orNull(fetchRapportsleutels(host.api)),
    orNull(host.catalogus.list()),
  ]);
  return { sleutels, catalogi };
};
