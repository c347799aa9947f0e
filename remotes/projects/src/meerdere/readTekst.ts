import type { ShownVeld } from '@adviestool/domain/velden/showVelden';
import { parseDecimal } from '@adviestool/forms/parseDecimal';

/** A number, and a unit behind it. */
const WITH_UNIT = /^(?<getal>.*?[\d,])\s*(?<eenheid>kg\/m²|kg|mm|cm|m|st|stuks)\.?$/iu;

/** How many of the unit of a field are in the unit that was typed. */
const FACTOREN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: { mm: 1, cm: 10, m: 1000 },
  m: { m: 1 },
  kg: { kg: 1 },
  'kg/m²': { 'kg/m²': 1 },
  '': { st: 1, stuks: 1 },
};

/** No more digits than were typed come of 2,003 m. */
const withoutNoise = (value: number): number => Number(value.toFixed(6));

const parseWithUnit = (text: string, eenheid: string): number | undefined => {
  const { getal = '', eenheid: typed = '' } = WITH_UNIT.exec(text)?.groups ?? {};
  const factor = FACTOREN[eenheid]?.[typed.toLowerCase()];
  const value = parseDecimal(getal);
  return factor === undefined || value === undefined ? undefined : withoutNoise(value * factor);
};

/**
 * What a text means to a field: a number as the Dutch write it (`1.200`, `2400 mm`, `2,4 m`), a text, or null
 * for nothing. A text that is no number comes back as it is, for the schema to refuse.
 */
export const readTekst = (
  { soort, eenheid = '' }: Pick<ShownVeld, 'soort'> & { eenheid?: string | undefined },
  tekst: string,
): number | string | null => {
  const trimmed = tekst.trim();
  if (trimmed === '') return null;
  if (soort !== 'maat' && soort !== 'getal') return trimmed;
  return parseDecimal(trimmed) ?? parseWithUnit(trimmed, eenheid) ?? trimmed;
};
