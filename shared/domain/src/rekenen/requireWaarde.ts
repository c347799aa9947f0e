/**
 * Reads a value that complete data always have.
 * @throws Error when it is missing: the calculation was given data that no schema has passed.
 */
export const requireWaarde = <Values extends object, Key extends keyof Values & string>(
  values: Values,
  key: Key,
): NonNullable<Values[Key]> => {
  const value = values[key];
  if (value === undefined || value === null) {
    throw new Error(`The calculation needs ‘${key}’, which complete data have.`);
  }
  return value;
};
