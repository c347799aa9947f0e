import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';

import { writeBos } from '../bewijs/bosbestand.ts';
import { certificatenbestandOf } from '../bewijs/certificatenbestand.ts';
import { certificatenbosSchema } from '../bewijs/certificatenbos.ts';
import { mergeSleutels, type Geldigheid, type Herkomst } from '../bewijs/mergeSleutels.ts';
import { sleutelbestandOf } from '../bewijs/sleutelbestand.ts';
import { sleutelbosSchema } from '../bewijs/sleutelbos.ts';
import type { Config } from '../config/config.ts';
import { BackupError } from '../database/backupError.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';

const SIGN_KEY = 'sign-key';
const SLEUTELS = 'rapportsleutels.json';
const CERTIFICATEN = 'rapportsleutels.certificaten.json';

/** Names in a backup of the secrets that go with the database, and where an installation has them. */
export const secretsOf = (config: Config): [name: string, file: string][] => [
  [SIGN_KEY, path.join(config.dataDir, SIGN_KEY)],
  [SLEUTELS, sleutelbestandOf(config)],
  [CERTIFICATEN, certificatenbestandOf(config)],
];

const HERKOMST: Record<Herkomst, string> = {
  teruggezet: 'teruggezet uit de backup',
  blijftIngetrokken: 'blijft ingetrokken (in de backup nog niet)',
  blijftVervangen: 'blijft vervangen (in de backup nog niet)',
  nuIngetrokken: 'nu ingetrokken (in de backup al, hier nog niet)',
  nuVervangen: 'nu vervangen (in de backup al, hier nog niet)',
  beide: 'stond hier ook',
  alleenHier: 'niet in de backup, blijft hier',
};

const ONTBREEKT = {
  hier: 'niet in de backup: die van deze installatie blijven',
  nergens:
    'niet in de backup en niet hier: de eerste start maakt nieuwe. Wat eerder is ondertekend, is daarmee niet te controleren.',
} as const;

/** @returns false when it is not there */
const ifThere = async (act: Promise<void>): Promise<boolean> => {
  try {
    await act;
    return true;
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    return false;
  }
};

/** @returns null when it is not there */
const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    return null;
  }
};

/** Puts one secret back; what stood there gets this behind its name. @returns what was done, a line each */
type PutBack = (former: string) => Promise<string[]>;

/** Copies the secrets into a backup. @returns the files that are not there, but for a `sign-key` that is a setting */
export const copySecrets = async (config: Config, backup: string): Promise<string[]> => {
  const missing: string[] = [];
  for (const [name, file] of secretsOf(config)) {
    const isCopied = await ifThere(copyFile(file, path.join(backup, name)));
    if (!isCopied && !(name === SIGN_KEY && config.signKey !== null)) missing.push(file);
  }
  return missing;
};

interface Bossoort<T extends Geldigheid> {
  /** What `pnpm sleutels` calls it. */
  titel: string;
  name: string;
  file: string;
  lees: (bos: unknown) => T[];
  bosVan: (sleutels: T[]) => object;
}

/** Those that stand here; null: there is nothing that can be read. */
const readHier = <T extends Geldigheid>(text: string, lees: (bos: unknown) => T[]): T[] | null => {
  try {
    return lees(JSON.parse(text));
  } catch {
    return null;
  }
};

/** @throws BackupError when the backup has them and they cannot be read */
const readBos = async <T extends Geldigheid>(
  { titel, name, file, lees, bosVan }: Bossoort<T>,
  backup: string,
): Promise<PutBack> => {
  const text = await readIfThere(path.join(backup, name));
  const terug = text === null ? null : readHier(text, lees);
  if (text !== null && terug === null) {
    throw new BackupError(`In ${name} van deze backup staan geen sleutels; er is niets veranderd.`);
  }
  return async (former) => {
    const stond = await readIfThere(file);
    if (terug === null) return [`${titel}: ${ONTBREEKT[stond === null ? 'nergens' : 'hier']}`];
    await ifThere(copyFile(file, file + former));
    const hier = stond === null ? [] : readHier(stond, lees);
    const { sleutels, herkomst } = mergeSleutels(hier ?? [], terug);
    await writeBos(file, bosVan(sleutels));
    return [
      `${titel}:`,
      ...[...herkomst].map(([kid, each]) => `  ${kid}  ${HERKOMST[each]}`),
      ...(hier === null
        ? ['  Wat hier stond, was niet te lezen. Trek opnieuw in wat was ingetrokken.']
        : []),
    ];
  };
};

/** Of a setting (`SIGN_KEY`) it is in no backup. */
const readSignKey = ({ dataDir, signKey }: Config, backup: string): PutBack => {
  const file = path.join(dataDir, SIGN_KEY);
  return async (former) => {
    const isHere = await ifThere(copyFile(file, file + former));
    const isBack = await ifThere(copyFile(path.join(backup, SIGN_KEY), file));
    if (isBack || signKey !== null) return [];
    return [`Ondertekende links: ${ONTBREEKT[isHere ? 'hier' : 'nergens']}`];
  };
};

/**
 * Reads the secrets of a backup.
 * @returns puts them back: keys and certificates beside those that stand here, so that nothing that was withdrawn counts
 * again
 * @throws BackupError when one cannot be read
 */
export const readSecrets = async (config: Config, backup: string): Promise<PutBack> => {
  const each: PutBack[] = [
    await readBos(
      {
        titel: 'Getallen (advies.json)',
        name: SLEUTELS,
        file: sleutelbestandOf(config),
        lees: (bos) => sleutelbosSchema.parse(bos).sleutels,
        bosVan: (sleutels) => ({ sleutels }),
      },
      backup,
    ),
    await readBos(
      {
        titel: 'Bestanden (PDF)',
        name: CERTIFICATEN,
        file: certificatenbestandOf(config),
        lees: (bos) => certificatenbosSchema.parse(bos).certificaten,
        bosVan: (certificaten) => ({ certificaten }),
      },
      backup,
    ),
    readSignKey(config, backup),
  ];
  return async (former) => {
    const regels: string[] = [];
    for (const putBack of each) regels.push(...(await putBack(former)));
    return regels;
  };
};
