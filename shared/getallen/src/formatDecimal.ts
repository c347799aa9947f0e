import { writeGetal } from './writeGetal.ts';

/** The figures of a number without a power of ten, to twenty decimals. */
const figuresOf = (value: number | bigint): string => {
  const text = String(value);
  if (typeof value === 'bigint' || !text.includes('e')) return text;
  return text.includes('e-')
    ? value.toFixed(20).replace(/\.0+$|(?<!0)0+$/, '')
    : String(BigInt(value));
};

/** A number as a field shows it when it is not being typed, and as a message writes its bound: never rounded. */
export const formatDecimal = (value: number | bigint): string => writeGetal(figuresOf(value));
