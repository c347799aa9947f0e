import type { HostApi } from '@adviestool/contract/remoteModule';
import { keuzeVan, type Kolom } from '@adviestool/kozijnstaten/matchKolommen';
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

/** What the user made of headers earlier, in this browser. */
export const readKoppen = (host: HostApi): Koppen => {
  const { storage, key } = open(host, 'koppen');
  return storage.read(key, koppenSchema) ?? {};
};

/** Remembers what the user chose for columns. */
export const rememberKoppen = (host: HostApi, kolommen: readonly Kolom[]): void => {
  const { storage, key } = open(host, 'koppen');
  const chosen = kolommen.filter(({ reden, sleutel }) => reden === 'gekozen' && sleutel !== '');
  if (chosen.length === 0) return;
  storage.write(key, {
    ...readKoppen(host),
    ...Object.fromEntries(chosen.map((kolom) => [kolom.sleutel, keuzeVan(kolom)])),
  });
};

const waardenSchema = z.record(z.string(), z.string());

/** What the user answered earlier that texts mean, in this browser. */
export const readWaarden = (host: HostApi): Antwoorden => {
  const { storage, key } = open(host, 'waarden');
  return storage.read(key, waardenSchema) ?? {};
};

/** Remembers what texts were said to mean: the next list asks it no more. */
export const rememberWaarden = (host: HostApi, antwoorden: Antwoorden): void => {
  const { storage, key } = open(host, 'waarden');
  const waarden = Object.entries(antwoorden).filter(([id]) => id.startsWith(WAARDE_VRAAG));
  if (waarden.length === 0) return;
  storage.write(key, { ...readWaarden(host), ...Object.fromEntries(waarden) });
};
