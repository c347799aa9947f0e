/* Reading values that no schema has passed yet, to find out which schema they need. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldOf = (value: unknown, key: string): unknown =>
  isRecord(value) ? value[key] : undefined;

/** The option that the value is, if it is one. */
export const optionOf = <T>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);
