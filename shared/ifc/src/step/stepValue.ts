/*
 * Values as ISO 10303-21 writes them. What is absent is `$`.
 */

/** Everything outside printable ASCII. */
const OTHER_SIGNS = /[^ -~]+/gu;

const codesOf = (signs: string, digits: number): string =>
  Array.from(signs, (sign) =>
    (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0'),
  ).join('');

/** `\X2\` holds signs of four figures, `\X4\` those of eight. */
const encoded = (signs: string): string =>
  signs.replaceAll(/[\u{10000}-\u{10FFFF}]+|[^\u{10000}-\u{10FFFF}]+/gu, (run) =>
    (run.codePointAt(0) ?? 0) > 0xffff
      ? `\\X4\\${codesOf(run, 8)}\\X0\\`
      : `\\X2\\${codesOf(run, 4)}\\X0\\`,
  );

/** A text, in quotes: the result is ASCII. */
export const stepText = (text: string | null): string =>
  text === null
    ? '$'
    : `'${text
        .toWellFormed()
        .replaceAll('\\', '\\\\')
        .replaceAll("'", "''")
        .replaceAll(OTHER_SIGNS, encoded)}'`;

/**
 * A real, which always has a point.
 * @throws RangeError on what is no number
 */
export const stepReal = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no real.`);
  const [mantissa = '', exponent] = String(value + 0).split('e');
  const withPoint = mantissa.includes('.') ? mantissa : `${mantissa}.`;
  return exponent === undefined ? withPoint : `${withPoint}E${Number(exponent)}`;
};

/** A list of values that are written already. */
export const stepList = (values: readonly string[]): string => `(${values.join(',')})`;

/** A point or direction. */
export const stepReals = (values: readonly number[]): string => stepList(values.map(stepReal));
