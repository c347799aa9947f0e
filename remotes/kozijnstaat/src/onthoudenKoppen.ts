import type { BedrijfsLijsten } from '@adviestool/contract/lijsten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Onthouden } from '@adviestool/kozijnstaten/findKop';
import { normalizeKop } from '@adviestool/kozijnstaten/kopnaam';
import { betekenisOf, isOtherNumber } from '@adviestool/kozijnstaten/kopwoorden';
import { keuzeVan, type LijstKolom } from '@adviestool/kozijnstaten/matchKolommen';
import type { Antwoorden } from '@adviestool/kozijnstaten/vraag';
import { WAARDE_VRAAG } from '@adviestool/kozijnstaten/waardeVragen';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { z } from 'zod';

/** By the header as it is compared: the field that the user gave it; null: not used. */
const koppenSchema = z.record(z.string(), z.string().nullable());

type Koppen = z.infer<typeof koppenSchema>;

const open = ({ config }: HostApi, wat: 'koppen' | 'waarden') => ({
  storage: openStorage('local', config.variant.id),
  key: `kozijnstaat-${wat}:${String(currentUid())}`,
});

const readEigen = (host: HostApi): Koppen => {
  const { storage, key } = open(host, 'koppen');
  return storage.read(key, koppenSchema) ?? {};
};

/**
 * What colleagues said of headers that say nothing themselves; one that asks goes on asking, also of two rows:
 * ‘Dagmaat’ over ‘Breedte’ is told as ‘Dagmaat Breedte’.
 */
const koppenVan = (bedrijf: BedrijfsLijsten | undefined): Koppen =>
  Object.fromEntries(
    (bedrijf?.koppen ?? [])
      .filter(({ kop }) => betekenisOf(kop) === undefined && !isOtherNumber(kop))
      .map(({ kop, veld }) => [normalizeKop(kop), veld]),
  );

/** What the user made of headers earlier, in this browser, else a colleague. */
export const readKoppen = (host: HostApi, bedrijf: BedrijfsLijsten | undefined): Koppen => ({
  ...koppenVan(bedrijf),
  ...readEigen(host),
});

/**
 * Remembers what the user chose for columns.
 * @param begin what was known of headers before: what a colleague said stays theirs to correct
 */
export const rememberKoppen = (
  host: HostApi,
  kolommen: readonly LijstKolom[],
  begin: Onthouden,
): void => {
  const { storage, key } = open(host, 'koppen');
  const chosen = kolommen.filter(
    (kolom) =>
      kolom.reden === 'gekozen' && kolom.sleutel !== '' && begin[kolom.sleutel] !== keuzeVan(kolom),
  );
  if (chosen.length === 0) return;
  storage.write(key, {
    ...readEigen(host),
    ...Object.fromEntries(chosen.map((kolom) => [kolom.sleutel, keuzeVan(kolom)])),
  });
};

const waardenSchema = z.record(z.string(), z.string());

const readEigenWaarden = (host: HostApi): Antwoorden => {
  const { storage, key } = open(host, 'waarden');
  return storage.read(key, waardenSchema) ?? {};
};

/** What the user answered earlier that texts mean, in this browser, else a colleague. */
export const readWaarden = (host: HostApi, bedrijf: BedrijfsLijsten | undefined): Antwoorden => ({
  ...bedrijf?.antwoorden,
  ...readEigenWaarden(host),
});

/**
 * Remembers what texts were said to mean: the next list asks it no more.
 * @param begin what was known of texts before, as of headers
 */
export const rememberWaarden = (host: HostApi, antwoorden: Antwoorden, begin: Antwoorden): void => {
  const { storage, key } = open(host, 'waarden');
  const waarden = Object.entries(antwoorden).filter(
    ([id, antwoord]) => id.startsWith(WAARDE_VRAAG) && begin[id] !== antwoord,
  );
  if (waarden.length === 0) return;
  storage.write(key, { ...readEigenWaarden(host), ...Object.fromEntries(waarden) });
};
