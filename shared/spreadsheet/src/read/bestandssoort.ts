import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';

/** How files of other kinds begin. */
const HANDTEKENINGEN: readonly (readonly [begin: readonly number[], wat: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], teksten.pdf],
  [[0x89, 0x50, 0x4e, 0x47], teksten.afbeelding],
  [[0xff, 0xd8, 0xff], teksten.afbeelding],
  [[0x47, 0x49, 0x46, 0x38], teksten.afbeelding],
];

const ZIP = [0x50, 0x4b] as const;

/** The container of Office before 2007, and of what Office locks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** The first record of Excel before version 5, which has no container. */
const BIFF = [0x00, 0x02, 0x04, 0x08].map((version) => [0x09, version]);

const startsWith = (bytes: Uint8Array, begin: readonly number[]): boolean =>
  begin.every((byte, index) => bytes[index] === byte);

/** The names in such a container are UTF-16. */
const hasPart = (bytes: Uint8Array, naam: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(naam.split('').join('\0'));

const refuseOle = (bytes: Uint8Array): never => {
  if (hasPart(bytes, 'EncryptedPackage')) throw new LeesFoutError('beveiligd', teksten.beveiligd);
  if (hasPart(bytes, 'Workbook') || hasPart(bytes, 'Book')) {
    throw new LeesFoutError('oudExcel', teksten.oudExcel);
  }
  throw new LeesFoutError('geenLijst', teksten.geenLijst(teksten.oudOffice));
};

/**
 * Tells by its first bytes how a file is read; its name may say anything.
 * @throws LeesFoutError for what is neither an archive nor text
 */
export const bestandssoortOf = (bytes: Uint8Array): 'zip' | 'tekst' => {
  if (startsWith(bytes, ZIP)) return 'zip';
  if (startsWith(bytes, OLE)) return refuseOle(bytes);
  if (BIFF.some((begin) => startsWith(bytes, begin))) {
    throw new LeesFoutError('oudExcel', teksten.oudExcel);
  }
  const ander = HANDTEKENINGEN.find(([begin]) => startsWith(bytes, begin));
  if (ander !== undefined) throw new LeesFoutError('geenLijst', teksten.geenLijst(ander[1]));
  return 'tekst';
};
