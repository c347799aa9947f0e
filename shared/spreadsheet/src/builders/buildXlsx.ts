import { strToU8, zipSync } from 'fflate';

import { kolomletters } from '../cel.ts';

/** A cell as a workbook may hold it; null leaves it out. */
export type BuiltCel =
  | string
  | number
  | boolean
  | null
  /** Days since the epoch of the workbook. */
  | { datum: number; formaat?: string }
  | { getal: number; formaat: string }
  | { fout: string }
  /** Without a value: as a program writes it that does not calculate. */
  | { formule: string; waarde?: string | number }
  /** A text in the cell itself instead of the shared ones. */
  | { inline: string }
  /** A text of several styles. */
  | { delen: readonly string[] };

export interface BuiltBlad {
  naam: string;
  /** From row 1. */
  rijen: readonly (readonly BuiltCel[])[];
  /** Merged areas, such as `A1:C1`. */
  samengevoegd?: readonly string[];
  verborgen?: boolean;
  /** The numbers of rows that a filter takes away. */
  verborgenRijen?: readonly number[];
}

interface BuildOptions {
  isFrom1904?: boolean;
  /** Parts to add or to put in the place of those that are made. */
  delen?: Readonly<Record<string, string | Uint8Array>>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Gives each value an index, the first time it is asked for. */
const createIndex = () => {
  const values: string[] = [];
  return {
    values,
    of: (value: string): number => {
      if (!values.includes(value)) values.push(value);
      return values.indexOf(value);
    },
  };
};

type Index = ReturnType<typeof createIndex>;

interface Tables {
  strings: Index;
  formats: Index;
}

/** Style 0 is General; each format has the style after its index. */
const styled = (ref: string, value: number, style: number): string =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

const celXml = (cel: BuiltCel, ref: string, { strings, formats }: Tables): string => {
  if (cel === null) return '';
  const shared = (xml: string): string => `<c r="${ref}" t="s"><v>${strings.of(xml)}</v></c>`;
  if (typeof cel === 'string') return shared(`<t xml:space="preserve">${escape(cel)}</t>`);
  if (typeof cel === 'number') return styled(ref, cel, 0);
  if (typeof cel === 'boolean') return `<c r="${ref}" t="b"><v>${cel ? 1 : 0}</v></c>`;
  if ('datum' in cel) return styled(ref, cel.datum, formats.of(cel.formaat ?? 'dd-mm-yyyy') + 1);
  if ('getal' in cel) return styled(ref, cel.getal, formats.of(cel.formaat) + 1);
  if ('fout' in cel) return `<c r="${ref}" t="e"><v>${cel.fout}</v></c>`;
  if ('inline' in cel) {
    return `<c r="${ref}" t="inlineStr"><is><t>${escape(cel.inline)}</t></is></c>`;
  }
  if ('delen' in cel) {
    const runs = cel.delen.map(
      (deel) => `<r><rPr><b/></rPr><t xml:space="preserve">${escape(deel)}</t></r>`,
    );
    return shared(`${runs.join('')}<rPh sb="0" eb="1"><t>klank</t></rPh>`);
  }
  const { formule, waarde } = cel;
  const value = waarde === undefined ? '' : `<v>${escape(String(waarde))}</v>`;
  const type = typeof waarde === 'string' ? ' t="str"' : '';
  return `<c r="${ref}"${type}><f>${escape(formule)}</f>${value}</c>`;
};

const sheetXml = (
  { rijen, samengevoegd = [], verborgenRijen = [] }: BuiltBlad,
  tables: Tables,
): string => {
  const rows = rijen.map((rij, index) => {
    const cellen = rij.map((cel, kolom) =>
      celXml(cel, `${kolomletters(kolom + 1)}${index + 1}`, tables),
    );
    const hidden = verborgenRijen.includes(index + 1) ? ' hidden="1"' : '';
    return `<row r="${index + 1}"${hidden}>${cellen.join('')}</row>`;
  });
  const merged = samengevoegd.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData>${
    merged === '' ? '' : `<mergeCells count="${samengevoegd.length}">${merged}</mergeCells>`
  }</worksheet>`;
};

const stylesXml = ({ values }: Index): string =>
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${values
    .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`)
    .join(
      '',
    )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${values
    .map((_code, index) => `<xf numFmtId="${164 + index}"/>`)
    .join('')}</cellXfs></styleSheet>`;

const workbookXml = (bladen: readonly BuiltBlad[], isFrom1904: boolean): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${
    isFrom1904 ? ' date1904="1"' : ''
  }/><sheets>${bladen
    .map(
      ({ naam, verborgen }, index) =>
        `<sheet name="${escape(naam)}" sheetId="${index + 1}"${
          verborgen === true ? ' state="hidden"' : ''
        } r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

/** A workbook as Excel writes it, for tests. */
export const buildXlsx = (
  bladen: readonly BuiltBlad[],
  { isFrom1904 = false, delen = {} }: BuildOptions = {},
): Uint8Array => {
  const tables = { strings: createIndex(), formats: createIndex() };
  const sheets = bladen.map((blad) => sheetXml(blad, tables));
  const parts: Record<string, string | Uint8Array> = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(bladen, isFrom1904),
    'xl/_rels/workbook.xml.rels': relations([
      ...bladen.map(
        (_blad, index) =>
          [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
      ),
      ['rIdStrings', 'sharedStrings', 'sharedStrings.xml'],
      ['rIdStyles', 'styles', '/xl/styles.xml'],
    ]),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${tables.strings.values
      .map((xml) => `<si>${xml}</si>`)
      .join('')}</sst>`,
    'xl/styles.xml': stylesXml(tables.formats),
    ...Object.fromEntries(sheets.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...delen,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  );
};
