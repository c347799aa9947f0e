import { readGetaltekst } from '@adviestool/kozijnstaten/getaltekst';
import { toEenheidOf } from '@adviestool/domain/velden/eenheid';
import { parseDecimal } from '@adviestool/forms/parseDecimal';

type Getalveld = Parameters<typeof toEenheidOf>[0];

/** A number in another notation or with a unit, as a list may have it; null when it is none of this field. */
const readMaat = (veld: Getalveld, tekst: string): number | null => {
  const getal = readGetaltekst(tekst);
  return getal === null ? null : toEenheidOf(veld, getal.waarde, getal.eenheid);
};

/**
 * What a text means to a field: a number as the Dutch write it (`1.200`, `2400 mm`, `2,4 m`), a text, or null
 * for nothing. A text that is no number comes back as it is, for the schema to refuse.
 */
export const readTekst = (veld: Getalveld, tekst: string): number | string | null => {
  const trimmed = tekst.trim();
  if (trimmed === '') return null;
  if (veld.soort !== 'maat' && veld.soort !== 'getal') return trimmed;
  return parseDecimal(trimmed) ?? readMaat(veld, trimmed) ?? trimmed;
};
