import { formatDecimal } from './formatDecimal.ts';
import { writeGetal } from './writeGetal.ts';

/** From here on numbers are not exact in decimals any more. */
const GROOT = 1e11;

/** At least `minimum` decimals and at most `maximum`, rounded half away from zero. */
export const formatDecimalen = (value: number, minimum: number, maximum: number): string => {
  const positief = Math.abs(value);
  if (!(positief < GROOT)) return formatDecimal(value);
  const schaal = 10 ** maximum;
  const geschaald = Math.round(positief * schaal);
  const geheel = Math.floor(geschaald / schaal);
  const teken = value < 0 && geschaald > 0 ? '-' : '';
  let decimalen = String(schaal + (geschaald - geheel * schaal)).slice(1);
  while (decimalen.length > minimum && decimalen.endsWith('0')) decimalen = decimalen.slice(0, -1);
  return writeGetal(`${teken}${geheel}${decimalen === '' ? '' : `.${decimalen}`}`);
};

/** A number as it was filled in or counted, in a sentence: at most four decimals. */
export const formatGetal = (value: number): string => formatDecimalen(value, 0, 4);
