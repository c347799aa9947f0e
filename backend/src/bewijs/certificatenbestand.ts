import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Rapportcertificaat } from '@adviestool/contract/rapportsleutels';

import type { Config } from '../config/config.ts';
import { DataFolderError } from '../database/dataFolder.ts';
import { keepOnce } from '../database/keepOnce.ts';
import { replaceSecret } from '../database/replaceSecret.ts';
import {
  bestandsleutelOf,
  certificatenbosSchema,
  createCertificatenbos,
  listCertificaten,
  neemCertificaat,
  type Certificatenbos,
} from './certificatenbos.ts';
import type { Bestandsleutel } from './ondertekenPdf.ts';
import { readPkcs12 } from './readPkcs12.ts';
import { sleutelbestandOf } from './sleutelbestand.ts';

/** What everyone may know of the certificates, and what signs files now. */
export interface Certificaten {
  readonly openbaar: readonly Rapportcertificaat[];
  readonly sleutel: Bestandsleutel;
}

type Place = Pick<Config, 'rapportsleutels' | 'dataDir'>;
type Settings = Place & Pick<Config, 'rapportcertificaat' | 'siteOrigin'>;

/** Where the certificates of an installation are: beside its keys. */
export const certificatenbestandOf = (place: Place): string =>
  sleutelbestandOf(place).replace(/(?:\.json)?$/, '.certificaten.json');

/** How the certificates of an installation call it: by the host of its configured address. */
export const installatieOf = ({ siteOrigin }: Pick<Config, 'siteOrigin'>): string =>
  `Adviestool ${siteOrigin === null ? 'localhost' : new URL(siteOrigin).host}`;

const write = (bos: Certificatenbos): string => `${JSON.stringify(bos, null, 2)}\n`;

/**
 * Reads the certificates; the first that asks for them makes them.
 * @throws DataFolderError when they cannot be read, or everybody may read them
 */
export const readCertificatenbos = async (
  config: Place & Pick<Config, 'siteOrigin'>,
  now: Date,
): Promise<Certificatenbos> => {
  const file = certificatenbestandOf(config);
  const text = await keepOnce(file, async () =>
    write(await createCertificatenbos(installatieOf(config), now)),
  );
  try {
    return certificatenbosSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DataFolderError(
      `The file ${file} holds no certificates that can be read. Put a backup in its place: without the former ` +
        'certificates nobody can check the reports that were signed with them.',
      { cause },
    );
  }
};

/** Replaces the certificates in one step. */
export const writeCertificatenbos = (config: Place, bos: Certificatenbos): Promise<void> =>
  replaceSecret(certificatenbestandOf(config), write(bos));

/** @throws DataFolderError when it cannot be read, or is valid no more */
const readGekocht = async (
  { bestand, wachtwoord }: NonNullable<Config['rapportcertificaat']>,
  now: Date,
): Promise<Bestandsleutel> => {
  let gekocht: Bestandsleutel;
  try {
    gekocht = readPkcs12(await readFile(bestand), wachtwoord);
  } catch (cause) {
    throw new DataFolderError(
      `REPORT_CERTIFICATE: ${bestand} is no PKCS#12 file that REPORT_CERTIFICATE_PASSWORD opens, or holds no RSA or EC key with its certificate.`,
      { cause },
    );
  }
  const { validTo } = new X509Certificate(gekocht.certificaat);
  if (Date.parse(validTo) < now.getTime()) {
    throw new DataFolderError(`REPORT_CERTIFICATE: ${bestand} was valid until ${validTo}.`);
  }
  return gekocht;
};

/**
 * What signs files now: the bought certificate of the environment, or the installation's own. Read for each report, so
 * that a certificate that is replaced or withdrawn counts at once. A bought one is written down beside the own ones, so
 * that its reports can be checked when it has been replaced.
 * @throws DataFolderError or NoKeyError when there is nothing to sign with
 */
export const readCertificaten = async (config: Settings, now: Date): Promise<Certificaten> => {
  const bos = await readCertificatenbos(config, now);
  if (config.rapportcertificaat === null) {
    return { openbaar: listCertificaten(bos), sleutel: bestandsleutelOf(bos) };
  }
  const sleutel = await readGekocht(config.rapportcertificaat, now);
  const nieuw = neemCertificaat(bos, sleutel.certificaat, now);
  if (nieuw !== null) await writeCertificatenbos(config, nieuw);
  return { openbaar: listCertificaten(nieuw ?? bos), sleutel };
};
