/** The ids in a field that holds a list of them, or nothing. */
export const chosenIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
