import type { Cel } from '../cel.ts';
import { unguardText } from '../formulaSign.ts';
import { OMVANG, RIJEN_ERBIJ, type Grenzen } from '../grenzen.ts';
import { LeesFoutError, type GelezenBestand } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { findSeparator } from './findSeparator.ts';
import { splitText } from './splitText.ts';

/** A first line that says the separator, as Excel writes and reads it. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r|$)/i;

const celOf = (veld: string, rij: number, index: number): Cel => {
  const plaats = { rij, kolom: index + 1, herhaald: false };
  return veld === ''
    ? { ...plaats, soort: 'leeg', tekst: '' }
    : { ...plaats, soort: 'tekst', tekst: unguardText(veld) };
};

/** Says of each row how many fields it has, where that differs: a decimal comma may have divided a number. */
const withVelden = (rijen: readonly Cel[][], velden: readonly number[]): Cel[][] =>
  rijen.map((rij, index) => {
    const [eerste, ...rest] = rij;
    return eerste === undefined ? rij : [{ ...eerste, velden: velden[index] ?? 0 }, ...rest];
  });

/**
 * Whether quotes for ‘the same’, that do not belong together, may have taken in what stands between them: such a
 * field begins or ends with what divides cells, and the row has too few fields, or without the quotes would be two.
 */
const isOnzekereRij = (record: readonly string[], separator: string, breedste: number): boolean => {
  const hasEdge = (signs: readonly string[]): boolean =>
    record.some((field) => signs.some((sign) => field.startsWith(sign) || field.endsWith(sign)));
  if (breedste < 2 || !hasEdge([separator, '\n', '\r'])) return false;
  if (record.length < breedste && hasEdge([separator])) return true;
  const lines = record.join(separator).split(/\r\n|\n|\r/);
  return lines.filter((line) => line.split(separator).length >= breedste).length > 1;
};

/** The fields up to the last that is filled. */
const filledPart = (velden: readonly string[]): readonly string[] =>
  velden.slice(0, velden.findLastIndex((veld) => veld !== '') + 1);

/**
 * The cells of a text with separators: all of them texts.
 * @throws LeesFoutError
 */
export const readText = (text: string, naam: string, grenzen: Grenzen): GelezenBestand => {
  const line = SEPARATOR_LINE.exec(text);
  const body = text.slice(line?.[0].length ?? 0);
  const separator = line?.[1] ?? findSeparator(body);
  const rijen: Cel[][] = [];
  const aantallen: number[] = [];
  let cellen = 0;
  let breedste = 0;
  const open = splitText(body, {
    separator,
    maxFields: grenzen.kolommen,
    onRecord: (record, rij) => {
      const velden = filledPart(record);
      if (velden.length > grenzen.kolommen) {
        throw new LeesFoutError('teVeelKolommen', teksten.teVeelKolommen(grenzen.kolommen));
      }
      if (velden.length === 0) return;
      if (rijen.length === grenzen.rijen + RIJEN_ERBIJ) {
        throw new LeesFoutError('teVeelRijen', teksten.teVeelRijen(grenzen.rijen));
      }
      cellen += velden.length;
      if (cellen > OMVANG.cellen) throw new LeesFoutError('teVeelGegevens', teksten.teVeelGegevens);
      aantallen.push(record.length);
      const [eerste, ...rest] = velden.map((veld, index) => celOf(veld, rij, index));
      const isOnzeker = isOnzekereRij(record, separator, breedste);
      breedste = Math.max(breedste, record.length);
      if (eerste !== undefined)
        rijen.push([isOnzeker ? { ...eerste, isOnzeker } : eerste, ...rest]);
    },
  });
  if (open !== null) throw new LeesFoutError('aanhalingsteken', teksten.aanhalingsteken(open));
  const isOngelijk = separator === ',' && new Set(aantallen).size > 1;
  const blad = {
    naam,
    verborgen: false,
    fout: null,
    rijen: isOngelijk ? withVelden(rijen, aantallen) : rijen,
    verborgenRijen: [],
  };
  return { soort: 'tekst', bladen: [blad] };
};
