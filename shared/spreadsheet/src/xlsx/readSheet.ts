import type { Cel, Inhoud } from '../cel.ts';
import { OMVANG, RIJEN_ERBIJ, type Grenzen } from '../grenzen.ts';
import { LeesFoutError, type Blad } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { celInhoud, LEEG, type RawCel } from './celInhoud.ts';
import type { Omvang } from './createOmvang.ts';
import type { NumberFormat } from './numberFormat.ts';
import { isInSheet, parsePlaats } from './plaats.ts';
import { createRichText } from './richText.ts';
import { scanXml } from './scanXml.ts';

/** What the sheets of a workbook have in common. */
export interface Werkmap {
  strings: readonly string[];
  /** By the style of a cell. */
  formats: readonly NumberFormat[];
  isFrom1904: boolean;
  omvang: Omvang;
  grenzen: Grenzen;
}

interface Sheet {
  /** The rows by their number, each from column 1 to its last filled cell. */
  rijen: Map<number, Cel[]>;
  /** Merged areas, such as `A1:C2`. */
  gebieden: string[];
  lastKolom: number;
  /** The numbers of rows that are not shown. */
  verborgen: Set<number>;
}

export type Bladinhoud = Pick<Blad, 'rijen' | 'verborgenRijen'>;

/** Written out: spreading a union of shapes takes longer than reading the rest of the sheet. */
const celAt = (inhoud: Inhoud, rij: number, kolom: number): Cel => {
  const { soort, tekst } = inhoud;
  switch (soort) {
    case 'leeg':
      return { rij, kolom, herhaald: false, soort, tekst: '' };
    case 'getal':
      return { rij, kolom, herhaald: false, soort, tekst, waarde: inhoud.waarde };
    case 'datum':
      return { rij, kolom, herhaald: false, soort, tekst, waarde: inhoud.waarde };
    case 'tekst':
    case 'fout':
      return { rij, kolom, herhaald: false, soort, tekst };
    default:
      return soort satisfies never;
  }
};

/** Puts a cell in its row; those that it skips are empty. */
const put = (rijen: Sheet['rijen'], cel: Cel, omvang: Omvang): void => {
  const rij = rijen.get(cel.rij) ?? [];
  if (rij.length === 0) rijen.set(cel.rij, rij);
  while (rij.length < cel.kolom - 1) {
    omvang.add('');
    rij.push(celAt(LEEG, cel.rij, rij.length + 1));
  }
  omvang.add(cel.tekst);
  rij[cel.kolom - 1] = cel;
};

const isSet = (value: string | undefined): boolean => value === '1' || value === 'true';

const scanSheet = (bytes: Uint8Array, werkmap: Werkmap): Sheet => {
  const { grenzen, omvang } = werkmap;
  const sheet: Sheet = { rijen: new Map(), gebieden: [], lastKolom: 0, verborgen: new Set() };
  const rich = createRichText();
  let section = '';
  let plek = { rij: 0, kolom: 0 };
  let raw: RawCel | null = null;
  let isValue = false;

  const store = (inhoud: Inhoud): void => {
    if (inhoud.soort === 'leeg') return;
    if (!isInSheet(plek)) throw new LeesFoutError('kapot', teksten.kapot);
    if (plek.kolom > grenzen.kolommen) {
      throw new LeesFoutError('teVeelKolommen', teksten.teVeelKolommen(grenzen.kolommen));
    }
    put(sheet.rijen, celAt(inhoud, plek.rij, plek.kolom), omvang);
    sheet.lastKolom = Math.max(sheet.lastKolom, plek.kolom);
    if (sheet.rijen.size > grenzen.rijen + RIJEN_ERBIJ) {
      throw new LeesFoutError('teVeelRijen', teksten.teVeelRijen(grenzen.rijen));
    }
  };

  const addGebied = (ref: string): void => {
    if (sheet.gebieden.length === OMVANG.gebieden) {
      throw new LeesFoutError('teVeelGegevens', teksten.teVeelGegevens);
    }
    sheet.gebieden.push(ref);
  };

  scanXml(
    bytes,
    {
      open: (name, attribute, depth) => {
        if (depth === 2) section = name;
        else if (section === 'mergeCells') {
          if (depth === 3 && name === 'mergeCell') addGebied(attribute('ref') ?? '');
        } else if (section !== 'sheetData') return;
        else if (depth === 3 && name === 'row') {
          // Numbers may be left out; then it is the next one.
          plek = { rij: Number(attribute('r') ?? plek.rij + 1), kolom: 0 };
          if (isSet(attribute('hidden'))) sheet.verborgen.add(plek.rij);
        } else if (depth === 4 && name === 'c') {
          const address = attribute('r');
          plek = address === undefined ? { ...plek, kolom: plek.kolom + 1 } : parsePlaats(address);
          raw = {
            type: attribute('t') ?? 'n',
            style: attribute('s'),
            value: null,
            inline: '',
            isFormula: false,
          };
        } else if (raw !== null) {
          rich.open(name);
          isValue = depth === 5 && name === 'v';
          if (isValue) raw.value = '';
          if (depth === 5 && name === 'f') raw.isFormula = true;
        }
      },
      text: (text) => {
        if (raw === null) return;
        rich.text(text);
        if (isValue) raw.value = (raw.value ?? '') + text;
      },
      close: (name, depth) => {
        if (raw === null) return;
        rich.close(name);
        isValue = false;
        if (depth !== 4) return;
        raw.inline = rich.take();
        store(celInhoud(raw, werkmap));
        raw = null;
      },
    },
    omvang,
  );
  return sheet;
};

/**
 * Puts the value of each merged area in its other cells: in the rows that have a cell of their own, up
 * to the last filled column. Beyond that an area is only as wide as somebody drew it.
 */
const repeatMerged = ({ rijen, gebieden, lastKolom }: Sheet, omvang: Omvang): void => {
  for (const gebied of gebieden) {
    const [from = '', to = from] = gebied.split(':');
    const begin = parsePlaats(from);
    const end = parsePlaats(to);
    const bron = rijen.get(begin.rij)?.[begin.kolom - 1];
    if (bron === undefined || bron.soort === 'leeg') continue;
    for (const [rij, cellen] of rijen) {
      if (rij < begin.rij || rij > end.rij) continue;
      for (let kolom = begin.kolom; kolom <= Math.min(end.kolom, lastKolom); kolom += 1) {
        // Areas may lie over one another many times.
        omvang.add('');
        if ((cellen[kolom - 1]?.soort ?? 'leeg') !== 'leeg') continue;
        const cel: Cel = { ...bron, rij, kolom, herhaald: true };
        if (kolom > begin.kolom) cel.opzij = true;
        put(rijen, cel, omvang);
      }
    }
  }
};

/**
 * The filled rows of a sheet.
 * @throws LeesFoutError
 */
export const readSheet = (bytes: Uint8Array, werkmap: Werkmap): Bladinhoud => {
  const sheet = scanSheet(bytes, werkmap);
  repeatMerged(sheet, werkmap.omvang);
  const filled = [...sheet.rijen.entries()].toSorted(([one], [other]) => one - other);
  return {
    rijen: filled.map(([, cellen]) => cellen),
    verborgenRijen: filled.flatMap(([rij]) => (sheet.verborgen.has(rij) ? [rij] : [])),
  };
};
