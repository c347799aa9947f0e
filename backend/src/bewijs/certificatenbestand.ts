import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Rapportcertificaat } from '@adviestool/contract/rapportsleutels';

import type { Config } from '../config/config.ts';
import { DataFolderError } from '../database/dataFolder.ts';
import { readBos, writeBos } from './bosbestand.ts';
import { awaitSleutels } from './holdSleutels.ts';
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

/** The certificates of an installation, as they are when they are asked for. */
export interface Certificaten {
  /** What everyone may know of them. */
  readonly openbaar: () => Promise<Rapportcertificaat[]>;
  /**
   * What signs files now.
   * @throws DataFolderError or NoKeyError when there is nothing to sign with
   */
  readonly sleutel: () => Promise<Bestandsleutel>;
}

type Place = Pick<Config, 'rapportsleutels' | 'dataDir'>;
type Settings = Place & Pick<Config, 'rapportcertificaat' | 'siteOrigin'>;

/** Where the certificates of an installation are: beside its keys. */
export const certificatenbestandOf = (place: Place): string =>
  sleutelbestandOf(place).replace(/(?:\.json)?$/, '.certificaten.json');

/** How the certificates of an installation call it: by the host of its configured address. */
export const installatieOf = ({ siteOrigin }: Pick<Config, 'siteOrigin'>): string =>
  `Adviestool ${siteOrigin === null ? 'localhost' : new URL(siteOrigin).host}`;

/** @throws DataFolderError when they cannot be read, or everybody may read them */
export const readCertificatenbos = (
  config: Place & Pick<Config, 'siteOrigin'>,
  now: Date,
): Promise<Certificatenbos> =>
  readBos(certificatenbestandOf(config), {
    schema: certificatenbosSchema,
    make: () => createCertificatenbos(installatieOf(config), now),
    what: 'certificates',
  });

export const writeCertificatenbos = (config: Place, bos: Certificatenbos): Promise<void> =>
  writeBos(certificatenbestandOf(config), bos);

/** @throws DataFolderError */
const readGekocht = async ({
  bestand,
  wachtwoord,
}: NonNullable<Config['rapportcertificaat']>): Promise<Bestandsleutel> => {
  try {
    return readPkcs12(await readFile(bestand), wachtwoord);
  } catch (cause) {
    throw new DataFolderError(
      `REPORT_CERTIFICATE: ${bestand} is no PKCS#12 file that REPORT_CERTIFICATE_PASSWORD opens, or holds no RSA or EC key with its certificate.`,
      { cause },
    );
  }
};

/**
 * The bought certificate of the environment signs, else the installation's own. Those of the file are read for each
 * report, so that one that is replaced or withdrawn counts at once; the bought one is opened once, which is slow. It is
 * written down beside the own ones, so that its reports can be checked when it has been replaced, and those who check
 * reports go on when it has expired.
 */
export const createCertificaten = (config: Settings, now: () => Date): Certificaten => {
  const { rapportcertificaat } = config;
  let gekocht: Bestandsleutel | null = null;
  return {
    openbaar: async () => listCertificaten(await readCertificatenbos(config, now())),
    sleutel: async () => {
      if (rapportcertificaat === null) {
        return bestandsleutelOf(await readCertificatenbos(config, now()));
      }
      gekocht ??= await readGekocht(rapportcertificaat);
      const { certificaat } = gekocht;
      const { validTo } = new X509Certificate(certificaat);
      if (Date.parse(validTo) < now().getTime()) {
        throw new DataFolderError(
          `REPORT_CERTIFICATE: ${rapportcertificaat.bestand} was valid until ${validTo}.`,
        );
      }
      const take = async (): Promise<Certificatenbos | null> =>
        neemCertificaat(await readCertificatenbos(config, now()), certificaat, now());
      if ((await take()) !== null) {
        await awaitSleutels(config, async () => {
          const nieuw = await take();
          if (nieuw !== null) await writeCertificatenbos(config, nieuw);
        });
      }
      return gekocht;
    },
  };
};
