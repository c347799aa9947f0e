import { OMVANG, type Grenzen } from '../grenzen.ts';
import { LeesFoutError, type Blad, type GelezenBestand } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { createArchive, type Archive } from './createArchive.ts';
import { createOmvang, type Omvang } from './createOmvang.ts';
import { readRelations, type Relation } from './readRelations.ts';
import { readSharedStrings } from './readSharedStrings.ts';
import { readSheet, type Bladinhoud, type Werkmap } from './readSheet.ts';
import { readStyles } from './readStyles.ts';
import { readWorkbook, type SheetEntry } from './readWorkbook.ts';

const geenLijst = (wat: string): LeesFoutError =>
  new LeesFoutError('geenLijst', teksten.geenLijst(wat));

/** An archive may be many things; what it is stands in the place that each kind has. */
const refuseOther = (archive: Archive): never => {
  if (archive.has('mimetype')) throw geenLijst(teksten.openDocument);
  if (archive.has('word/document.xml')) throw geenLijst(teksten.word);
  throw geenLijst(teksten.zip);
};

const partOf = (relations: readonly Relation[], kind: string): string | undefined =>
  relations.find(({ type }) => type === kind)?.target;

const findWorkbook = (archive: Archive, omvang: Omvang): string => {
  const part = partOf(readRelations(archive, '', omvang), 'officeDocument');
  if (part?.endsWith('.bin') === true) throw geenLijst(teksten.binaireWerkmap);
  const name = part?.slice(part.lastIndexOf('/') + 1).toLowerCase() ?? '';
  const isWorkbook = name.includes('workbook') && name.endsWith('.xml');
  return part === undefined || !isWorkbook ? refuseOther(archive) : part;
};

const unpack = (archive: Archive, part: string): Uint8Array => {
  const bytes = archive.unpack(part);
  if (bytes === null) throw new LeesFoutError('kapot', teksten.kapot);
  return bytes;
};

/** A sheet that is too large leaves the others to be read; what is damaged leaves none. */
const readBlad = ({ naam, verborgen }: SheetEntry, read: () => Bladinhoud): Blad => {
  try {
    return { naam, verborgen, fout: null, ...read() };
  } catch (error) {
    const isTooLarge =
      error instanceof LeesFoutError && ['teVeelRijen', 'teVeelKolommen'].includes(error.fout.code);
    if (!isTooLarge) throw error;
    return { naam, verborgen, fout: error.fout, rijen: [], verborgenRijen: [] };
  }
};

/**
 * The cells of a workbook, sheet by sheet; sheets without cells (charts) are left out.
 * @throws LeesFoutError
 */
export const readXlsx = (bytes: Uint8Array, grenzen: Grenzen): GelezenBestand => {
  const archive = createArchive(bytes, OMVANG.uitgepakt);
  const omvang = createOmvang();
  const workbookPart = findWorkbook(archive, omvang);
  const { sheets, isFrom1904 } = readWorkbook(unpack(archive, workbookPart), omvang);
  const relations = readRelations(archive, workbookPart, omvang);
  const sheetParts = sheets.flatMap((entry) => {
    const relation = relations.find(({ id }) => id === entry.relation);
    return relation?.type === 'worksheet' ? [{ entry, part: relation.target }] : [];
  });
  if (sheetParts.length === 0) throw new LeesFoutError('geenBladen', teksten.geenBladen);

  const strings = partOf(relations, 'sharedStrings');
  const styles = partOf(relations, 'styles');
  const werkmap: Werkmap = {
    strings: strings === undefined ? [] : readSharedStrings(unpack(archive, strings), omvang),
    formats: styles === undefined ? [] : readStyles(unpack(archive, styles), omvang),
    isFrom1904,
    omvang,
    grenzen,
  };
  const bladen = sheetParts.map(({ entry, part }) =>
    readBlad(entry, () => readSheet(unpack(archive, part), werkmap)),
  );
  return { soort: 'xlsx', bladen };
};
