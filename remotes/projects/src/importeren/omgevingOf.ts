import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchRapportsleutels } from '@adviestool/contract/api/rapportsleutels';
import {
  isSameCatalogus,
  type CatalogusKeuze,
  type CatalogusNaam,
} from '@adviestool/contract/catalogusNaam';
import { hashOfCatalogus } from '@adviestool/contract/hashOfCatalogus';
import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { sha256Base64url } from './sha256.ts';

/** What decides here what comes of a file; null: it could not be read. */
export interface Omgeving {
  sleutels: readonly Rapportsleutel[] | null;
  catalogi: readonly CatalogusNaam[] | null;
  /** Tells the content here of the catalogue that the file names; null too when it names none that is known. */
  hash: string | null;
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

const hashVan = async (host: HostApi, naam: CatalogusNaam): Promise<string | null> => {
  const catalogus = await orNull(host.catalogus.load(naam));
  return catalogus === null ? null : hashOfCatalogus(catalogus, sha256Base64url);
};

/** @param keuze the catalogue that the file names */
export const omgevingOf = async (host: HostApi, keuze: CatalogusKeuze): Promise<Omgeving> => {
  const [sleutels, catalogi] = await Promise.all([
    orNull(fetchRapportsleutels(host.api)),
    orNull(host.catalogus.list()),
  ]);
  const isBekend = keuze && catalogi?.some((each) => isSameCatalogus(each, keuze)) === true;
  return { sleutels, catalogi, hash: isBekend ? await hashVan(host, keuze) : null };
};
