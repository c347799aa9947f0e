/** All the decimals that a user may have typed; a field never rounds. Made when a number is first shown. */
let format: Intl.NumberFormat | undefined;

/** A number as a field shows it when it is not being typed, and as a message writes its bound. */
export const formatDecimal = (value: number | bigint): string => {
  format ??= new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 15, useGrouping: 'min2' });
  return format.format(value);
};
