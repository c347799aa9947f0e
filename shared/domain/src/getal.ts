const DECIMALEN = 4;
const SCHAAL = 10 ** DECIMALEN;
/** From here a thousands point is written (house notation). */
const GROEPEREN_VANAF = 10_000;
/** From here on numbers are not exact at four decimals any more. */
const GROOT = 1e11;

const geheel = (value: number): string =>
  value < GROEPEREN_VANAF ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** What stands behind the whole number for each number of ten-thousandths, made when first needed. */
const breukteksten = Array.from<string | undefined>({ length: SCHAAL });

const makeBreuktekst = (tienduizendsten: number): string => {
  const cijfers = String(SCHAAL + tienduizendsten).slice(1);
  return tienduizendsten === 0 ? '' : `,${cijfers.replace(/0+$/, '')}`;
};

const breuktekst = (tienduizendsten: number): string =>
  (breukteksten[tienduizendsten] ??= makeBreuktekst(tienduizendsten));

const metDecimalen = (positive: number): string => {
  const geschaald = Math.round(positive * SCHAAL);
  const heel = Math.floor(geschaald / SCHAAL);
  return geheel(heel) + breuktekst(geschaald - heel * SCHAAL);
};

/**
 * Writes a number for text: decimal comma, at most four decimals, no trailing zeros. An advice holds
 * hundreds of them, so the decimals are looked up.
 */
export const getal = (value: number): string => {
  if (!(Math.abs(value) < GROOT)) return String(value).replace('.', ',');
  if (value >= 0) return metDecimalen(value);
  const tekst = metDecimalen(-value);
  return tekst === '0' ? tekst : `-${tekst}`;
};
