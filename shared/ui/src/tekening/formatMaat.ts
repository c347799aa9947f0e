const maat = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0, useGrouping: 'min2' });

/** A length in whole mm, with a point for thousands from 10.000. */
export const formatMaat = (mm: number): string => maat.format(mm);
