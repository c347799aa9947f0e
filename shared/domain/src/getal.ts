const DECIMALEN = 4;
const SCHAAL = 10 ** DECIMALEN;
/** From here a thousands point is written (house notation). */
const GROEPEREN_VANAF = 10_000;
/** From here on numbers are not exact at four decimals any more. */
const GROOT = 1e11;

const geheel = (value: number): string =>
  value < GROEPEREN_VANAF ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

const metDecimalen = (positive: number): string => {
  const geschaald = Math.round(positive * SCHAAL);
  const heel = Math.floor(geschaald / SCHAAL);
  const rest = geschaald - heel * SCHAAL;
  if (rest === 0) return geheel(heel);
  let decimalen = String(SCHAAL + rest).slice(1);
  while (decimalen.endsWith('0')) decimalen = decimalen.slice(0, -1);
  return `${geheel(heel)},${decimalen}`;
};

/** Writes a number for text: decimal comma, at most four decimals, no trailing zeros. */
export const getal = (value: number): string => {
  if (!Number.isFinite(value) || Math.abs(value) >= GROOT) return String(value).replace('.', ',');
  const tekst = metDecimalen(Math.abs(value));
  return value < 0 && tekst !== '0' ? `-${tekst}` : tekst;
};
