import type { HostApi } from '@adviestool/contract/remoteModule';
import { keuzeVan, type Kolom } from '@adviestool/kozijnstaten/matchKolommen';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { z } from 'zod';

/** By the header as it is compared: the field that the user gave it; null: not used. */
const koppenSchema = z.record(z.string(), z.string().nullable());

type Koppen = z.infer<typeof koppenSchema>;

const open = ({ config }: HostApi) => ({
  storage: openStorage('local', config.variant.id),
  key: `kozijnstaat-koppen:${String(currentUid())}`,
});

/** What the user made of headers earlier, in this browser. */
export const readKoppen = (host: HostApi): Koppen => {
  const { storage, key } = open(host);
  return storage.read(key, koppenSchema) ?? {};
};

/** Remembers what the user chose for columns. */
export const rememberKoppen = (host: HostApi, kolommen: readonly Kolom[]): void => {
  const { storage, key } = open(host);
  const chosen = kolommen.filter(({ reden, sleutel }) => reden === 'gekozen' && sleutel !== '');
  if (chosen.length === 0) return;
  storage.write(key, {
    ...readKoppen(host),
    ...Object.fromEntries(chosen.map((kolom) => [kolom.sleutel, keuzeVan(kolom)])),
  });
};
