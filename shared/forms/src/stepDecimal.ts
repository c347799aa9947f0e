const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** One step further in decimal arithmetic, 0 for nothing; undefined when there is no number. */
export const stepDecimal = (value: unknown, step: number): number | undefined => {
  const from = value === null || value === undefined ? 0 : value;
  if (typeof from !== 'number') return undefined;
  return Number((from + step).toFixed(Math.max(decimalsOf(from), decimalsOf(step))));
};
