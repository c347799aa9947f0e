const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values are the same as JSON, whatever the order of their keys. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
