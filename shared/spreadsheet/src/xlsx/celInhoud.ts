import type { Inhoud } from '../cel.ts';
import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { dateOf, dateOfSerial } from './dateOf.ts';
import { GENERAL, numberShown, type NumberFormat } from './numberFormat.ts';
import { unescapeText } from './richText.ts';

/** A cell as the part of the sheet has it. */
export interface RawCel {
  type: string;
  style: string | undefined;
  /** The text of `v`; null: there is none. */
  value: string | null;
  /** The text of `is`. */
  inline: string;
  isFormula: boolean;
}

interface Tables {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  isFrom1904: boolean;
}

export const LEEG: Inhoud = { soort: 'leeg', tekst: '' };

const asTekst = (tekst: string): Inhoud => (tekst === '' ? LEEG : { soort: 'tekst', tekst });

const broken = (): LeesFoutError => new LeesFoutError('kapot', teksten.kapot);

const sharedText = (value: string, strings: readonly string[]): Inhoud => {
  const tekst = strings[Number(value)];
  if (tekst === undefined) throw broken();
  return asTekst(tekst);
};

const numberOf = (value: string, style: string | undefined, tables: Tables): Inhoud => {
  const waarde = Number(value);
  if (value.trim() === '' || !Number.isFinite(waarde)) throw broken();
  const format = tables.formats[Number(style ?? 0)] ?? GENERAL;
  return format.soort === 'datum'
    ? dateOfSerial(waarde, format, tables.isFrom1904)
    : numberShown(waarde, format.code);
};

/** A date as ISO 8601 has it: a day, a day with time, or a time. */
const isoDate = (value: string): Inhoud => {
  const parts = /^(?:(\d{4}-\d{2}-\d{2})T?)?(\d{2}:\d{2}(?::\d{2})?)?/.exec(value.trim());
  const [, day, time] = parts ?? [];
  const moment = new Date(`${day ?? '1970-01-01'}T${time ?? '00:00'}Z`);
  if ((day ?? time) === undefined || Number.isNaN(moment.valueOf())) throw broken();
  return dateOf(moment, { heeftDag: day !== undefined, heeftTijd: day === undefined });
};

/**
 * What a cell holds; a formula counts by the value that the file keeps of it.
 * @throws LeesFoutError when the value is none of its type
 */
export const celInhoud = (
  { type, style, value, inline, isFormula }: RawCel,
  tables: Tables,
): Inhoud => {
  if (type === 'inlineStr') return asTekst(inline);
  if (value === null || (value === '' && type !== 'str')) {
    return isFormula ? { soort: 'fout', tekst: teksten.formuleZonderWaarde } : LEEG;
  }
  switch (type) {
    case 's':
      return sharedText(value, tables.strings);
    case 'str':
      return asTekst(unescapeText(value));
    case 'b':
      return { soort: 'tekst', tekst: value === '1' ? teksten.waar : teksten.onwaar };
    case 'e':
      return { soort: 'fout', tekst: value };
    case 'd':
      return isoDate(value);
    case 'n':
      return numberOf(value, style, tables);
    default:
      throw broken();
  }
};
