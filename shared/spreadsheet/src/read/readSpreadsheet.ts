import { bestandssoortOf } from './bestandssoort.ts';
import { GRENZEN, type Grenzen } from '../grenzen.ts';
import { LeesFoutError, type GelezenBestand, type Leesuitkomst } from '../leesFout.ts';
import { decodeText } from '../tekst/decodeText.ts';
import { readText } from '../tekst/readText.ts';
import { teksten } from '../teksten.ts';
import { readXlsx } from '../xlsx/readXlsx.ts';

const readBytes = (bytes: Uint8Array, naam: string, grenzen: Grenzen): GelezenBestand => {
  if (bestandssoortOf(bytes) === 'zip') return readXlsx(bytes, grenzen);
  return readText(decodeText(bytes), naam.replace(/\.[^.]*$/, ''), grenzen);
};

const read = (bron: Uint8Array | string, naam: string, grenzen: Grenzen): GelezenBestand => {
  if (bron.length > grenzen.bytes)
    throw new LeesFoutError('teGroot', teksten.teGroot(grenzen.bytes));
  const bestand =
    typeof bron === 'string' ? readText(bron, naam, grenzen) : readBytes(bron, naam, grenzen);
  const [fout] = bestand.bladen.flatMap((blad) => blad.fout ?? []);
  if (bestand.bladen.some(({ rijen }) => rijen.length > 0)) return bestand;
  throw new LeesFoutError(fout?.code ?? 'leeg', fout?.tekst ?? teksten.leeg);
};

interface ReadOptions {
  /** Name of the file; what is in it decides how it is read. */
  naam?: string;
  grenzen?: Partial<Grenzen>;
}

/**
 * The cells of a workbook (XLSX) or a text with separators (CSV, TSV, what a spreadsheet puts on the
 * clipboard). Never throws: a file that cannot be read gives its `fout`.
 * @param bron the bytes of a file, or the text of the clipboard
 */
export const readSpreadsheet = (
  bron: Uint8Array | string,
  { naam = teksten.klembord, grenzen = {} }: ReadOptions = {},
): Leesuitkomst => {
  try {
    return { gelukt: true, bestand: read(bron, naam, { ...GRENZEN, ...grenzen }) };
  } catch (error) {
    if (error instanceof LeesFoutError) return { gelukt: false, fout: error.fout };
    throw error;
  }
};
